import { expect, vi } from 'vitest'
import { grantCredits } from '#server/features/credits/grants-queries.ts'
import {
  balancesOf,
  endReservation,
  listEntries,
  refund,
  reserve,
  type Spending,
} from '#server/features/credits/ledger-queries.ts'
import { PLANS, periodAt } from '#shared/plans.ts'
import { Random } from '#tests/support/random.ts'
import { addWorkspace } from '#tests/support/rooms/add-workspace.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const MEMBERS = 3
const SEQUENCES_PER_WORKSPACE = 20
const BEGIN = Date.UTC(2026, 0, 31, 10)
const EVER = new Date(0)
/** What plans give here, so that they run out; null has no limit. */
const LIMITS = [PLANS.free.creditsPerPeriod, 3, 25, PLANS.enterprise.creditsPerPeriod]

type D1 = ReturnType<typeof sqliteD1>

interface Run {
  id: string
  userId: string
  amount: number
  at: number
  /** Where it came from. */
  from: { oneTime: number; period: number; orgGiven: number; orgPeriod: number }
  state: 'reserved' | 'settled' | 'released' | 'refunded' | 'refused'
}

/** What somebody, or a workspace, was given and has a plan for. */
interface Purse {
  given: number
  limit: number | null
  anchor: number | null
}

interface Workspace {
  orgId: string
  org: Purse & { cap: number | null }
  members: (Purse & { id: string })[]
  runs: Run[]
  clock: number
}

/**
 * Random orders of grants, corrections, spends, ends, refunds, changes of plans and caps, and ends of periods, of several
 * members of a workspace, some of them twice, each beside plain sums over all that was taken.
 */
export async function playLedgers(
  sequences: number,
  seed: number,
): Promise<{ steps: number; refused: number; periods: number }> {
  const random = new Random(seed)
  const d1 = sqliteD1()
  const played = { steps: 0, refused: 0, periods: 0 }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (let at = 0; at < sequences; at += SEQUENCES_PER_WORKSPACE) {
      const world = await newWorkspace(d1, `org${at}`, random)
      for (let turn = 0; turn < Math.min(SEQUENCES_PER_WORKSPACE, sequences - at); turn++)
        await sequence(d1, world, `${turn}`, random, played)
      await compareEntries(d1, world)
    }
  } finally {
    vi.useRealTimers()
  }
  return played
}

async function sequence(
  d1: D1,
  world: Workspace,
  name: string,
  random: Random,
  played: { steps: number; refused: number; periods: number },
): Promise<void> {
  const member = random.pick(world.members)
  const run = await spend(d1, world, member, `request${name}`, random.pick([0, 1, 1, 1, 4]))
  world.runs.push(run)
  if (run.state === 'refused') played.refused++
  for (let turn = random.below(5); turn >= 0; turn--) {
    await end(d1, random.pick(world.runs.slice(-4)), random)
    played.steps++
  }
  if (random.chance(0.15)) await give(d1, world, `again-${name}`, random)
  if (random.chance(0.15)) random.pick([world.org, ...world.members]).limit = random.pick(LIMITS)
  if (random.chance(0.1)) world.org.cap = random.pick([null, 0, 2, 6])
  if (random.chance(0.1)) random.pick([world.org, ...world.members]).anchor = random.pick([null, world.clock])
  if (random.chance(0.1)) {
    const { end: over } = periodAt(random.pick([world.org, member]).anchor, world.clock)
    world.clock = over + random.below(2)
    played.periods++
  } else world.clock += 60_000
  vi.setSystemTime(world.clock)
  for (const one of random.chance(0.1) ? world.members : [random.pick(world.members)]) {
    const now = await balancesOf(d1, one.id, spendingOf(world, one))
    expect(now).toMatchObject(wanted(world, one))
    expect(Math.min(now.oneTime + now.period, now.period, now.org)).toBeGreaterThanOrEqual(0)
  }
}

/** Plain sums over what is reserved or settled. */
function wanted(world: Workspace, member: Purse & { id: string }) {
  const taken = world.runs.filter(({ state }) => state === 'reserved' || state === 'settled')
  const sum = (part: keyof Run['from'], of: (run: Run) => boolean): number =>
    taken.filter(of).reduce((total, { from }) => total + from[part], 0)
  const isOwn = ({ userId }: Run) => userId === member.id
  const since = ({ anchor }: Purse) => {
    const { start } = periodAt(anchor, world.clock)
    return ({ at }: Run) => at >= start
  }
  const [inOwn, inOrg] = [since(member), since(world.org)]
  const given = member.given - sum('oneTime', isOwn)
  const period = Math.max(0, (member.limit ?? 0) - sum('period', run => isOwn(run) && inOwn(run)))
  const orgGiven = world.org.given - sum('orgGiven', () => true)
  const orgPeriod = Math.max(0, (world.org.limit ?? Number.MAX_SAFE_INTEGER) - sum('orgPeriod', inOrg))
  const byMember = (run: Run) => isOwn(run) && inOrg(run)
  const capLeft =
    (world.org.cap ?? Number.MAX_SAFE_INTEGER) - sum('orgGiven', byMember) - sum('orgPeriod', byMember)
  const org = Math.min(Math.max(0, capLeft), Math.max(0, orgGiven + orgPeriod))
  return {
    ...{ oneTime: Math.max(given, 0 - period), period },
    org: org > 1_000_000 ? expect.any(Number) : org,
  }
}

