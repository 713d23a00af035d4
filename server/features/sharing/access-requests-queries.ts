import { sql } from 'drizzle-orm'
import { HAS_NOT_LEFT } from '#server/access/left-queries.ts'
import { happenedTo } from '#server/events/events-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'
import type { Mailed, SaidBy } from '#shared/events.ts'
import { ACCESS_REQUESTS_MAX } from '#shared/workspaces.ts'

/** Who is written to of it, and what. */
interface Told<T extends Mailed> {
  mailTo: string | null
  said: SaidBy<T>
}

export interface NewRequest {
  id: string
  patternId: string
  userId: string
  message: string
  /** Who was refused after this may not ask again yet. */
  refusedBefore: number
}

/**
 * One open request a person. `new` is to be told of; `open` has only other words now; null: refused lately, or too many
 * ask already.
 */
export async function insertRequest(
  d1: D1Database,
  request: NewRequest,
  told: Told<'access_requested'>,
): Promise<'new' | 'open' | null> {
  const { id, patternId, userId, message, refusedBefore } = request
  const inserting = d1
    .prepare(
      `insert into access_requests (id, pattern_id, user_id, message)
      select ?1, ?2, ?3, ?4 where (select count(*) from access_requests
        where pattern_id = ?2 and user_id <> ?3 and refused_at is null) < ?6
      on conflict (pattern_id, user_id) do update set message = excluded.message, refused_at = null,
        id = case when refused_at is null then id else excluded.id end,
        created_at = case when refused_at is null then created_at else excluded.created_at end
        where refused_at is null or refused_at < ?5
      returning id`,
    )
    .bind(id, patternId, userId, message, refusedBefore, ACCESS_REQUESTS_MAX)
  const [made] = await d1.batch<{ id: string }>([
    inserting,
    happenedTo(
      d1,
      { type: 'access_requested', actorId: userId, ...told },
      { when: sql`exists (select 1 from access_requests where id = ${id})` },
    ),
  ])
  const row = made?.results[0]
  return row ? (row.id === id ? 'new' : 'open') : null
}

export interface RequestRow {
  id: string
  patternId: string
  patternName: string
  userId: string
  name: string
  email: string
  image: string | null
  message: string
  createdAt: number
}

/** Who waits for an answer, in the order in which they asked; whoever has got in meanwhile does not. */
const LIST = `select request.id, pattern.id as patternId, pattern.name as patternName, request.user_id as userId,
    person.name, person.email, person.image, request.message, request.created_at as createdAt
  from patterns pattern join access_requests request on request.pattern_id = pattern.id
  join user person on person.id = request.user_id
  where pattern.deleted_at is null and request.refused_at is null and request.user_id <> pattern.owner_id
    and not exists (select 1 from pattern_members member
      where member.pattern_id = pattern.id and member.user_id = request.user_id)
    and not exists (select 1 from pattern_workspaces share
      join workspace_members member on member.workspace_id = share.workspace_id
      where share.pattern_id = pattern.id and member.user_id = request.user_id and ${HAS_NOT_LEFT})`

const listed = async (d1: D1Database, whose: string, id: string): Promise<RequestRow[]> => {
  const { results } = await d1
    .prepare(`${LIST} and ${whose} = ?1 order by request.created_at, request.id limit ?2`)
    .bind(id, ACCESS_REQUESTS_MAX)
    .all<RequestRow>()
  return results
}

export const listRequests = (d1: D1Database, patternId: string): Promise<RequestRow[]> =>
  listed(d1, 'pattern.id', patternId)

/** For all designs of their owner. */
export const listRequestsTo = (d1: D1Database, ownerId: string): Promise<RequestRow[]> =>
  listed(d1, 'pattern.owner_id', ownerId)

/** When this person was declined, null being not yet; null where they have not asked, or were let in. */
export const findOwnRequest = (
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<{ refusedAt: number | null } | null> =>
  d1
    .prepare('select refused_at as refusedAt from access_requests where pattern_id = ?1 and user_id = ?2')
    .bind(patternId, userId)
    .first()

/** Whoever waits for this answer; null when nobody does. */
export const findAsking = (
  d1: D1Database,
  patternId: string,
  id: string,
): Promise<{ userId: string } | null> =>
  d1
    .prepare(
      'select user_id as userId from access_requests where pattern_id = ?1 and id = ?2 and refused_at is null',
    )
    .bind(patternId, id)
    .first()

interface Answer {
  patternId: string
  id: string
  /** Null: refused. */
  level: GrantedLevel | null
  actorId: string
}

/** Whoever asked; null where nobody waits for this answer. A level that is given never lowers another. */
export async function answerRequest(
  d1: D1Database,
  { patternId, id, level, actorId }: Answer,
  told: Told<'access_granted'>,
): Promise<{ userId: string } | null> {
  const isOpen = 'from access_requests where pattern_id = ?1 and id = ?2 and refused_at is null'
  if (level === null)
    return d1
      .prepare(
        `update access_requests set refused_at = ?3 where pattern_id = ?1 and id = ?2 and refused_at is null
        returning user_id as userId`,
      )
      .bind(patternId, id, Date.now())
      .first()
  const results = await d1.batch<{ userId: string }>([
    d1
      .prepare(
        `insert into pattern_members (pattern_id, user_id, level) select pattern_id, user_id, ?3 ${isOpen}
        on conflict (pattern_id, user_id) do update set level = excluded.level where excluded.level = 'write'`,
      )
      .bind(patternId, id, level),
    happenedTo(
      d1,
      { type: 'access_granted', roomId: patternId, actorId, ...told },
      { when: sql`exists (select 1 from access_requests where id = ${id} and refused_at is null)` },
    ),
    d1.prepare(`delete ${isOpen} returning user_id as userId`).bind(patternId, id),
  ])
  return results.at(-1)?.results[0] ?? null
}
