import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'

/** How many mails somebody was sent, or had sent, in a span of time; keys are digests. */
export const mailCounts = sqliteTable(
  'mail_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** It begins anew then. */
    endsAt: time('ends_at').notNull(),
  },
  t => [index('mail_counts_idx').on(t.endsAt)],
)