async function spend(
  d1: D1,
  world: Workspace,
  member: Purse & { id: string },
  id: string,
  amount: number,
): Promise<Run> {
  const spending = spendingOf(world, member)
  const before = await balancesOf(d1, member.id, spending)
  const asked = {
    ...spending,
    userId: member.id,
    requestId: id,
    patternId: 'pattern',
    amount,
    message: 'A page',
  }
  const isReserved = await reserve(d1, asked)
  const available = before.oneTime + before.period + before.org
  expect(isReserved).toBe(amount === 0 || member.limit === null || amount <= available)
  const run: Run = {
    ...{ id, userId: member.id, amount, at: world.clock, state: isReserved ? 'reserved' : 'refused' },
    from: { oneTime: 0, period: 0, orgGiven: 0, orgPeriod: 0 },
  }
  if (!isReserved) return run
  expect(await reserve(d1, asked)).toBe(true)
  const row = await d1
    .prepare('select one_time, period, org, org_period from ledger where id = ?')
    .bind(`${member.id}:${id}`)
    .all<{ one_time: number; period: number; org: number; org_period: number }>()
  const [parts] = row.results
  expect(parts).toBeDefined()
  const { one_time = 0, period = 0, org = 0, org_period = 0 } = parts ?? {}
  expect(one_time + period + org).toBe(amount)
  run.from = { oneTime: one_time, period, orgGiven: org - org_period, orgPeriod: org_period }
  if (member.limit !== null) expect(one_time).toBe(Math.min(amount, Math.max(0, before.oneTime)))
  if (org > 0) expect(one_time + period).toBe(before.oneTime + before.period)
  expect(Math.min(...Object.values(run.from))).toBeGreaterThanOrEqual(0)
  return run
}

async function end(d1: D1, run: Run, random: Random): Promise<void> {
  const move = random.pick(['settled', 'released', 'refund'] as const)
  const isMoved =
    move === 'refund'
      ? await refund(d1, run.userId, run.id, 'It did not paint.', {
          since: EVER,
          most: { count: 1_000, from: EVER },
        })
      : await endReservation(d1, run.userId, run.id, { state: move, message: 'It ended.' })
  expect(isMoved).toBe(move === 'refund' ? run.state === 'settled' : run.state === 'reserved')
  if (isMoved) run.state = move === 'refund' ? 'refunded' : move
}

async function give(d1: D1, world: Workspace, name: string, random: Random): Promise<void> {
  const member = random.pick(world.members)
  const [purse, ownerKind, ownerId] = random.chance(0.5)
    ? ([world.org, 'org', world.orgId] as const)
    : ([member, 'user', member.id] as const)
  const amount = random.below(12) - 5
  const grant = { id: `${world.orgId}-${name}`, ownerKind, ownerId, amount }
  for (const _ of [1, 2]) await grantCredits(d1, { ...grant, message: 'A present', grantedBy: 'admin' })
  purse.given += amount
}

const spendingOf = (world: Workspace, { limit, anchor }: Purse): Spending => ({
  limit,
  periodStart: new Date(periodAt(anchor, world.clock).start),
  org: {
    ...{ id: world.orgId, limit: world.org.limit, cap: world.org.cap },
    periodStart: new Date(periodAt(world.org.anchor, world.clock).start),
  },
})

async function newWorkspace(d1: D1, orgId: string, random: Random): Promise<Workspace> {
  const purse = () => ({ given: 0, limit: random.pick(LIMITS), anchor: random.pick([null, BEGIN]) })
  const world: Workspace = {
    ...{ orgId, runs: [], clock: BEGIN },
    org: { ...purse(), cap: random.pick([null, null, 4]) },
    members: Array.from({ length: MEMBERS }, (_, at) => ({ ...purse(), id: `${orgId}-member${at}` })),
  }
  vi.setSystemTime(world.clock)
  for (const { id } of world.members) await addPerson(d1, id)
  await addWorkspace(
    d1,
    orgId,
    world.members.map(({ id }) => id),
  )
  for (const name of ['first', 'second']) await give(d1, world, name, random)
  return world
}

async function compareEntries(d1: D1, world: Workspace): Promise<void> {
  for (const { id } of world.members) {
    const entries = await listEntries(d1, id, 500)
    for (const run of world.runs.filter(({ userId }) => userId === id))
      expect(entries.find(entry => entry.id === `${id}:${run.id}`)?.state ?? 'refused').toBe(run.state)
    expect(entries.every(entry => entry.message.trim() !== '')).toBe(true)
  }
}

const addPerson = (d1: D1, id: string): Promise<unknown> =>
  d1
    .prepare(
      'insert into user (id, name, email, email_verified, created_at, updated_at) values (?, ?, ?, 0, 0, 0)',
    )
    .bind(id, id, `${id}@example.org`)
    .run()
