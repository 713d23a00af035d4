import { eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { openRooms } from '#server/db/schema.ts'

export async function registerOpenRoom(
  d1: D1Database,
  roomId: string,
  kind: 'editor' | 'canvas',
): Promise<void> {
  await database(d1).insert(openRooms).values({ roomId, kind, openedAt: new Date() }).onConflictDoNothing()
}

export async function unregisterOpenRoom(d1: D1Database, roomId: string): Promise<void> {
  await database(d1).delete(openRooms).where(eq(openRooms.roomId, roomId))
}

export async function isRoomOpen(d1: D1Database, roomId: string): Promise<boolean> {
  const rows = await database(d1).select().from(openRooms).where(eq(openRooms.roomId, roomId)).limit(1)
  return rows.length > 0
}
