import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { visitorCounts } from '#server/db/schema/feedback.ts'

export interface Most {
  count: number
  spanMs: number
}

/**
 * Counts one more, if there may be one more in this span; how long to wait where not, else 0. One statement, so many at
 * once are counted each.
 */
export async function countVisitor(d1: D1Database, key: string, { count, spanMs }: Most): Promise<number> {
  const now = Date.now()
  const isOver = sql`${visitorCounts.endsAt} <= ${now}`
  const counted = await database(d1)
    .insert(visitorCounts)
    .values({ key, count: 1, endsAt: new Date(now + spanMs) })
    .onConflictDoUpdate({
      target: visitorCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${visitorCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${now + spanMs} else ${visitorCounts.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${visitorCounts.count} < ${count}`,
    })
    .returning({ key: visitorCounts.key })
  if (counted.length > 0) return 0
  const [row] = await database(d1)
    .select({ endsAt: visitorCounts.endsAt })
    .from(visitorCounts)
    .where(eq(visitorCounts.key, key))
  return Math.max(1, (row?.endsAt.getTime() ?? now) - now)
}

/** What was counted did not count after all. */
export async function takeBackCount(d1: D1Database, key: string): Promise<void> {
  await database(d1)
    .update(visitorCounts)
    .set({ count: sql`max(0, ${visitorCounts.count} - 1)` })
    .where(eq(visitorCounts.key, key))
}

/** Whether anything was counted in the span that goes on. */
export async function isCounted(d1: D1Database, key: string): Promise<boolean> {
  const found = await database(d1).$count(
    visitorCounts,
    and(eq(visitorCounts.key, key), gt(visitorCounts.endsAt, new Date())),
  )
  return found > 0
}

export async function forgetOldCounts(d1: D1Database): Promise<void> {
  await database(d1).delete(visitorCounts).where(lt(visitorCounts.endsAt, new Date()))
}
