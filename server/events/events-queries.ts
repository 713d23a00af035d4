import { and, eq, inArray, lte, max, min } from 'drizzle-orm'
import { type Database, database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { roomSessions, untoldChanges } from '#server/db/schema/rooms.ts'

export type Change = (typeof untoldChanges.$inferSelect)['change']

/** A row for the batch of the change itself: what is committed will be told, whatever happens in between. */
export const changed = (db: Database, roomId: string, change: Change) =>
  db.insert(untoldChanges).values({ roomId, change })

/** The same among statements of plain SQL. */
export const accessChanged = (d1: D1Database, roomId: string): D1PreparedStatement =>
  d1.prepare("insert into untold_changes (room_id, change) values (?1, 'access')").bind(roomId)

/** Whose room is open, or in which a run goes on: one that opens later asks what is true by then. */
const isListened = (id: string): string => `(${id} in (select room_id from open_rooms) or exists (
  select 1 from ledger where ledger.pattern_id = ${id} and ledger.state = 'reserved'))`

/**
 * A row for each design and canvas of a workspace that is listened to: in one statement, however many there are. `when`
 * is the condition of the change itself; `?1` is the workspace.
 */
export const accessChangedIn = (d1: D1Database, when: string, values: unknown[]): D1PreparedStatement =>
  d1
    .prepare(
      `insert into untold_changes (room_id, change) select told.id, 'access' from (
        select pattern_id as id from pattern_workspaces where workspace_id = ?1
        union select space_id from space_workspaces where workspace_id = ?1
        union select node.id from space_workspaces share join patterns node on node.space_id = share.space_id
          where share.workspace_id = ?1) told
      where ${isListened('told.id')} and ${when}`,
    )
    .bind(...values)

/** The same for a canvas and the designs on it. */
export const canvasAccessChanged = (d1: D1Database, spaceId: string): D1PreparedStatement =>
  d1
    .prepare(
      `insert into untold_changes (room_id, change) select told.id, 'access' from (
        select ?1 as id union select id from patterns where space_id = ?1) told
      where ${isListened('told.id')}`,
    )
    .bind(spaceId)

/** A canvas shows anew what it is told of its designs. */
export const canvasChanged = (d1: D1Database, spaceId: string): D1PreparedStatement =>
  d1.prepare("insert into untold_changes (room_id, change) values (?1, 'facts')").bind(spaceId)

export interface Untold {
  /** The newest change among these. */
  lastId: number
  changes: Change[]
}

/** What this room has yet to be told; null when that is nothing. */
export async function findUntold(d1: D1Database, roomId: string): Promise<Untold | null> {
  const rows = await database(d1)
    .select({ change: untoldChanges.change, lastId: max(untoldChanges.id) })
    .from(untoldChanges)
    .where(eq(untoldChanges.roomId, roomId))
    .groupBy(untoldChanges.change)
  if (rows.length === 0) return null
  const lastId = Math.max(...rows.map(row => row.lastId ?? 0))
  return { changes: rows.map(row => row.change), lastId }
}

/** Later changes stay: they may have been made after the room had looked. */
export async function forgetTold(d1: D1Database, roomId: string, { lastId }: Untold): Promise<void> {
  await database(d1)
    .delete(untoldChanges)
    .where(and(eq(untoldChanges.roomId, roomId), lte(untoldChanges.id, lastId)))
}

/** Rooms that have yet to be told something, those that wait longest first. */
export async function listUntoldRooms(d1: D1Database, limit: number): Promise<string[]> {
  const rows = await database(d1)
    .select({ roomId: untoldChanges.roomId })
    .from(untoldChanges)
    .groupBy(untoldChanges.roomId)
    .orderBy(min(untoldChanges.id))
    .limit(limit)
  return rows.map(row => row.roomId)
}

/** Since when the room that waits longest has waited; null when all were told. */
export async function findOldestUntold(d1: D1Database): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ createdAt: untoldChanges.createdAt })
    .from(untoldChanges)
    .orderBy(untoldChanges.id)
    .limit(1)
  return row?.createdAt ?? null
}

/** Sessions of open sockets, of which the first to end ends then; null when there is none. */
export async function findNextExpiry(d1: D1Database): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(inArray(session.id, listed(d1)))
    .orderBy(session.expiresAt)
    .limit(1)
  return row?.expiresAt ?? null
}

/** Sessions of open sockets that are over; how the database answers that is in `migrations/` (`session_ends`). */
export async function endExpiredSessions(d1: D1Database): Promise<void> {
  await database(d1)
    .delete(session)
    .where(and(lte(session.expiresAt, new Date()), inArray(session.id, listed(d1))))
}

const listed = (d1: D1Database) => database(d1).select({ id: roomSessions.sessionId }).from(roomSessions)

/** Changes that rooms have yet to be told. */
export const countUntold = (d1: D1Database): Promise<number> => database(d1).$count(untoldChanges)
