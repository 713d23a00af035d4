import { canvasChanged } from '#server/events/events-queries.ts'
import type { DirectionsMeant } from '#shared/canvas.ts'

interface Vote {
  spaceId: string
  exploreId: string
  nodeId: string
  userId: string
}

/** One live vote a person and exploration: another one moves it. */
export async function setVote(
  d1: D1Database,
  { spaceId, exploreId, nodeId, userId }: Vote,
  isOn: boolean,
): Promise<void> {
  const change = isOn
    ? d1
        .prepare(
          `insert into space_votes (explore_id, user_id, node_id) values (?1, ?2, ?3)
          on conflict (explore_id, user_id) do update set node_id = excluded.node_id, created_at = excluded.created_at`,
        )
        .bind(exploreId, userId, nodeId)
    : d1
        .prepare('delete from space_votes where explore_id = ?1 and user_id = ?2 and node_id = ?3')
        .bind(exploreId, userId, nodeId)
  await d1.batch([change, canvasChanged(d1, spaceId)])
}

/** A direction becomes a design like any other on the canvas. */
export async function keepAsDesign(d1: D1Database, spaceId: string, nodeId: string): Promise<void> {
  await d1.batch([
    d1.prepare('delete from space_votes where node_id = ?1').bind(nodeId),
    d1
      .prepare(
        `update space_nodes set explore_id = null, explore_of = null, words = null, is_collapsed = 0, is_kept = 0
        where space_id = ?1 and node_id = ?2`,
      )
      .bind(spaceId, nodeId),
    canvasChanged(d1, spaceId),
  ])
}

/** The directions of an exploration are put aside, and none is lost; the one that is kept says so. */
export async function keepDirection(
  d1: D1Database,
  { spaceId, exploreId, nodeId }: { spaceId: string; exploreId: string; nodeId: string },
): Promise<void> {
  await d1.batch([
    d1
      .prepare(
        `update space_nodes set is_kept = node_id = ?3, is_collapsed = node_id <> ?3
        where space_id = ?1 and explore_id = ?2`,
      )
      .bind(spaceId, exploreId, nodeId),
    canvasChanged(d1, spaceId),
  ])
}

interface Directions {
  spaceId: string
  exploreId: string
  /** Seen from this one. */
  nodeId: string
  which: DirectionsMeant
}

/** Never the one that was kept. */
export async function collapseDirections(
  d1: D1Database,
  { spaceId, exploreId, nodeId, which }: Directions,
  isCollapsed: boolean,
): Promise<void> {
  await d1.batch([
    d1
      .prepare(
        `update space_nodes set is_collapsed = ?3 where space_id = ?1 and explore_id = ?2 and is_kept = 0
          and (?5 = 'all' or (node_id = ?4) = (?5 = 'this'))`,
      )
      .bind(spaceId, exploreId, isCollapsed ? 1 : 0, nodeId, which),
    canvasChanged(d1, spaceId),
  ])
}
