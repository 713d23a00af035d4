import { sql } from 'drizzle-orm'
import { ASKED, openRequest, type RequestRow } from '#server/access/requests-queries.ts'
import { canvasAccessChanged, happenedTo } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'
import { ACCESS_REQUESTS_MAX } from '#shared/workspaces.ts'

interface CanvasRequestRow extends RequestRow {
  spaceId: string
  spaceName: string
}

/** Who waits for an answer, in the order in which they asked; whoever has got in meanwhile does not. */
const LIST = `select request.id, space.id as spaceId, space.name as spaceName, request.user_id as userId,
    person.name, person.email, person.image, request.message, request.created_at as createdAt
  from spaces space join space_access_requests request on request.space_id = space.id
  join user person on person.id = request.user_id
  where space.deleted_at is null and request.refused_at is null and request.user_id <> space.owner_id
    and not exists (select 1 from space_members member
      where member.space_id = space.id and member.user_id = request.user_id)
    and not exists (select 1 from space_workspaces share
      join workspace_members member on member.workspace_id = share.workspace_id
      where share.space_id = space.id and member.user_id = request.user_id)`

const listed = async (d1: D1Database, whose: string, id: string): Promise<CanvasRequestRow[]> => {
  const { results } = await d1
    .prepare(`${LIST} and ${whose} = ?1 order by request.created_at, request.id limit ?2`)
    .bind(id, ACCESS_REQUESTS_MAX)
    .all<CanvasRequestRow>()
  return results
}

export const listCanvasRequests = (d1: D1Database, spaceId: string): Promise<CanvasRequestRow[]> =>
  listed(d1, 'space.id', spaceId)

/** For all canvases of their owner. */
export const listCanvasRequestsTo = (d1: D1Database, ownerId: string): Promise<CanvasRequestRow[]> =>
  listed(d1, 'space.owner_id', ownerId)

/** Lets in whoever asked, to write as everybody there; false where nobody waits for it any more. */
export async function grantCanvasRequest(
  d1: D1Database,
  { spaceId, id, actorId }: { spaceId: string; id: string; actorId: string },
  told: { mailTo: string | null; said: SaidBy<'access_granted'> },
): Promise<boolean> {
  const results = await d1.batch<{ userId: string }>([
    d1
      .prepare(
        `insert or ignore into space_members (space_id, user_id) select space_id, user_id ${openRequest(ASKED.canvas)}`,
      )
      .bind(spaceId, id),
    happenedTo(
      d1,
      { type: 'access_granted', roomId: spaceId, actorId, ...told },
      { when: sql`exists (select 1 from space_access_requests where id = ${id} and refused_at is null)` },
    ),
    canvasAccessChanged(d1, spaceId),
    d1.prepare(`delete ${openRequest(ASKED.canvas)} returning user_id as userId`).bind(spaceId, id),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}
