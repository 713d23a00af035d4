import { and, eq, isNull, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { spaces, spaceWorkspaces } from '#server/db/schema/canvas.ts'
import { canvasAccessChanged, canvasChanged } from '#server/events/events-queries.ts'
import type { AccessMode } from '#shared/access.ts'
import { SPACES_MAX } from '#shared/canvas.ts'

/** A canvas as D1 has it: the truth that its room only shows. */
export interface SpaceRow {
  id: string
  ownerId: string
  name: string
  access: AccessMode
  createdAt: Date
  updatedAt: Date
}

export const toSpaceRow = ({ deletedAt: _, ...row }: typeof spaces.$inferSelect): SpaceRow => row

export async function findSpace(d1: D1Database, id: string): Promise<SpaceRow | null> {
  const [row] = await database(d1)
    .select()
    .from(spaces)
    .where(and(eq(spaces.id, id), isNull(spaces.deletedAt)))
    .limit(1)
  return row ? toSpaceRow(row) : null
}

/** Is, or was, this the id of a canvas? */
export async function isCanvas(d1: D1Database, id: string): Promise<boolean> {
  const rows = await database(d1).select({ id: spaces.id }).from(spaces).where(eq(spaces.id, id)).limit(1)
  return rows.length > 0
}

/** A new canvas, shared with the chosen workspace where that lets its members change new designs: on a canvas all who are let in may write. */
export async function insertSpace(
  d1: D1Database,
  space: { id: string; ownerId: string; name: string; access: AccessMode },
): Promise<void> {
  const { id, ownerId } = space
  const db = database(d1)
  await db.batch([
    db.insert(spaces).values({ ...space, updatedAt: new Date() }),
    db.insert(spaceWorkspaces).select(sql`
      select ${id}, workspace.id, unixepoch('subsec') * 1000 from workspace_members member
      join workspaces workspace on workspace.id = member.workspace_id and workspace.deleted_at is null
      where member.user_id = ${ownerId} and workspace.default_access = 'write'
        and workspace.id = (select org_id from credit_payers where user_id = ${ownerId})`),
  ])
}

export interface ListedSpace {
  id: string
  name: string
  lastUpdated: number
  ownerId: string
  nodeCount: number
  /** Versions of its newest designs. */
  artifactIds: string[]
  people: { id: string; name: string; avatarUrl: string | null }[]
}

interface FoundSpace extends Omit<ListedSpace, 'artifactIds' | 'people'> {
  artifactIds: string
  people: string
}

/** Own canvases, those one was invited to, and those of one's workspaces, newest first. */
export async function listSpaces(d1: D1Database, userId: string): Promise<ListedSpace[]> {
  const { results } = await d1
    .prepare(
      `select space.id, space.name, space.owner_id as ownerId,
        max(space.updated_at, coalesce((select max(design.updated_at) from patterns design
          where design.space_id = space.id), 0)) as lastUpdated,
        (select count(*) from space_nodes node where node.space_id = space.id and node.removed_at is null) as nodeCount,
        (select json_group_array(active_artifact_id) from (select design.active_artifact_id from patterns design
          where design.space_id = space.id and design.deleted_at is null and design.active_artifact_id is not null
          order by design.updated_at desc limit 4)) as artifactIds,
        (select json_group_array(json_object('id', id, 'name', name, 'avatarUrl', image)) from (
          select person.id, person.name, person.image from (
            select space.owner_id as user_id, 0 as came_at
            union all select user_id, created_at from space_members where space_id = space.id) here
          join user person on person.id = here.user_id order by here.came_at)) as people
      from spaces space
      where space.deleted_at is null and space.id in (
        select id from spaces where owner_id = ?1
        union select space_id from space_members where user_id = ?1
        union select share.space_id from workspace_members member
          join space_workspaces share on share.workspace_id = member.workspace_id where member.user_id = ?1)
      order by lastUpdated desc, space.id limit ?2`,
    )
    .bind(userId, SPACES_MAX)
    .all<FoundSpace>()
  return results.map(({ artifactIds, people, ...row }) => ({
    ...row,
    artifactIds: JSON.parse(artifactIds) as string[],
    people: JSON.parse(people) as ListedSpace['people'],
  }))
}

export async function renameSpace(d1: D1Database, id: string, name: string): Promise<void> {
  await d1.batch([
    d1.prepare('update spaces set name = ?2, updated_at = ?3 where id = ?1').bind(id, name, Date.now()),
    canvasChanged(d1, id),
  ])
}

/** Who may look; the designs on it follow. */
export async function setSpaceAccess(d1: D1Database, id: string, access: AccessMode): Promise<void> {
  await d1.batch([
    d1.prepare('update spaces set access = ?2, updated_at = ?3 where id = ?1').bind(id, access, Date.now()),
    d1.prepare('update patterns set access = ?2 where space_id = ?1').bind(id, access),
    canvasAccessChanged(d1, id),
  ])
}

/** Hides a canvas and the designs on it from everybody; the rows stay. */
export async function deleteSpace(d1: D1Database, id: string): Promise<void> {
  const now = Date.now()
  await d1.batch([
    canvasAccessChanged(d1, id),
    d1.prepare('update spaces set deleted_at = ?2 where id = ?1').bind(id, now),
    d1
      .prepare('update patterns set deleted_at = ?2 where space_id = ?1 and deleted_at is null')
      .bind(id, now),
  ])
}
