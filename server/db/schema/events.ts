import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { EVENT_TYPES } from '#shared/events.ts'

/**
 * What happened, each row written in the batch of the change itself. What each hearer has yet to do stands beside it, so
 * none waits for another; a row that nobody is to hear of any more goes, unless it is part of the log.
 */
export const events = sqliteTable(
  'events',
  {
    /** Never given twice, so that a later event is not taken for one that was told. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Under which it happens once. */
    key: text('key').notNull().unique().default(sql`(lower(hex(randomblob(10))))`),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    /** What it is about, whose room has the same id. Rows of the log outlive the designs and people they name. */
    roomId: text('room_id'),
    actorId: text('actor_id'),
    said: text('said', { mode: 'json' }).$type<unknown>().notNull().default(sql`'{}'`),
    /** What its room has yet to look at again; null when that is nothing. */
    untold: text('untold', { enum: ['access', 'facts'] }),
    /** Who is written to; null when there is no mail, or it has left. */
    mailTo: text('mail_to'),
    attempts: integer('attempts').notNull().default(0),
    /** When the mail is tried, if it has not left by then; null when it stays. */
    mailAt: time('mail_at'),
    /** What the last try met with. */
    problem: text('problem'),
    createdAt,
  },
  t => [
    index('events_untold_idx').on(t.roomId).where(sql`untold is not null`),
    index('events_mail_idx').on(t.mailAt).where(sql`mail_to is not null`),
    index('events_log_idx').on(t.type, t.createdAt),
    index('events_room_log_idx').on(t.roomId, t.createdAt),
  ],
)
