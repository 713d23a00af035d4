import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'

/** How often somebody nobody knows did something in a span of time; keys are digests that only this server can make. */
export const visitorCounts = sqliteTable(
  'visitor_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** It begins anew then. */
    endsAt: time('ends_at').notNull(),
  },
  t => [index('visitor_counts_idx').on(t.endsAt)],
)
