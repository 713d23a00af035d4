import { and, eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { modelUsage } from '#server/db/schema/models.ts'

type Usage = Omit<typeof modelUsage.$inferInsert, 'updatedAt'>

/** What a retry of the same answer took is added, since it was paid as well. */
export async function addUsage(d1: D1Database, usage: Usage): Promise<void> {
  await database(d1)
    .insert(modelUsage)
    .values({ ...usage, updatedAt: new Date() })
    .onConflictDoUpdate({
      target: [modelUsage.patternId, modelUsage.requestId],
      set: {
        model: sql`excluded.model`,
        inputTokens: sql`${modelUsage.inputTokens} + excluded.input_tokens`,
        cachedTokens: sql`${modelUsage.cachedTokens} + excluded.cached_tokens`,
        outputTokens: sql`${modelUsage.outputTokens} + excluded.output_tokens`,
        milliseconds: sql`${modelUsage.milliseconds} + excluded.milliseconds`,
        price: sql`${modelUsage.price} + excluded.price`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}

export async function findUsage(
  d1: D1Database,
  patternId: string,
  requestId: string,
): Promise<typeof modelUsage.$inferSelect | null> {
  const [row] = await database(d1)
    .select()
    .from(modelUsage)
    .where(and(eq(modelUsage.patternId, patternId), eq(modelUsage.requestId, requestId)))
    .limit(1)
  return row ?? null
}
