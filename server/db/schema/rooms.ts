import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from '#server/db/columns.ts'

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
