import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'

/** Failures of models in the last minute, by the room they happened in. */
export const modelFailures = sqliteTable(
  'model_failures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    model: text('model').notNull(),
    patternId: text('pattern_id').notNull(),
    failedAt: time('failed_at').notNull(),
  },
  t => [index('model_failures_idx').on(t.model, t.failedAt)],
)

/** Models whose provider is out; a row goes when one of them answers. */
export const modelOutages = sqliteTable('model_outages', {
  model: text('model').primaryKey(),
  since: time('since').notNull(),
  lastFailureAt: time('last_failure_at').notNull(),
})
