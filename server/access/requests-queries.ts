import { sql } from 'drizzle-orm'
import { happenedTo } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'
import { ACCESS_REQUESTS_MAX } from '#shared/workspaces.ts'

/** What can be asked for: the table of its requests, and the column that says which one. */
export const ASKED = {
  design: { table: 'access_requests', column: 'pattern_id' },
  canvas: { table: 'space_access_requests', column: 'space_id' },
} as const
export type Asked = (typeof ASKED)[keyof typeof ASKED]

export interface NewRequest {
  id: string
  /** The design or the canvas. */
  objectId: string
  userId: string
  message: string
  /** Who was refused after this may not ask again yet. */
  refusedBefore: number
}

/**
 * One open request a person. `new` is to be told of, and the owner is written to; `open` has only other words now; null:
 * refused lately, or too many ask already.
 */
export async function insertRequest(
  d1: D1Database,
  { table, column }: Asked,
  { id, objectId, userId, message, refusedBefore }: NewRequest,
  told: { mailTo: string | null; said: SaidBy<'access_requested'> },
): Promise<'new' | 'open' | null> {
  const inserting = d1
    .prepare(
      `insert into ${table} (id, ${column}, user_id, message)
      select ?1, ?2, ?3, ?4 where (select count(*) from ${table}
        where ${column} = ?2 and user_id <> ?3 and refused_at is null) < ?6
      on conflict (${column}, user_id) do update set message = excluded.message, refused_at = null,
        id = case when refused_at is null then id else excluded.id end,
        created_at = case when refused_at is null then created_at else excluded.created_at end
        where refused_at is null or refused_at < ?5
      returning id`,
    )
    .bind(id, objectId, userId, message, refusedBefore, ACCESS_REQUESTS_MAX)
  const [made] = await d1.batch<{ id: string }>([
    inserting,
    happenedTo(
      d1,
      { type: 'access_requested', actorId: userId, ...told },
      { when: sql`exists (select 1 from ${sql.raw(table)} where id = ${id})` },
    ),
  ])
  const row = made?.results[0]
  return row ? (row.id === id ? 'new' : 'open') : null
}

export interface RequestRow {
  id: string
  userId: string
  name: string
  email: string
  image: string | null
  message: string
  createdAt: number
}

/** When this person was declined, null being not yet; null where they have not asked, or were let in. */
export const findOwnRequest = (
  d1: D1Database,
  { table, column }: Asked,
  objectId: string,
  userId: string,
): Promise<{ refusedAt: number | null } | null> =>
  d1
    .prepare(`select refused_at as refusedAt from ${table} where ${column} = ?1 and user_id = ?2`)
    .bind(objectId, userId)
    .first()

/** The one request that waits: the object is `?1`, the request `?2`. */
export const openRequest = ({ table, column }: Asked): string =>
  `from ${table} where ${column} = ?1 and id = ?2 and refused_at is null`

/** Whoever waits for this answer; null when nobody does. */
export const findAsking = (
  d1: D1Database,
  asked: Asked,
  objectId: string,
  id: string,
): Promise<{ userId: string } | null> =>
  d1
    .prepare(`select user_id as userId ${openRequest(asked)}`)
    .bind(objectId, id)
    .first()

/** Whoever asked; null where nobody waits for it any more. */
export const refuseRequest = (
  d1: D1Database,
  { table, column }: Asked,
  objectId: string,
  id: string,
): Promise<{ userId: string } | null> =>
  d1
    .prepare(
      `update ${table} set refused_at = ?3 where ${column} = ?1 and id = ?2 and refused_at is null
      returning user_id as userId`,
    )
    .bind(objectId, id, Date.now())
    .first()
