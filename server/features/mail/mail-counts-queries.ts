import { lt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { mailCounts } from '#server/db/schema/mail.ts'

/** Counts one more, if there may be one more in this span; in one statement, so many at once are counted each. */
export async function countMail(d1: D1Database, key: string, most: number, spanMs: number): Promise<boolean> {
  const now = Date.now()
  const isOver = sql`${mailCounts.endsAt} <= ${now}`
  const counted = await database(d1)
    .insert(mailCounts)
    .values({ key, count: 1, endsAt: new Date(now + spanMs) })
    .onConflictDoUpdate({
      target: mailCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${mailCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${now + spanMs} else ${mailCounts.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${mailCounts.count} < ${most}`,
    })
    .returning({ key: mailCounts.key })
  return counted.length > 0
}

export async function forgetMailCounts(d1: D1Database): Promise<void> {
  await database(d1).delete(mailCounts).where(lt(mailCounts.endsAt, new Date()))
}
