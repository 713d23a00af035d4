import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { spaceNodes, spaces } from '#server/db/schema/canvas.ts'
import { ACCESS_CHANGED, canvasChanged, happened } from '#server/events/events-queries.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import {
  forkRows,
  type NewPattern,
  newPatternRows,
  type PatternRow,
} from '#server/features/patterns/patterns-queries.ts'
import { type Actor, actorSchema } from '#shared/actor.ts'
import { type Direction, type WantedPlace, wantedPlaceSchema } from '#shared/canvas.ts'

/** A design on a canvas, as far as the board shows it. */
export interface NodeRow {
  nodeId: string
  editorRoomId: string
  name: string
  artifactId: string | null
  viewport: string
  /** Where the call that made it wants it. */
  wantedPlace: WantedPlace
  explore: Direction | null
  /** Who votes for it, as they came. */
  votes: string[]
  addedBy: Actor
  /** Its design is no more. */
  isGone: boolean
  isRunning: boolean
  /** Its version does not compile. */
  isBroken: boolean
}

interface Found extends Pick<NodeRow, 'nodeId' | 'editorRoomId' | 'name' | 'artifactId' | 'viewport'> {
  wantedPlace: string | null
  exploreId: string | null
  exploreOf: string | null
  words: string | null
  isCollapsed: number
  isKept: number
  votes: string
  actorKind: string
  actorId: string
  isGone: number
  isRunning: number
  isBroken: number
}

/** The nodes of a canvas as they came. */
export async function listNodes(d1: D1Database, spaceId: string): Promise<NodeRow[]> {
  const { results } = await d1
    .prepare(
      `select node.node_id as nodeId, node.pattern_id as editorRoomId, design.name,
        design.active_artifact_id as artifactId, design.viewport, node.wanted_place as wantedPlace,
        node.explore_id as exploreId, node.explore_of as exploreOf, node.words, node.is_collapsed as isCollapsed,
        node.is_kept as isKept,
        (select json_group_array(user_id) from (select user_id from space_votes
          where node_id = node.node_id order by created_at, user_id)) as votes,
        node.actor_kind as actorKind, node.actor_id as actorId,
        design.deleted_at is not null as isGone,
        exists (select 1 from ledger where pattern_id = design.id and state = 'reserved') as isRunning,
        coalesce(version.status = 'error', 0) as isBroken
      from space_nodes node
      join patterns design on design.id = node.pattern_id
      left join artifacts version on version.id = design.active_artifact_id
      where node.space_id = ?1 and node.removed_at is null
      order by node.created_at, node.node_id`,
    )
    .bind(spaceId)
    .all<Found>()
  return results.map(toNodeRow)
}

const toNodeRow = (found: Found): NodeRow => {
  const { exploreId, exploreOf, words, isCollapsed, isKept, ...others } = found
  const { votes, actorKind, actorId, wantedPlace, ...row } = others
  return {
    ...row,
    wantedPlace: wantedPlaceSchema.parse(JSON.parse(wantedPlace ?? '{}')),
    explore:
      exploreId === null
        ? null
        : {
            ...{ id: exploreId, of: exploreOf, words: words ?? '', isCollapsed: isCollapsed === 1 },
            ...(isKept === 1 ? { isKept: true } : {}),
          },
    votes: JSON.parse(votes) as string[],
    addedBy: actorSchema.parse({ kind: actorKind, id: actorId }),
    isGone: found.isGone === 1,
    isRunning: found.isRunning === 1,
    isBroken: found.isBroken === 1,
  }
}

export interface NodeOfDesign {
  nodeId: string
  patternId: string
  exploreId: string | null
  exploreOf: string | null
}

/** These nodes of a canvas; what is not on it is missing. */
export const findNodes = (d1: D1Database, spaceId: string, nodeIds: string[]): Promise<NodeOfDesign[]> =>
  database(d1)
    .select({
      nodeId: spaceNodes.nodeId,
      patternId: spaceNodes.patternId,
      exploreId: spaceNodes.exploreId,
      exploreOf: spaceNodes.exploreOf,
    })
    .from(spaceNodes)
    .where(
      and(
        eq(spaceNodes.spaceId, spaceId),
        isNull(spaceNodes.removedAt),
        inArray(spaceNodes.nodeId, sql`(select value from json_each(${JSON.stringify(nodeIds)}))`),
      ),
    )

/** Is, or was, this a node? */
export async function wasNode(d1: D1Database, nodeId: string): Promise<boolean> {
  return (await database(d1).$count(spaceNodes, eq(spaceNodes.nodeId, nodeId))) > 0
}

