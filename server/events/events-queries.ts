import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type Database, database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { roomSessions } from '#server/db/schema/rooms.ts'
import { EVENT_TYPES, HEARERS, type Hearer, type NewEvent, type SaidBy } from '#shared/events.ts'
import { newId } from '#shared/ids.ts'

/** What happens once under its key. */
export interface KeyedEvent {
  event: NewEvent
  key: string
}

interface Besides {
  /** Under which it happens once. */
  key?: string
  /** The condition of the change itself. */
  when?: SQL
  /** The end of the link that it says, where the change itself decides on it. */
  token?: SQL
}

/** A row for the batch of the change itself: what is committed is told to all who hear of it, whatever happens in between. */
export function happened(
  db: Database,
  event: NewEvent,
  { key = newId(), when = sql`true`, token }: Besides = {},
) {
  const { type, roomId = null, actorId = null, said = {}, mailTo = null } = event as FullEvent
  const hearers: readonly Hearer[] = HEARERS[type]
  const untold = hearers.find(hearer => hearer === 'access' || hearer === 'facts') ?? null
  const text = JSON.stringify(said)
  const saying = token
    ? sql`json_set(${text}, '$.link', json_extract(${text}, '$.link') || ${token})`
    : sql`${text}`
  const now = Date.now()
  return db
    .insert(events)
    .select(
      sql`select null, ${key}, ${type}, ${roomId}, ${actorId}, ${saying}, ${untold}, ${mailTo}, 0,
        ${mailTo && now}, null, ${now} where ${when}`,
    )
    .onConflictDoNothing()
    .returning({ id: events.id })
}

/** An event with all that any kind of it has. */
interface FullEvent {
  type: NewEvent['type']
  roomId?: string | null
  actorId?: string
  said?: object
  mailTo?: string | null
}

/** A row for each room that is selected as `id`: what it shows has changed. */
export const factsChangedOf = (db: Database, rooms: SQL) =>
  db.insert(events).select(sql`
    select null, lower(hex(randomblob(10))), 'facts_changed', told.id, null, '{}', 'facts', null, 0, null, null,
      ${Date.now()} from (${rooms}) told`)

/** The same among statements of plain SQL. */
export function happenedTo(d1: D1Database, event: NewEvent, besides?: Besides): D1PreparedStatement {
  const { sql: query, params } = happened(database(d1), event, besides).toSQL()
  return d1.prepare(query).bind(...params)
}

/** Answers that come within these minutes are told of in one mail. */
const BUNDLED_MS = 10 * 60_000

/**
 * Somebody answered, for a batch in which the statement before it is what was stored: one mail a reader for the answers of
 * ten minutes, which counts them and leaves when those are over.
 */
export function feedbackArrived(
  d1: D1Database,
  {
    patternId,
    reader,
    ...said
  }: { patternId: string; reader: { id: string; email: string }; design: string; link: string },
): D1PreparedStatement {
  const span = Math.floor(Date.now() / BUNDLED_MS)
  return d1
    .prepare(
      `insert into events (key, type, said, mail_to, mail_at)
      select ?1, 'feedback_received', ?2, ?3, ?4 where changes() > 0
      on conflict (key) do update set said = json_set(said, '$.count', json_extract(said, '$.count') + 1)`,
    )
    .bind(
      `feedback_received:${patternId}:${reader.id}:${span}`,
      JSON.stringify({ ...said, count: 1 } satisfies SaidBy<'feedback_received'>),
      reader.email,
      (span + 1) * BUNDLED_MS,
    )
}

/** The letters that wait with answers about this design say that it can keep no more, if `when` and the one before it was written. */
export function feedbackFilled(d1: D1Database, patternId: string, when: SQL): D1PreparedStatement {
  const keys = `feedback_received:${patternId}:`
  const { sql: query, params } = database(d1)
    .update(events)
    .set({ said: sql`json_set(${events.said}, '$.isFull', json('true'))` })
    .where(
      and(
        sql`changes() > 0`,
        gte(events.key, keys),
        lt(events.key, `${keys}~`),
        isNotNull(events.mailTo),
        when,
      ),
    )
    .toSQL()
  return d1.prepare(query).bind(...params)
}

/** The beginning of a statement that tells each room it selects of a change of access. */
export const ACCESS_CHANGED = `insert into events (type, untold, room_id) select 'access_changed', 'access',`

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
      `${ACCESS_CHANGED} told.id from (
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
      `${ACCESS_CHANGED} told.id from (
        select ?1 as id union select id from patterns where space_id = ?1) told
      where ${isListened('told.id')}`,
    )
    .bind(spaceId)

/** A canvas shows anew what it is told of its designs. */
export const canvasChanged = (d1: D1Database, spaceId: string): D1PreparedStatement =>
  happenedTo(d1, { type: 'facts_changed', roomId: spaceId })

export interface Untold {
  /** The newest change among these. */
  lastId: number
  changes: ('access' | 'facts')[]
}

const waits = isNotNull(events.untold)

/** What this room has yet to be told; null when that is nothing. */
export async function findUntold(d1: D1Database, roomId: string): Promise<Untold | null> {
  const rows = await database(d1)
    .select({ change: events.untold, lastId: max(events.id) })
    .from(events)
    .where(and(eq(events.roomId, roomId), waits))
    .groupBy(events.untold)
  if (rows.length === 0) return null
  const lastId = Math.max(...rows.map(row => row.lastId ?? 0))
  return { changes: rows.flatMap(row => row.change ?? []), lastId }
}

/** Later changes stay: they may have been made after the room had looked. */
export async function forgetTold(d1: D1Database, roomId: string, { lastId }: Untold): Promise<void> {
  const db = database(d1)
  const told = and(eq(events.roomId, roomId), lte(events.id, lastId), waits)
  await db.batch([
    db.delete(events).where(and(told, isNull(events.mailTo), notOfTheLog)),
    db.update(events).set({ untold: null }).where(told),
  ])
}

const notOfTheLog = notInArray(
  events.type,
  EVENT_TYPES.filter(type => (HEARERS[type] as readonly Hearer[]).includes('log')),
)

/** For the moment in which nobody is to be written to any more. */
export const mailIsOver = (db: Database, which: SQL | undefined) =>
  [
    db.delete(events).where(and(which, isNull(events.untold), notOfTheLog)),
    db.update(events).set({ mailTo: null, mailAt: null }).where(which),
  ] as const

/** Rooms that have yet to be told something, those that wait longest first. */
export async function listUntoldRooms(d1: D1Database, limit: number): Promise<string[]> {
  const rows = await database(d1)
    .select({ roomId: events.roomId })
    .from(events)
    .where(waits)
    .groupBy(events.roomId)
    .orderBy(min(events.id))
    .limit(limit)
  return rows.flatMap(row => row.roomId ?? [])
}

/** Since when the room that waits longest has waited; null when all were told. */
export async function findOldestUntold(d1: D1Database): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ createdAt: events.createdAt })
    .from(events)
    .where(waits)
    .orderBy(events.id)
    .limit(1)
  return row?.createdAt ?? null
}

/** Changes that rooms have yet to be told. */
export const countUntold = (d1: D1Database): Promise<number> => database(d1).$count(events, waits)

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
