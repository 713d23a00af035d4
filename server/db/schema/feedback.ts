import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '#server/db/columns.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import type { Answer, FeedbackQuestion, Pin } from '#shared/feedback.ts'

/** What visitors of a design are asked. */
export const feedbackForms = sqliteTable('feedback_forms', {
  patternId: text('pattern_id')
    .primaryKey()
    .references(() => patterns.id, { onDelete: 'cascade' }),
  isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull(),
  questions: text('questions', { mode: 'json' }).$type<FeedbackQuestion[]>().notNull(),
})

/** What they answered; each answer keeps the words of its question. */
export const feedbackResponses = sqliteTable(
  'feedback_responses',
  {
    id: text('id').primaryKey(),
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    /** The version that was looked at, if that is known. */
    artifactId: text('artifact_id'),
    page: text('page'),
    viewportWidth: integer('viewport_width'),
    viewportHeight: integer('viewport_height'),
    anchor: text('anchor', { mode: 'json' }).$type<Pin>(),
    answers: text('answers', { mode: 'json' }).$type<Answer[]>().notNull(),
    createdAt,
  },
  t => [index('feedback_responses_pattern_idx').on(t.patternId, t.createdAt, t.id)],
)
