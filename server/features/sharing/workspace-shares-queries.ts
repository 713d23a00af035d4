import { happenedTo } from '#server/events/events-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'

export interface SharedWith {
  id: string
  name: string
  logo: string | null
  level: GrantedLevel
  memberCount: number
}

/** The workspaces that a design is shared with, as they were added. */
export async function listSharedWith(d1: D1Database, patternId: string): Promise<SharedWith[]> {
  const { results } = await d1
    .prepare(
      `select workspace.id, workspace.name, workspace.logo, share.level,
        (select count(*) from workspace_members member where member.workspace_id = workspace.id) as memberCount
      from pattern_workspaces share join workspaces workspace on workspace.id = share.workspace_id
      where share.pattern_id = ?1 order by share.created_at, workspace.id`,
    )
    .bind(patternId)
    .all<SharedWith>()
  return results
}

/** Who may look by an own grant, and edit all the same: person → the workspace that lets him. */
export async function listEditorsThroughWorkspaces(
  d1: D1Database,
  patternId: string,
): Promise<Map<string, string>> {
  const { results } = await d1
    .prepare(
      `select own.user_id as userId, min(workspace.name) as name
      from pattern_members own
        join workspace_members member on member.user_id = own.user_id
        join pattern_workspaces share
          on share.workspace_id = member.workspace_id and share.pattern_id = own.pattern_id
        join workspaces workspace on workspace.id = share.workspace_id
      where own.pattern_id = ?1 and own.level = 'read' and share.level = 'write' group by own.user_id`,
    )
    .bind(patternId)
    .all<{ userId: string; name: string }>()
  return new Map(results.map(({ userId, name }) => [userId, name]))
}

/** Shares with a workspace that this person is in, still in that moment; a further time sets the level. */
export async function shareWithWorkspace(
  d1: D1Database,
  share: { patternId: string; workspaceId: string; level: GrantedLevel; actorId: string },
): Promise<boolean> {
  const { patternId, workspaceId, level, actorId } = share
  const [made] = await d1.batch([
    d1
      .prepare(
        `insert into pattern_workspaces (pattern_id, workspace_id, level)
        select ?1, member.workspace_id, ?3 from workspace_members member
        where member.workspace_id = ?2 and member.user_id = ?4
        on conflict (pattern_id, workspace_id) do update set level = excluded.level returning level`,
      )
      .bind(patternId, workspaceId, level, actorId),
    happenedTo(d1, { type: 'access_changed', roomId: patternId }),
  ])
  return (made?.results.length ?? 0) > 0
}

/** False where it is not shared with this workspace. */
export async function setWorkspaceLevel(
  d1: D1Database,
  patternId: string,
  workspaceId: string,
  level: GrantedLevel,
): Promise<boolean> {
  const [set] = await d1.batch([
    d1
      .prepare(
        'update pattern_workspaces set level = ?3 where pattern_id = ?1 and workspace_id = ?2 returning level',
      )
      .bind(patternId, workspaceId, level),
    happenedTo(d1, { type: 'access_changed', roomId: patternId }),
  ])
  return (set?.results.length ?? 0) > 0
}

/** A workspace that lost its access, with all it takes to give exactly that back. */
export interface Unshared {
  kind: 'org'
  orgId: string
  level: GrantedLevel
  createdAt: number
  folderId: string | null
}

interface ShareRow {
  level: GrantedLevel
  created_at: number
}

/** What was taken away; null where it was not shared with this workspace. It leaves the workspace's folders too. */
export async function unshare(
  d1: D1Database,
  patternId: string,
  workspaceId: string,
): Promise<Unshared | null> {
  const [placed, gone] = await d1.batch<ShareRow & { folder_id: string }>([
    d1
      .prepare('delete from folder_patterns where pattern_id = ?1 and place_id = ?2 returning folder_id')
      .bind(patternId, workspaceId),
    d1
      .prepare(
        'delete from pattern_workspaces where pattern_id = ?1 and workspace_id = ?2 returning level, created_at',
      )
      .bind(patternId, workspaceId),
    happenedTo(d1, { type: 'access_changed', roomId: patternId }),
  ])
  const row = gone?.results[0]
  if (!row) return null
  const folderId = placed?.results[0]?.folder_id ?? null
  return { kind: 'org', orgId: workspaceId, level: row.level, createdAt: row.created_at, folderId }
}

/** Gives back what was taken from a workspace that is still there; whatever was given since then stays. */
export async function shareAgain(
  d1: D1Database,
  patternId: string,
  { orgId, level, createdAt, folderId }: Unshared,
): Promise<void> {
  await d1.batch([
    d1
      .prepare(
        `insert or ignore into pattern_workspaces (pattern_id, workspace_id, level, created_at)
        select ?1, id, ?3, ?4 from workspaces where id = ?2 and deleted_at is null`,
      )
      .bind(patternId, orgId, level, createdAt),
    d1
      .prepare(
        `insert or ignore into folder_patterns (pattern_id, place_id, folder_id)
        select ?1, workspace_id, id from folders where id = ?3 and workspace_id = ?2`,
      )
      .bind(patternId, orgId, folderId ?? ''),
    happenedTo(d1, { type: 'access_changed', roomId: patternId }),
  ])
}
