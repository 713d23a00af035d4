import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { creditGrants, ledger } from '#server/db/schema/credits.ts'
import { happenedTo, type KeyedEvent } from '#server/events/events-queries.ts'
import type { CreditEntry, LedgerState } from '#shared/credits.ts'

/** What a workspace lets one of its members spend. */
export interface OrgSpending {
  id: string
  /** What its plan gives in a period; null: everything. */
  limit: number | null
  periodStart: Date
  /** The most that one member may take in a period; null: all there is. */
  cap: number | null
}

/** What somebody may spend, before what was spent. */
export interface Spending {
  /** What the person's plan allows in the period; null: everything. */
  limit: number | null
  periodStart: Date
  /** The workspace that pays for what the person's own credits do not. */
  org: OrgSpending | null
}

export interface Reservation extends Spending {
  userId: string
  requestId: string
  patternId: string
  amount: number
  message: string
  /** A repair that is given for nothing: how many of these one may have from then on; null for anything else. */
  freeMost?: AtMost | null
}

interface AtMost {
  count: number
  from: Date
}

export interface Balances {
  /** Below 0: owed, and taken off the period; together they are never below 0. */
  oneTime: number
  /** What is left of the period before that; 0 without a limit. */
  period: number
  /** What the person may take of the workspace's: never more than its cap allows. */
  org: number
  /** What the period has used: credits with a limit, runs without. */
  used: number
}

const idOf = (userId: string, requestId: string): string => `${userId}:${requestId}`

/** Rows that take credits: what is reserved may still come back, and is not there meanwhile. */
const TAKEN = sql`state in ('reserved', 'settled')`

/** As good as everything. */
const NO_LIMIT = 1_000_000_000

/**
 * What is left of each kind, and what the period has used, as one row. A correction that took more one-time credits than
 * there were is owed: it lessens what the period gives, down to nothing, so that what is shown can be spent. What an
 * organisation owes is its own affair. Of its credits those that it was given are spent before those of its period.
 */
const balances = (userId: string, { limit, periodStart, org }: Spending) => sql`
  with payer as (select chosen.org_id from credit_payers chosen
    join workspace_members member on member.workspace_id = chosen.org_id and member.user_id = chosen.user_id
    where chosen.user_id = ${userId} and chosen.org_id = ${org?.id ?? null}),
  sums as (select
    (select coalesce(sum(amount), 0) from credit_grants where owner_kind = 'user' and owner_id = ${userId})
      - (select coalesce(sum(one_time), 0) from ledger where user_id = ${userId} and ${TAKEN}) as oneTime,
    max(0, coalesce(${limit}, 0) - (select coalesce(sum(period), 0) from ledger
      where user_id = ${userId} and ${TAKEN} and created_at >= ${periodStart.getTime()})) as period,
    (select org_id from payer) as orgId,
    (select coalesce(sum(amount), 0) from credit_grants where owner_kind = 'org'
        and owner_id = (select org_id from payer))
      - (select coalesce(sum(org - org_period), 0) from ledger where ${TAKEN}
        and org_id = (select org_id from payer)) as orgGiven,
    (select max(0, ${org ? (org.limit ?? NO_LIMIT) : 0} - (select coalesce(sum(org_period), 0) from ledger where ${TAKEN}
      and org_id = payer.org_id and created_at >= ${org?.periodStart.getTime() ?? 0})) from payer) as orgPeriod,
    max(0, ${org?.cap ?? NO_LIMIT} - (select coalesce(sum(org), 0) from ledger where ${TAKEN} and user_id = ${userId}
      and org_id = (select org_id from payer) and created_at >= ${org?.periodStart.getTime() ?? 0})) as capLeft,
    (select ${limit === null ? sql`count(*)` : sql`coalesce(sum(amount), 0)`} from ledger
      where user_id = ${userId} and ${TAKEN} and created_at >= ${periodStart.getTime()}) as used)
  select max(oneTime, -period) as oneTime, period, orgId, max(0, orgGiven) as orgGiven,
    min(capLeft, max(0, orgGiven + coalesce(orgPeriod, 0))) as org, used from sums`

