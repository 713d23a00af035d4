import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { visitorCounts } from '#server/db/schema/visitors.ts'

export interface Most {
  count: number
  spanMs: number
}

export interface Limit extends Most {
  key: string
}

/**
 * Counts one more under each of these limits, asked in this order, or under none: null, or the limit that refuses and how
 * long to wait. The nearest stands first, so that nobody uses up what is there for all before a share of their own.
 */
export async function countUnder<L extends Limit>(
  d1: D1Database,
  limits: readonly L[],
): Promise<{ limit: L; waitMs: number } | null> {
  await forgetOldCounts(d1)
  for (const [at, limit] of limits.entries()) {
    const waitMs = await countVisitor(d1, limit.key, limit)
    if (waitMs === 0) continue
    await takeBack(d1, limits.slice(0, at))
    return { limit, waitMs }
  }
  return null
}

/** What was counted did not count after all. */
export async function takeBack(d1: D1Database, limits: readonly Pick<Limit, 'key'>[]): Promise<void> {
  for (const { key } of limits) await takeBackCount(d1, key)
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

async function takeBackCount(d1: D1Database, key: string): Promise<void> {
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

async function forgetOldCounts(d1: D1Database): Promise<void> {
  await database(d1).delete(visitorCounts).where(lt(visitorCounts.endsAt, new Date()))
}
