import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { ledger } from '#server/db/schema.ts'

export interface Reservation {
  userId: string
  requestId: string
  patternId: string
  amount: number
  message: string
  /** Most that may be used in the period; null: no limit. */
  limit: number | null
  periodStart: Date
}

const idOf = (userId: string, requestId: string): string => `${userId}:${requestId}`

/**
 * Reserves before a run, in one conditional statement, so that two sends can never both take the last credit.
 * False: not enough left. Reserving the same request again changes nothing and is true.
 */
export async function reserve(d1: D1Database, reservation: Reservation): Promise<boolean> {
  const { userId, requestId, patternId, amount, message, limit, periodStart } = reservation
  const db = database(d1)
  const id = idOf(userId, requestId)
  const now = Date.now()
  const used = sql`(select coalesce(sum(amount), 0) from ${ledger} where user_id = ${userId} and state != 'released' and created_at >= ${periodStart.getTime()})`
  await db.run(sql`
    insert into ${ledger} (id, user_id, request_id, pattern_id, amount, state, message, created_at, updated_at)
    select ${id}, ${userId}, ${requestId}, ${patternId}, ${amount}, 'reserved', ${message}, ${now}, ${now}
    where ${limit} is null or ${amount} = 0 or ${used} + ${amount} <= ${limit}
    on conflict (id) do nothing`)
  const rows = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.id, id)).limit(1)
  return rows.length > 0
}

/** Ends a reservation once: settled is charged, released is not. A second end changes nothing. */
export async function endReservation(
  d1: D1Database,
  userId: string,
  requestId: string,
  state: 'settled' | 'released',
  message: string,
): Promise<void> {
  await database(d1)
    .update(ledger)
    .set({ state, message, updatedAt: new Date() })
    .where(and(eq(ledger.id, idOf(userId, requestId)), eq(ledger.state, 'reserved')))
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
    .where(and(eq(ledger.userId, userId), ne(ledger.state, 'released'), gte(ledger.createdAt, from)))
  return row ?? { count: 0, amount: 0 }
}
