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
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'

const LIMIT = 10
const PERIOD = new Date(Date.now() - 60 * 60_000)
const EVER = new Date(0)
const SEQUENCES_PER_PERSON = 20

type D1 = ReturnType<typeof sqliteD1>

interface Run {
  id: string
  amount: number
  state: 'reserved' | 'settled' | 'released' | 'refunded' | 'refused'
}

/** Random orders of reserve, settle, release and refund, some of them twice, each beside plain sums. */
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
    const given = { oneTime: random.below(6), org: random.below(4) }
    if (random.chance(0.5)) await join(d1, userId, `${orgId}-${userId}`)
    await grantCredits(d1, grant(`${userId}-one`, 'user', userId, given.oneTime))
    await grantCredits(d1, grant(`${userId}-one`, 'user', userId, given.oneTime))
    await grantCredits(d1, grant(`${userId}-org`, 'org', `${orgId}-${userId}`, given.org))
    const before = await balancesOf(d1, userId, LIMIT, PERIOD)
    const total = before.oneTime + before.period + before.org
    expect(before.oneTime).toBe(given.oneTime)
    const runs: Run[] = []
    for (let sequence = 0; sequence < Math.min(SEQUENCES_PER_PERSON, sequences - at); sequence++) {
      const run = await begin(
        d1,
        userId,
        `request${sequence}`,
        random.pick([0, 1, 1, 1, 4]),
        left(total, runs),
      )
      runs.push(run)
      if (run.state === 'refused') refused++
      for (let turn = random.below(5); turn >= 0; turn--) {
        await step(d1, userId, random.pick(runs.slice(-3)), random)
        steps++
      }
      const now = await balancesOf(d1, userId, LIMIT, PERIOD)
      expect(Math.min(now.oneTime, now.period, now.org)).toBeGreaterThanOrEqual(0)
      expect(now.oneTime + now.period + now.org).toBe(left(total, runs))
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

const left = (total: number, runs: Run[]): number =>
  total -
  runs.reduce((sum, run) => sum + (run.state === 'reserved' || run.state === 'settled' ? run.amount : 0), 0)

async function begin(d1: D1, userId: string, id: string, amount: number, balance: number): Promise<Run> {
  const isReserved = await reserve(d1, reservation(userId, id, amount))
  expect(isReserved).toBe(amount === 0 || amount <= balance)
  if (isReserved) expect(await reserve(d1, reservation(userId, id, amount))).toBe(true)
  return { id, amount, state: isReserved ? 'reserved' : 'refused' }
}

async function step(d1: D1, userId: string, run: Run, random: Random): Promise<void> {
  const move = random.pick(['settled', 'released', 'refund'] as const)
  const isMoved =
    move === 'refund'
      ? await refund(d1, userId, run.id, 'It did not paint.', EVER)
      : await endReservation(d1, userId, run.id, { state: move, message: 'It ended.' })
  const isAllowed = move === 'refund' ? run.state === 'settled' : run.state === 'reserved'
  expect(isMoved).toBe(isAllowed)
  if (isMoved) run.state = move === 'refund' ? 'refunded' : move
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