/**
 * Reserves before a run, in one conditional statement, so that two sends can never both take the last credit. One-time
 * credits are spent first, then the person's, then the workspace's within the member's cap. False: not enough left, or a request of another design
 * has this id. Reserving the same request again changes nothing and is true. What is told is told in the same batch.
 */
export async function reserve(
  d1: D1Database,
  reservation: Reservation,
  told: readonly KeyedEvent[] = [],
): Promise<boolean> {
  const { userId, requestId, patternId, amount, message, limit, freeMost = null } = reservation
  const id = idOf(userId, requestId)
  const now = Date.now()
  const isFree = limit === null || amount === 0
  const oneTime = isFree ? sql`0` : sql`min(${amount}, max(0, oneTime))`
  const period = isFree ? sql`${amount}` : sql`min(${amount} - ${oneTime}, period + min(0, oneTime))`
  const org = sql`(${amount} - ${oneTime} - ${period})`
  const mayBeFree = freeMost
    ? sql`(select count(*) from ledger where user_id = ${userId} and is_free_repair = 1
        and created_at >= ${freeMost.from.getTime()}) < ${freeMost.count}`
    : sql`1 = 1`
  const reserving = database(d1).all(sql`
    with left as (${balances(userId, reservation)})
    insert into ledger (id, user_id, request_id, pattern_id, amount, is_free_repair, one_time, period, org, org_period, org_id, state, message, created_at, updated_at)
    select ${id}, ${userId}, ${requestId}, ${patternId}, ${amount}, ${freeMost ? 1 : 0},
      ${oneTime}, ${period}, ${org}, max(0, ${org} - orgGiven), orgId, 'reserved', ${message}, ${now}, ${now}
    from left
    where case when exists (select 1 from ledger where id = ${id})
      then exists (select 1 from ledger where id = ${id} and pattern_id = ${patternId})
      else (${isFree ? 1 : 0} = 1 and ${mayBeFree}) or (${isFree ? 1 : 0} = 0 and oneTime + period + org >= ${amount}) end
    on conflict (id) do update set id = excluded.id
    returning id`)
  const isReserved = sql`exists (select 1 from ledger
    where id = ${id} and pattern_id = ${patternId} and state = 'reserved')`
  const { sql: query, params } = reserving.getQuery()
  const [reserved] = await d1.batch([
    d1.prepare(query).bind(...params),
    ...told.map(({ event, key }) => happenedTo(d1, event, { key, when: isReserved })),
  ])
  return (reserved?.results.length ?? 0) > 0
}

/** Ends a reservation once: settled is charged, released is not. A second end changes nothing. */
export const endReservation = (
  d1: D1Database,
  userId: string,
  requestId: string,
  end: { state: 'settled' | 'released'; message: string },
): Promise<boolean> => move(d1, idOf(userId, requestId), ['reserved'], end)

/** As if it had never been reserved: what it was for did not come about, and may be asked for again. */
export async function withdraw(d1: D1Database, userId: string, requestId: string): Promise<void> {
  await database(d1)
    .delete(ledger)
    .where(and(eq(ledger.id, idOf(userId, requestId)), eq(ledger.state, 'reserved')))
}

/** Longer than anybody waits for a design that is paid before it is made. */
const UNMADE_AFTER_MS = 10 * 60_000

/** Gives back what was reserved for designs that never came to be, since whoever was to make them has ended meanwhile. */
export async function withdrawUnmade(d1: D1Database, userId: string, now: number): Promise<void> {
  await database(d1)
    .delete(ledger)
    .where(
      and(
        ...[eq(ledger.userId, userId), eq(ledger.state, 'reserved')],
        lte(ledger.createdAt, new Date(now - UNMADE_AFTER_MS)),
        sql`not exists (select 1 from patterns where patterns.id = ${ledger.patternId})`,
      ),
    )
}

