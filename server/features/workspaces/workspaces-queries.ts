import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { creditPayers } from '#server/db/schema/credits.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { accessChangedIn } from '#server/events/events-queries.ts'
import { type DefaultAccess, WORKSPACES_MAX, type Workspace, type WorkspaceRole } from '#shared/workspaces.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect

/** A workspace as one of its members has it. */
export interface WorkspaceOf {
  workspace: WorkspaceRow
  role: WorkspaceRole
}

const alive = isNull(workspaces.deletedAt)

/** Null where there is none, and where this person is not in it. */
export async function findWorkspaceOf(
  d1: D1Database,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceOf | null> {
  const [row] = await database(d1)
    .select({ workspace: workspaces, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId), alive))
  return row ?? null
}

/** The one that this person has chosen. */
export async function findChosenWorkspace(d1: D1Database, userId: string): Promise<WorkspaceOf | null> {
  const [row] = await database(d1)
    .select({ workspace: workspaces, role: workspaceMembers.role })
    .from(creditPayers)
    .innerJoin(workspaces, eq(workspaces.id, creditPayers.orgId))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, creditPayers.userId)),
    )
    .where(and(eq(creditPayers.userId, userId), alive))
  return row ?? null
}

export async function listWorkspacesOf(d1: D1Database, userId: string): Promise<Workspace[]> {
  const { results } = await d1
    .prepare(
      `select workspace.id, workspace.name, workspace.logo, member.role,
        (select count(*) from workspace_members others where others.workspace_id = workspace.id) as memberCount
      from workspace_members member
      join workspaces workspace on workspace.id = member.workspace_id and workspace.deleted_at is null
      where member.user_id = ?1 order by workspace.name collate nocase, workspace.id`,
    )
    .bind(userId)
    .all<Workspace>()
  return results
}

/** A workspace with its first owner, who has chosen it; false where it is there already, or the person is in too many. */
export async function insertWorkspace(
  d1: D1Database,
  { id, name, userId }: { id: string; name: string; userId: string },
): Promise<boolean> {
  const [made] = await d1.batch([
    d1
      .prepare(
        `insert into workspaces (id, name) select ?1, ?2
        where (select count(*) from workspace_members where user_id = ?3) < ?4
        on conflict (id) do nothing returning id`,
      )
      .bind(id, name, userId, WORKSPACES_MAX),
    d1
      .prepare(
        `insert into workspace_members (workspace_id, user_id, role)
        select id, ?2, 'owner' from workspaces where id = ?1 and deleted_at is null
          and not exists (select 1 from workspace_members where workspace_id = ?1)`,
      )
      .bind(id, userId),
    d1
      .prepare(
        `insert into credit_payers (user_id, org_id)
        select user_id, workspace_id from workspace_members where workspace_id = ?1 and user_id = ?2
        on conflict (user_id) do update set org_id = excluded.org_id`,
      )
      .bind(id, userId),
  ])
  return (made?.results.length ?? 0) > 0
}

/** False where this person is not in it. */
export async function chooseWorkspace(
  d1: D1Database,
  userId: string,
  workspaceId: string | null,
): Promise<boolean> {
  const db = database(d1)
  if (workspaceId === null) {
    await db.delete(creditPayers).where(eq(creditPayers.userId, userId))
    return true
  }
  const { results } = await d1
    .prepare(
      `insert into credit_payers (user_id, org_id)
      select member.user_id, member.workspace_id from workspace_members member
      where member.user_id = ?1 and member.workspace_id = ?2
      on conflict (user_id) do update set org_id = excluded.org_id returning org_id`,
    )
    .bind(userId, workspaceId)
    .all()
  return results.length > 0
}

interface WorkspaceChange {
  name?: string
  logo?: string | null
  defaultAccess?: DefaultAccess
  creditCap?: number | null
}

export async function updateWorkspace(d1: D1Database, id: string, change: WorkspaceChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await database(d1)
    .update(workspaces)
    .set(change)
    .where(and(eq(workspaces.id, id), alive))
}

const IS_DELETED = 'exists (select 1 from workspaces where id = ?1 and deleted_at is not null)'

/** Its designs stay with their owners; false where whoever asks is no owner any more. */
export async function deleteWorkspace(d1: D1Database, id: string, actorId: string): Promise<boolean> {
  const after = (sql: string) => d1.prepare(`${sql} and ${IS_DELETED}`).bind(id)
  const spend = 'insert or ignore into spent_invites (token, why)'
  const [gone] = await d1.batch([
    d1
      .prepare(
        `update workspaces set deleted_at = ?3 where id = ?1 and deleted_at is null and exists (
          select 1 from workspace_members where workspace_id = ?1 and user_id = ?2 and role = 'owner') returning id`,
      )
      .bind(id, actorId, Date.now()),
    accessChangedIn(d1, IS_DELETED, [id]),
    after(`${spend} select token, 'withdrawn' from workspace_invites where workspace_id = ?1`),
    after(`${spend} select join_token, 'withdrawn' from workspaces where id = ?1 and join_token is not null`),
    after('update workspaces set join_token = null where id = ?1'),
    after('delete from workspace_invites where workspace_id = ?1'),
    after('delete from folders where workspace_id = ?1'),
    after('delete from workspace_models where workspace_id = ?1'),
    after('delete from custom_presets where workspace_id = ?1'),
    // Its domains are free for another one.
    after('delete from sso_domains where workspace_id = ?1'),
    after('delete from workspace_sso where workspace_id = ?1'),
    after('delete from pattern_workspaces where workspace_id = ?1'),
    after('delete from space_workspaces where workspace_id = ?1'),
    after('delete from credit_payers where org_id = ?1'),
    after('delete from workspace_members where workspace_id = ?1'),
  ])
  return (gone?.results.length ?? 0) > 0
}
