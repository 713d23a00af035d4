import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'

/** How often a password was tried at one place since it was last right there; keys are digests. */
export const signInTries = sqliteTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** No further try before. */
    nextAt: time('next_at').notNull(),
    /** When the right password was last given here; null for strangers. */
    succeededAt: time('succeeded_at'),
    updatedAt: time('updated_at').notNull(),
  },
  t => [index('sign_in_tries_idx').on(t.updatedAt)],
)
