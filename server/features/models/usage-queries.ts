import { and, avg, desc, eq, gt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { modelUsage } from '#server/db/schema/models.ts'
import { FIRST_MESSAGE, type Tokens } from '#shared/token-cost.ts'

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
        priceFrom: sql`excluded.price_from`,
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

/** Looked through for those that a model gave. */
const RECENT = 200
/** Fewer say little about the next one. */
const TELLING = 5

/** What an answer takes on this server: the mean of its last ones that a model gave. */
export async function findUsualMessage(d1: D1Database): Promise<Tokens> {
  const db = database(d1)
  const recent = db.select().from(modelUsage).orderBy(desc(modelUsage.updatedAt)).limit(RECENT).as('recent')
  const [mean] = await db
    .select({
      answers: sql<number>`count(*)`,
      inputTokens: avg(recent.inputTokens).mapWith(inHundreds),
      cachedTokens: avg(recent.cachedTokens).mapWith(inHundreds),
      outputTokens: avg(recent.outputTokens).mapWith(inHundreds),
    })
    .from(recent)
    .where(gt(recent.outputTokens, 0))
  if (!mean || mean.answers < TELLING) return FIRST_MESSAGE
  const { answers: _, ...tokens } = mean
  return { ...FIRST_MESSAGE, ...tokens }
}

/** So roughly that nobody learns from it how long one answer was. */
const inHundreds = (tokens: number): number => Math.round(tokens / 100) * 100
