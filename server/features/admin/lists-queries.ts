import { sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { ledger } from '#server/db/schema/credits.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { openRooms, roomSessions } from '#server/db/schema/rooms.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import type { AdminPattern, AdminPerson, AdminRoom } from '#shared/admin.ts'

export interface Asked {
  q?: string | undefined
  before?: number | undefined
}

/** Later than any row. */
const END_OF_TIME = 8.64e15
const USED_SINCE_MS = 30 * 24 * 60 * 60_000

const until = ({ before = END_OF_TIME }: Asked): number => before

/** No pattern of LIKE, in which some characters mean others. */
const has = (column: unknown, q: string) => sql`instr(lower(${column}), lower(${q})) > 0`

/** Guests have made-up addresses, which are nobody's to read. */
const isGuest = sql`coalesce(${user.isAnonymous}, 0)`

export async function listPeople(d1: D1Database, asked: Asked, limit: number): Promise<AdminPerson[]> {
  const { q } = asked
  const since = Date.now() - USED_SINCE_MS
  const rows = await database(d1).all<Omit<AdminPerson, 'isGuest'> & { isGuest: number }>(sql`
    select ${user.id} as id, ${user.name} as name, ${isGuest} as isGuest,
      case when ${isGuest} then null else ${user.email} end as email, ${user.createdAt} as createdAt,
      (select max(${session.updatedAt}) from ${session} where ${session.userId} = ${user.id}) as lastActiveAt,
      (select count(*) from ${patterns} where ${patterns.ownerId} = ${user.id} and ${patterns.deletedAt} is null) as designs,
      (select coalesce(sum(${ledger.amount}), 0) from ${ledger} where ${ledger.userId} = ${user.id}
        and ${ledger.state} in ('reserved', 'settled') and ${ledger.createdAt} >= ${since}) as creditsUsed
    from ${user}
    where ${user.createdAt} < ${until(asked)}
      and ${q ? sql`(${user.id} = ${q} or ${has(user.name, q)} or (not ${isGuest} and ${has(user.email, q)}))` : sql`1 = 1`}
    order by ${user.createdAt} desc, ${user.id} limit ${limit}`)
  return rows.map(row => ({ ...row, isGuest: row.isGuest === 1 }))
}

type PatternFound = Omit<AdminPattern, 'owner'> & { ownerId: string; ownerName: string }

/** Names of public designs alone, and only those are looked for by name. */
export async function listPatterns(d1: D1Database, asked: Asked, limit: number): Promise<AdminPattern[]> {
  const { q } = asked
  const isPublic = sql`${patterns.access} = 'public'`
  const rows = await database(d1).all<PatternFound>(sql`
    select ${patterns.id} as id, case when ${isPublic} then ${patterns.name} end as name,
      ${patterns.access} as access, ${user.id} as ownerId, ${user.name} as ownerName,
      ${patterns.createdAt} as createdAt, ${patterns.updatedAt} as updatedAt,
      (select count(*) from artifacts where artifacts.pattern_id = ${patterns.id}) as versions,
      (select count(*) from ${patternMembers} where ${patternMembers.patternId} = ${patterns.id}) as members
    from ${patterns} join ${user} on ${user.id} = ${patterns.ownerId}
    where ${patterns.deletedAt} is null and ${patterns.updatedAt} < ${until(asked)}
      and ${
        q
          ? sql`(${patterns.id} = ${q} or ${user.id} = ${q} or ${has(user.name, q)}
        or (not ${isGuest} and ${has(user.email, q)}) or (${isPublic} and ${has(patterns.name, q)}))`
          : sql`1 = 1`
      }
    order by ${patterns.updatedAt} desc, ${patterns.id} limit ${limit}`)
  return rows.map(({ ownerId, ownerName, ...row }) => ({ ...row, owner: { id: ownerId, name: ownerName } }))
}

/** Rooms with at least one socket. */
export async function listRooms(d1: D1Database, asked: Asked, limit: number): Promise<AdminRoom[]> {
  const { q } = asked
  return database(d1).all<AdminRoom>(sql`
    select ${openRooms.roomId} as id, ${openRooms.kind} as kind, ${openRooms.openedAt} as openedAt,
      case when ${patterns.access} = 'public' then ${patterns.name} end as name, ${patterns.access} as access,
      (select count(*) from ${roomSessions} where ${roomSessions.roomId} = ${openRooms.roomId}) as sessions
    from ${openRooms} left join ${patterns} on ${patterns.id} = ${openRooms.roomId}
    where ${openRooms.openedAt} < ${until(asked)}
      and ${
        q
          ? sql`(${openRooms.roomId} = ${q} or (${patterns.access} = 'public' and ${has(patterns.name, q)}))`
          : sql`1 = 1`
      }
    order by ${openRooms.openedAt} desc, ${openRooms.roomId} limit ${limit}`)
}

export interface LedgerRow {
  userId: string
  requestId: string
  amount: number
  state: string
  message: string
  createdAt: number
}

/** What runs of a design have taken, the newest first. */
export const listLedger = (d1: D1Database, patternId: string, limit: number): Promise<LedgerRow[]> =>
  database(d1).all<LedgerRow>(sql`
    select ${ledger.userId} as userId, ${ledger.requestId} as requestId, ${ledger.amount} as amount,
      ${ledger.state} as state, ${ledger.message} as message, ${ledger.createdAt} as createdAt
    from ${ledger} where ${ledger.patternId} = ${patternId}
    order by ${ledger.createdAt} desc limit ${limit}`)

/** The line of a run's credits begins with the first words of its prompt; how it ended stays. */
export async function forgetEntryWords(d1: D1Database, patternId: string, requestId: string): Promise<void> {
  await database(d1).run(sql`
    update ${ledger} set message = 'A deleted message'
    where ${ledger.patternId} = ${patternId} and ${ledger.requestId} = ${requestId}`)
}
