import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import type { OnboardingAttributes } from '#shared/onboarding.ts'

export const userPreferences = sqliteTable('user_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  preferences: text('preferences', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
})

/** What somebody told of themselves when asked once. */
export const userAttributes = sqliteTable('user_attributes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  attributes: text('attributes', { mode: 'json' }).$type<OnboardingAttributes>().notNull(),
  updatedAt: time('updated_at').notNull(),
})

/** What has been shown to somebody and is not shown again. */
export const oneTimeKeys = sqliteTable(
  'one_time_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: integer('value', { mode: 'boolean' }).notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.key] })],
)

/** A guest's id lives on in chats after the guest became an account. */
export const userAliases = sqliteTable('user_aliases', {
  formerId: text('former_id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
})
