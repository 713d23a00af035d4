import { eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { feedbackForms } from '#server/db/schema/feedback.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { happened } from '#server/events/events-queries.ts'
import type { FeedbackQuestionData } from '#shared/feedback.ts'

/** What visitors of a design are asked; nothing where nobody has ever asked. */
export async function findQuestions(d1: D1Database, patternId: string): Promise<FeedbackQuestionData> {
  const [row] = await database(d1)
    .select()
    .from(feedbackForms)
    .where(eq(feedbackForms.patternId, patternId))
    .limit(1)
  return row ? { isEnabled: row.isEnabled, questions: row.questions } : { isEnabled: false, questions: [] }
}

/** Others who edit them see the change. */
export async function saveQuestions(
  d1: D1Database,
  patternId: string,
  data: FeedbackQuestionData,
): Promise<void> {
  const db = database(d1)
  await db.batch([
    db
      .insert(feedbackForms)
      .values({ patternId, ...data })
      .onConflictDoUpdate({ target: feedbackForms.patternId, set: data }),
    db
      .update(patterns)
      .set({ feedbackRevision: sql`${patterns.feedbackRevision} + 1` })
      .where(eq(patterns.id, patternId)),
    happened(db, { type: 'facts_changed', roomId: patternId }),
  ])
}

/** What the password of its pages is compared with; null where they have none. */
export async function findPagePassword(d1: D1Database, patternId: string): Promise<string | null> {
  const [row] = await database(d1)
    .select({ hash: patterns.pagePassword })
    .from(patterns)
    .where(eq(patterns.id, patternId))
    .limit(1)
  return row?.hash ?? null
}

export async function savePagePassword(
  d1: D1Database,
  patternId: string,
  hash: string | null,
): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.update(patterns).set({ pagePassword: hash }).where(eq(patterns.id, patternId)),
    happened(db, { type: 'facts_changed', roomId: patternId }),
  ])
}
