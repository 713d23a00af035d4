import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { openRooms, roomSessions } from '#server/db/schema/rooms.ts'

export interface RoomRef {
  kind: (typeof openRooms.$inferSelect)['kind']
  id: string
}
export type RoomKind = RoomRef['kind']

/**
 * Puts a room and the sessions of its sockets on the list. Returns those that last, with their end: a session that ended
 * before is missing, and of one that ends later the room will be told.
 */
export async function listOpenRoom(
  d1: D1Database,
  { kind, id: roomId }: RoomRef,
  sessionIds: string[],
): Promise<Map<string, Date>> {
  const db = database(d1)
  // As one value, since a statement takes a hundred.
  const isAsked = sql`${session.id} in (select value from json_each(${JSON.stringify(sessionIds)}))`
  const lasts = and(isAsked, gt(session.expiresAt, new Date()))
  const [, , sessions] = await db.batch([
    db.insert(openRooms).values({ roomId, kind, openedAt: new Date() }).onConflictDoNothing(),
    db
      .insert(roomSessions)
      .select(
        db
          .select({ sessionId: session.id, roomId: sql<string>`${roomId}`.as('room_id') })
          .from(session)
          .where(lasts),
      )
      .onConflictDoNothing(),
    db.select({ id: session.id, expiresAt: session.expiresAt }).from(session).where(lasts),
  ])
  return new Map(sessions.map(({ id, expiresAt }) => [id, expiresAt]))
}

export async function unlistOpenRoom(d1: D1Database, roomId: string): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.delete(openRooms).where(eq(openRooms.roomId, roomId)),
    db.delete(roomSessions).where(eq(roomSessions.roomId, roomId)),
  ])
}

export async function isRoomOpen(d1: D1Database, roomId: string): Promise<boolean> {
  const rows = await database(d1).select().from(openRooms).where(eq(openRooms.roomId, roomId)).limit(1)
  return rows.length > 0
}

/** Which of these sessions are over, in one question: hardly any is, and each row of an answer takes time. */
export async function listEndedSessions(d1: D1Database, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await database(d1).all<{ id: string }>(sql`
    select asked.value as id from json_each(${JSON.stringify(sessionIds)}) asked
    where not exists (
      select 1 from ${session} where ${session.id} = asked.value and ${session.expiresAt} > ${Date.now()})`)
  return new Set(rows.map(({ id }) => id))
}
