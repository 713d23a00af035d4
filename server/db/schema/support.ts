import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { user } from '#server/db/schema/auth.ts'

/** What people ask the people who run this server. */
export const supportMessages = sqliteTable(
  'support_messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** The design it is about; it may be gone by now. */
    patternId: text('pattern_id'),
    createdAt,
  },
  t => [
    index('support_messages_user_idx').on(t.userId, t.createdAt),
    index('support_messages_created_idx').on(t.createdAt),
  ],
)

export const supportAnswers = sqliteTable(
  'support_answers',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    /** The admin who wrote it. */
    writtenBy: text('written_by').notNull(),
    message: text('message').notNull(),
    /** When whoever asked has seen it; null until then. */
    readAt: time('read_at'),
    createdAt,
  },
  t => [index('support_answers_message_idx').on(t.messageId)],
)
