import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'

export const patternMembers = sqliteTable(
  'pattern_members',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    level: text('level', { enum: ['read', 'write'] }).notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.userId] }), index('pattern_members_user_idx').on(t.userId)],
)

export const patternInvites = sqliteTable(
  'pattern_invites',
  {
    patternId: text('pattern_id')
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    level: text('level', { enum: ['read', 'write'] }).notNull(),
    /** Sealed by its own randomness: 160 bits, shown to those who may share. */
    token: text('token').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt,
  },
  t => [primaryKey({ columns: [t.patternId, t.email] })],
)
