import { expect } from 'vitest'
import {
  balancesOf,
  endReservation,
  grantCredits,
  listEntries,
  type Reservation,
  refund,
  reserve,
} from '#server/features/credits/ledger-queries.ts'
import { Random } from '#tests/support/random.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const LIMIT = 10
const PERIOD = new Date(Date.now() - 60 * 60_000)
const EVER = new Date(0)
const SEQUENCES_PER_PERSON = 20

type D1 = ReturnType<typeof sqliteD1>

interface Run {
  id: string
  /** What of it came from the person's own credits, and from the organisation's. */
  own: number
  org: number
  state: 'reserved' | 'settled' | 'released' | 'refunded' | 'refused'
}

/** What somebody has, by plain sums; a correction may take more than is there. */
interface Purse {
  own: number
  org: number
}

const available = ({ own, org }: Purse): number => Math.max(0, own) + Math.max(0, org)

/**
 * Random orders of grants, corrections that take credits away, reserve, settle, release and refund, some of them twice,
 * each beside plain sums.
 */
export async function playLedgers(
  sequences: number,
  seed: number,
): Promise<{ steps: number; refused: number }> {
  const random = new Random(seed)
  const d1 = sqliteD1()
  let steps = 0
  let refused = 0
  for (let at = 0; at < sequences; at += SEQUENCES_PER_PERSON) {
    const userId = `person${at}`
    await addPerson(d1, userId)
    const orgId = `org${at % 200}`
    const hasOrg = random.chance(0.5)
    if (hasOrg) await join(d1, userId, `${orgId}-${userId}`)
    const purse: Purse = { own: LIMIT, org: 0 }
    const give = async (to: keyof Purse, id: string, amount: number) => {
      const [kind, ownerId] =
        to === 'own' ? (['user', userId] as const) : (['org', `${orgId}-${userId}`] as const)
      for (const _ of [1, 2]) await grantCredits(d1, grant(`${userId}-${to}-${id}`, kind, ownerId, amount))
      if (to === 'own' || hasOrg) purse[to] += amount
    }
    await give('own', 'first', random.below(18) - 12)
    await give('org', 'first', random.below(6) - 2)
    const runs: Run[] = []
    for (let sequence = 0; sequence < Math.min(SEQUENCES_PER_PERSON, sequences - at); sequence++) {
      const run = await begin(d1, userId, `request${sequence}`, random.pick([0, 1, 1, 1, 4]), purse)
      runs.push(run)
      if (run.state === 'refused') refused++
      for (let turn = random.below(5); turn >= 0; turn--) {
        await step(d1, userId, random.pick(runs.slice(-3)), random, purse)
        steps++
      }
      if (random.chance(0.1)) await give(random.pick(['own', 'org']), `${sequence}`, random.below(9) - 5)
      const now = await balancesOf(d1, userId, LIMIT, PERIOD)
      expect(Math.min(now.oneTime + now.period, now.period, now.org)).toBeGreaterThanOrEqual(0)
      expect(now.oneTime + now.period + now.org).toBe(available(purse))
    }
    const entries = await listEntries(d1, userId, 500)
    for (const run of runs) {
      const entry = entries.find(each => each.id === `${userId}:${run.id}`)
      expect(entry?.state ?? 'refused').toBe(run.state)
    }
    expect(entries.every(entry => entry.message.trim() !== '')).toBe(true)
  }
  return { steps, refused }
}

async function begin(d1: D1, userId: string, id: string, amount: number, purse: Purse): Promise<Run> {
  const isReserved = await reserve(d1, reservation(userId, id, amount))
  expect(isReserved).toBe(amount === 0 || amount <= available(purse))
  if (!isReserved) return { id, own: 0, org: 0, state: 'refused' }
  expect(await reserve(d1, reservation(userId, id, amount))).toBe(true)
  const own = Math.min(amount, Math.max(0, purse.own))
  const run: Run = { id, own, org: amount - own, state: 'reserved' }
  spend(purse, run, 1)
  return run
}

function spend(purse: Purse, { own, org }: Run, times: 1 | -1): void {
  purse.own -= own * times
  purse.org -= org * times
}

async function step(d1: D1, userId: string, run: Run, random: Random, purse: Purse): Promise<void> {
  const move = random.pick(['settled', 'released', 'refund'] as const)
  const isMoved =
    move === 'refund'
      ? await refund(d1, userId, run.id, 'It did not paint.', {
          since: EVER,
          most: { count: SEQUENCES_PER_PERSON, from: EVER },
        })
      : await endReservation(d1, userId, run.id, { state: move, message: 'It ended.' })
  const isAllowed = move === 'refund' ? run.state === 'settled' : run.state === 'reserved'
  expect(isMoved).toBe(isAllowed)
  if (!isMoved) return
  run.state = move === 'refund' ? 'refunded' : move
  if (move !== 'settled') spend(purse, run, -1)
}

const reservation = (userId: string, requestId: string, amount: number): Reservation => ({
  ...{
    userId,
    requestId,
    patternId: 'pattern',
    amount,
    message: 'A page',
    limit: LIMIT,
    periodStart: PERIOD,
  },
})

const grant = (id: string, ownerKind: 'user' | 'org', ownerId: string, amount: number) => ({
  ...{ id, ownerKind, ownerId, amount, message: 'A present', grantedBy: 'admin' },
})

const addPerson = (d1: D1, id: string): Promise<unknown> =>
  d1
    .prepare(
      'insert into user (id, name, email, email_verified, created_at, updated_at) values (?, ?, ?, 0, 0, 0)',
    )
    .bind(id, id, `${id}@example.org`)
    .run()

const join = (d1: D1, userId: string, orgId: string): Promise<unknown> =>
  d1.prepare('insert into credit_payers (user_id, org_id) values (?, ?)').bind(userId, orgId).run()
