import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { modelFailures, modelOutages } from '#server/db/schema/outages.ts'
import { OUTAGE_LASTS_MS, OUTAGE_ROOMS, OUTAGE_WINDOW_MS } from '#shared/service.ts'

/** Records that a model failed a room; enough rooms in a minute begin an outage, later failures make it last. */
export async function recordFailure(d1: D1Database, model: string, patternId: string): Promise<void> {
  const db = database(d1)
  const now = Date.now()
  const from = now - OUTAGE_WINDOW_MS
  await db.batch([
    db.delete(modelFailures).where(lt(modelFailures.failedAt, new Date(from))),
    db.insert(modelFailures).values({ model, patternId, failedAt: new Date(now) }),
    db.delete(modelOutages).where(lt(modelOutages.lastFailureAt, new Date(now - OUTAGE_LASTS_MS))),
    db
      .update(modelOutages)
      .set({ lastFailureAt: new Date(now) })
      .where(eq(modelOutages.model, model)),
    db
      .insert(modelOutages)
      .select(sql`
        select ${model}, ${now}, ${now}
        where (select count(distinct pattern_id) from ${modelFailures} where model = ${model} and failed_at >= ${from}) >= ${OUTAGE_ROOMS}`)
      .onConflictDoNothing(),
  ])
}

/** An answer ends the outage of its model, and what led to it. */
export async function recordSuccess(d1: D1Database, model: string): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.delete(modelOutages).where(eq(modelOutages.model, model)),
    db.delete(modelFailures).where(eq(modelFailures.model, model)),
  ])
}

/** When the outage of one of these models began; null when all is well. */
export async function outageSince(d1: D1Database, models: string[]): Promise<number | null> {
  const [row] = await database(d1)
    .select({ since: sql<number | null>`min(${modelOutages.since})` })
    .from(modelOutages)
    .where(
      and(
        inArray(modelOutages.model, models),
        gt(modelOutages.lastFailureAt, new Date(Date.now() - OUTAGE_LASTS_MS)),
      ),
    )
  return row?.since ?? null
}
