import { sql } from 'drizzle-orm'
import { canvasAccessChanged, happenedTo } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'
import { ACCESS_REQUESTS_MAX } from '#shared/workspaces.ts'

export interface NewCanvasRequest {
  id: string
  spaceId: string
  userId: string
  message: string
  /** Who was refused after this may not ask again yet. */
  refusedBefore: number
}

/** One open request a person; false: refused lately, or too many ask already. The owner is written to of a new one. */
export async function insertCanvasRequest(
  d1: D1Database,
  { id, spaceId, userId, message, refusedBefore }: NewCanvasRequest,
  told: { mailTo: string | null; said: SaidBy<'access_requested'> },
): Promise<boolean> {
  const [made] = await d1.batch<{ id: string }>([
    d1
      .prepare(
        `insert into space_access_requests (id, space_id, user_id, message)
        select ?1, ?2, ?3, ?4 where (select count(*) from space_access_requests
          where space_id = ?2 and user_id <> ?3 and refused_at is null) < ?6
        on conflict (space_id, user_id) do update set message = excluded.message, refused_at = null,
          id = case when refused_at is null then id else excluded.id end,
          created_at = case when refused_at is null then created_at else excluded.created_at end
          where refused_at is null or refused_at < ?5
        returning id`,
      )
      .bind(id, spaceId, userId, message, refusedBefore, ACCESS_REQUESTS_MAX),
    happenedTo(
      d1,
      { type: 'access_requested', actorId: userId, ...told },
      { when: sql`exists (select 1 from space_access_requests where id = ${id})` },
    ),
  ])
  return (made?.results.length ?? 0) > 0
}

export interface CanvasRequestRow {
  id: string
  userId: string
  name: string
  email: string
  image: string | null
  message: string
  createdAt: number
}

/** Who waits for an answer, in the order in which they asked; whoever has got in meanwhile does not. */
export async function listCanvasRequests(d1: D1Database, spaceId: string): Promise<CanvasRequestRow[]> {
  const { results } = await d1
    .prepare(
      `select request.id, request.user_id as userId, person.name, person.email, person.image, request.message,
        request.created_at as createdAt
      from spaces space join space_access_requests request on request.space_id = space.id
      join user person on person.id = request.user_id
      where space.id = ?1 and request.refused_at is null and request.user_id <> space.owner_id
        and not exists (select 1 from space_members member
          where member.space_id = space.id and member.user_id = request.user_id)
        and not exists (select 1 from space_workspaces share
          join workspace_members member on member.workspace_id = share.workspace_id
          where share.space_id = space.id and member.user_id = request.user_id)
      order by request.created_at, request.id limit ?2`,
    )
    .bind(spaceId, ACCESS_REQUESTS_MAX)
    .all<CanvasRequestRow>()
  return results
}

/** When this person was declined, null being not yet; null where they have not asked, or were let in. */
export const findOwnCanvasRequest = (
  d1: D1Database,
  spaceId: string,
  userId: string,
): Promise<{ refusedAt: number | null } | null> =>
  d1
    .prepare('select refused_at as refusedAt from space_access_requests where space_id = ?1 and user_id = ?2')
    .bind(spaceId, userId)
    .first()

const IS_OPEN = 'from space_access_requests where space_id = ?1 and id = ?2 and refused_at is null'

/** Whoever waits for this answer; null when nobody does. */
export const findAskingCanvas = (
  d1: D1Database,
  spaceId: string,
  id: string,
): Promise<{ userId: string } | null> =>
  d1.prepare(`select user_id as userId ${IS_OPEN}`).bind(spaceId, id).first()

/** False where nobody waits for it any more. */
export async function refuseCanvasRequest(d1: D1Database, spaceId: string, id: string): Promise<boolean> {
  const refused = await d1
    .prepare(
      `update space_access_requests set refused_at = ?3
      where space_id = ?1 and id = ?2 and refused_at is null returning id`,
    )
    .bind(spaceId, id, Date.now())
    .first()
  return refused !== null
}

/** Lets in whoever asked, to write as everybody there; false where nobody waits for it any more. */
export async function grantCanvasRequest(
  d1: D1Database,
  { spaceId, id, actorId }: { spaceId: string; id: string; actorId: string },
  told: { mailTo: string | null; said: SaidBy<'access_granted'> },
): Promise<boolean> {
  const results = await d1.batch<{ userId: string }>([
    d1
      .prepare(`insert or ignore into space_members (space_id, user_id) select space_id, user_id ${IS_OPEN}`)
      .bind(spaceId, id),
    happenedTo(
      d1,
      { type: 'access_granted', roomId: spaceId, actorId, ...told },
      { when: sql`exists (select 1 from space_access_requests where id = ${id} and refused_at is null)` },
    ),
    canvasAccessChanged(d1, spaceId),
    d1.prepare(`delete ${IS_OPEN} returning user_id as userId`).bind(spaceId, id),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}
