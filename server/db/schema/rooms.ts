import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'

/** Rooms with at least one socket: a change of access calls these and no others. */
export const openRooms = sqliteTable('open_rooms', {
  roomId: text('room_id').primaryKey(),
  kind: text('kind', { enum: ['editor', 'canvas'] }).notNull(),
  openedAt: time('opened_at').notNull(),
})

/** The sessions behind the sockets of open rooms: when one ends, these rooms close its sockets. */
export const roomSessions = sqliteTable(
  'room_sessions',
  {
    sessionId: text('session_id').notNull(),
    roomId: text('room_id').notNull(),
  },
  t => [primaryKey({ columns: [t.sessionId, t.roomId] }), index('room_sessions_room_idx').on(t.roomId)],
)

/** Changes that a room has not been told of yet, each written in the batch of the change itself. */
export const untoldChanges = sqliteTable(
  'untold_changes',
  {
    /** Never given twice, so that a later change is not taken for one that was told. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    roomId: text('room_id').notNull(),
    /** What the room looks at again: who may do what in it, or the facts it shows. */
    change: text('change', { enum: ['access', 'facts'] }).notNull(),
    createdAt,
  },
  t => [index('untold_changes_room_idx').on(t.roomId)],
)