/** What these nodes were made as, also those that are taken away; what was never made is missing. */
export async function findDirections(
  d1: D1Database,
  nodeIds: string[],
): Promise<Map<string, { words: string | null; asked: string | null }>> {
  const { nodeId, words, asked } = spaceNodes
  const rows = await database(d1)
    .select({ nodeId, words, asked })
    .from(spaceNodes)
    .where(inArray(nodeId, nodeIds))
  return new Map(rows.map(({ nodeId: id, ...direction }) => [id, direction]))
}

export const countNodes = (d1: D1Database, spaceId: string): Promise<number> =>
  database(d1).$count(spaceNodes, and(eq(spaceNodes.spaceId, spaceId), isNull(spaceNodes.removedAt)))

export interface NewNode {
  nodeId: string
  spaceId: string
  actor: Actor
  design: NewPattern & Partial<Pick<PatternRow, 'viewport' | 'isDarkMode'>>
  /** The version that it begins with; null for an empty one. */
  from: { source: ArtifactRow; artifactId: string } | null
  wantedPlace?: WantedPlace
  explore?: { id: string; of: string | null; words: string; asked?: string } | null
}

/** Designs on a canvas, each with its first version: all of them or none. */
export async function insertNodes(d1: D1Database, nodes: readonly NewNode[]): Promise<void> {
  const db = database(d1)
  const [first] = nodes
  if (!first) return
  const rows = nodes.flatMap(({ nodeId, spaceId, actor, design, from, explore, wantedPlace }) => {
    const pattern = { ...design, spaceId, nodeId }
    const [head, ...rest] = from
      ? forkRows(db, { pattern, actor, ...from, workspaceId: null })
      : newPatternRows(db, pattern)
    const node = db.insert(spaceNodes).values({
      ...{ nodeId, spaceId, patternId: design.id, actorKind: actor.kind, actorId: actor.id },
      ...{ exploreId: explore?.id, exploreOf: explore?.of, words: explore?.words, asked: explore?.asked },
      ...(wantedPlace ? { wantedPlace: JSON.stringify(wantedPlace) } : {}),
    })
    return [head, ...rest, node]
  })
  await db.batch([
    db.update(spaces).set({ updatedAt: new Date() }).where(eq(spaces.id, first.spaceId)),
    happened(db, { type: 'facts_changed', roomId: first.spaceId }),
    ...rows.filter(row => row !== undefined),
  ])
}

/** Takes nodes off a canvas, and hides their designs; how many there were. */
export async function removeNodes(d1: D1Database, spaceId: string, nodeIds: string[]): Promise<string[]> {
  const now = Date.now()
  const ids = JSON.stringify(nodeIds)
  const [gone] = await d1.batch<{ id: string }>([
    d1
      .prepare(
        `update space_nodes set removed_at = ?3 where space_id = ?1 and removed_at is null
          and node_id in (select value from json_each(?2)) returning node_id as id`,
      )
      .bind(spaceId, ids, now),
    d1
      .prepare(
        `update patterns set deleted_at = ?3 where space_id = ?1 and deleted_at is null
          and node_id in (select value from json_each(?2))`,
      )
      .bind(spaceId, ids, now),
    ...tellOf(d1, spaceId, ids, now),
  ])
  return gone?.results.map(row => row.id) ?? []
}

/** Brings nodes and their designs back. */
export async function bringBackNodes(d1: D1Database, spaceId: string, nodeIds: string[]): Promise<void> {
  const ids = JSON.stringify(nodeIds)
  await d1.batch([
    d1
      .prepare(
        `update patterns set deleted_at = null where space_id = ?1 and id in (select pattern_id from space_nodes
          where space_id = ?1 and removed_at is not null and node_id in (select value from json_each(?2)))`,
      )
      .bind(spaceId, ids),
    d1
      .prepare(
        `update space_nodes set removed_at = null
        where space_id = ?1 and node_id in (select value from json_each(?2))`,
      )
      .bind(spaceId, ids),
    ...tellOf(d1, spaceId, ids, Date.now()),
  ])
}

/** The canvas shows it, and the rooms of the designs ask again who may be in them. */
const tellOf = (d1: D1Database, spaceId: string, ids: string, now: number): D1PreparedStatement[] => [
  d1.prepare('update spaces set updated_at = ?2 where id = ?1').bind(spaceId, now),
  canvasChanged(d1, spaceId),
  d1
    .prepare(
      `${ACCESS_CHANGED} pattern_id from space_nodes
      where space_id = ?1 and node_id in (select value from json_each(?2))`,
    )
    .bind(spaceId, ids),
]
