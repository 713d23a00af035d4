import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '#server/db/columns.ts'

export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt,
})
