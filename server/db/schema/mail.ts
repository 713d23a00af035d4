import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'

/** Mail that has not left: without a provider it stays here, with one until the provider has taken it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Null where it is plain text alone. */
    html: text('html'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried, if it has not left by then; null when it is not tried any more, or never was to be. */
    nextAt: time('next_at'),
    /** What the last try met with. */
    problem: text('problem'),
    createdAt,
  },
  t => [index('outbox_next_idx').on(t.nextAt)],
)

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
