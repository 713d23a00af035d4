import { lt } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { runEnds } from '#server/db/schema/admin.ts'

const KEPT_MS = 7 * 24 * 60 * 60_000

/** How a run ended, once; what is older than a week goes with it. */
export async function insertRunEnd(
  d1: D1Database,
  end: Omit<typeof runEnds.$inferInsert, 'endedAt'>,
): Promise<void> {
  const db = database(d1)
  const now = Date.now()
  await db.batch([
    db
      .insert(runEnds)
      .values({ ...end, endedAt: new Date(now) })
      .onConflictDoNothing(),
    db.delete(runEnds).where(lt(runEnds.endedAt, new Date(now - KEPT_MS))),
  ])
}
