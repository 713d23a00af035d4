import { FOLDERS_MAX, type Folder } from '#shared/workspaces.ts'

/** Folders that this person sees: the own ones, and those of the own workspaces. `?1` is the person. */
const SEEN = `(folder.user_id = ?1 or folder.workspace_id in (select workspace_id from workspace_members where user_id = ?1))`
/** What of these this person may rename and take away. */
const OWN = `(folder.user_id = ?1 or folder.workspace_id in (
  select workspace_id from workspace_members where user_id = ?1 and role in ('owner', 'admin')))`

export async function listFolders(d1: D1Database, userId: string): Promise<Folder[]> {
  const { results } = await d1
    .prepare(
      `select folder.id, folder.name, folder.workspace_id as orgId from folders folder
      where ${SEEN} order by folder.name collate nocase, folder.id`,
    )
    .bind(userId)
    .all<Folder>()
  return results
}

export async function isFolderSeen(d1: D1Database, userId: string, folderId: string): Promise<boolean> {
  const row = await d1
    .prepare(`select 1 as seen from folders folder where folder.id = ?2 and ${SEEN}`)
    .bind(userId, folderId)
    .first()
  return row !== null
}

/** Made, or there already; `forbidden` for a workspace that this person is not in, `full` where there are as many as may be. */
export async function insertFolder(
  d1: D1Database,
  folder: { id: string; name: string; userId: string; orgId: string | null },
): Promise<'made' | 'forbidden' | 'full'> {
  const { id, name, userId, orgId } = folder
  const mayMake =
    '(?2 is null or exists (select 1 from workspace_members where user_id = ?1 and workspace_id = ?2))'
  const [, asked] = await d1.batch<{ isThere: number; mayMake: number }>([
    d1
      .prepare(
        `insert into folders (id, name, user_id, workspace_id)
        select ?3, ?4, case when ?2 is null then ?1 end, ?2 where ${mayMake} and ?5 > (select count(*) from folders
          where case when ?2 is null then user_id = ?1 else workspace_id = ?2 end)
        on conflict (id) do nothing`,
      )
      .bind(userId, orgId, id, name, FOLDERS_MAX),
    d1
      .prepare(`select exists (select 1 from folders where id = ?3) as isThere, ${mayMake} as mayMake`)
      .bind(userId, orgId, id),
  ])
  const { isThere = 0, mayMake: may = 0 } = asked?.results[0] ?? {}
  return isThere ? 'made' : may ? 'full' : 'forbidden'
}

export async function renameFolder(
  d1: D1Database,
  userId: string,
  folderId: string,
  name: string,
): Promise<boolean> {
  const row = await d1
    .prepare(`update folders as folder set name = ?3 where folder.id = ?2 and ${OWN} returning id`)
    .bind(userId, folderId, name)
    .first()
  return row !== null
}

/** Designs that were in it are in none of this person, or workspace, then. */
export async function deleteFolder(d1: D1Database, userId: string, folderId: string): Promise<boolean> {
  const row = await d1
    .prepare(`delete from folders as folder where folder.id = ?2 and ${OWN} returning id`)
    .bind(userId, folderId)
    .first()
  return row !== null
}

/** Puts a design into a folder: a workspace's takes what is shared with that workspace alone. */
export async function moveToFolder(
  d1: D1Database,
  { userId, patternId, folderId }: { userId: string; patternId: string; folderId: string },
): Promise<boolean> {
  const row = await d1
    .prepare(
      `insert into folder_patterns (pattern_id, place_id, folder_id)
      select ?2, coalesce(folder.user_id, folder.workspace_id), folder.id from folders folder
      where folder.id = ?3 and ${SEEN} and (folder.workspace_id is null or exists (
        select 1 from pattern_workspaces share
        where share.pattern_id = ?2 and share.workspace_id = folder.workspace_id))
      on conflict (pattern_id, place_id) do update set folder_id = excluded.folder_id returning folder_id`,
    )
    .bind(userId, patternId, folderId)
    .first()
  return row !== null
}

/** Takes a design out of the folders that this person sees. */
export async function takeOutOfFolders(d1: D1Database, userId: string, patternId: string): Promise<void> {
  await d1
    .prepare(
      `delete from folder_patterns where pattern_id = ?2
        and folder_id in (select folder.id from folders folder where ${SEEN})`,
    )
    .bind(userId, patternId)
    .run()
}