/** What somebody's request has reserved, whatever became of it. */
export async function findEntry(
  d1: D1Database,
  userId: string,
  requestId: string,
): Promise<Pick<Reservation, 'patternId' | 'amount'> | null> {
  const [row] = await database(d1)
    .select({ patternId: ledger.patternId, amount: ledger.amount })
    .from(ledger)
    .where(eq(ledger.id, idOf(userId, requestId)))
  return row ?? null
}

/** Gives back what was charged, once, when it was charged after `since`, and no more than so many in that time. */
export const refund = (
  d1: D1Database,
  userId: string,
  requestId: string,
  message: string,
  { since, most }: { since: Date; most: AtMost },
): Promise<boolean> =>
  move(
    d1,
    idOf(userId, requestId),
    ['settled'],
    { state: 'refunded', message },
    and(gte(ledger.updatedAt, since), fewerRefunds(userId, most)),
  )

/** Gives back what is still reserved, instead of charging it: one of the same few. */
export const forgo = (
  d1: D1Database,
  userId: string,
  requestId: string,
  message: string,
  most: AtMost,
): Promise<boolean> =>
  move(d1, idOf(userId, requestId), ['reserved'], { state: 'refunded', message }, fewerRefunds(userId, most))

/** What has cost nothing gives nothing back, so it is none of them. */
const fewerRefunds = (userId: string, { count, from }: AtMost): SQL =>
  sql`(${ledger.amount} = 0 or (select count(*) from ledger as given where given.user_id = ${userId}
    and given.state = 'refunded' and given.amount > 0 and given.updated_at >= ${from.getTime()}) < ${count})`

async function move(
  d1: D1Database,
  id: string,
  from: LedgerState[],
  to: { state: LedgerState; message: string },
  where?: SQL,
): Promise<boolean> {
  const moved = await database(d1)
    .update(ledger)
    .set({ ...to, updatedAt: new Date() })
    .where(and(eq(ledger.id, id), inArray(ledger.state, from), where))
    .returning({ id: ledger.id })
  return moved.length > 0
}

export async function balancesOf(d1: D1Database, userId: string, spending: Spending): Promise<Balances> {
  const { oneTime, period, org, used } = await database(d1).get<Balances>(balances(userId, spending))
  return { oneTime, period, org, used }
}

export interface Usage {
  count: number
  amount: number
}

/** What a person used or has reserved since `from`. */
export async function usageSince(d1: D1Database, userId: string, from: Date): Promise<Usage> {
  const [row] = await database(d1)
    .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${ledger.amount}), 0)` })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), TAKEN, gte(ledger.createdAt, from)))
  return row ?? { count: 0, amount: 0 }
}

/** The lines of a person's credits up to a moment, newest first. */
export async function listEntries(
  d1: D1Database,
  userId: string,
  limit: number,
  before = Date.now(),
): Promise<CreditEntry[]> {
  const db = database(d1)
  const until = new Date(before)
  const [runs, grants] = await Promise.all([
    db
      .select()
      .from(ledger)
      .where(and(eq(ledger.userId, userId), lte(ledger.createdAt, until)))
      .orderBy(desc(ledger.createdAt))
      .limit(limit),
    db
      .select()
      .from(creditGrants)
      .where(
        and(
          eq(creditGrants.ownerKind, 'user'),
          eq(creditGrants.ownerId, userId),
          lte(creditGrants.createdAt, until),
        ),
      )
      .orderBy(desc(creditGrants.createdAt))
      .limit(limit),
  ])
  const entries: CreditEntry[] = [
    ...runs.map(({ id, amount, state, message, patternId, createdAt }) => ({
      ...{ id, kind: 'run' as const, amount, state, message, patternId, createdAt: createdAt.getTime() },
    })),
    ...grants.map(({ id, amount, message, createdAt }) => ({
      ...{ id, kind: 'grant' as const, amount, state: null, message, patternId: null },
      createdAt: createdAt.getTime(),
    })),
  ]
  return entries.sort((a, b) => b.createdAt - a.createdAt).slice(0, limit)
}
