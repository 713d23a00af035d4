import { eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { workspaceInvites } from '#server/db/schema/workspaces.ts'
import { accessChangedIn, happenedTo } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'
import { type InvitedRole, MEMBERS_MAX, WORKSPACE_INVITES_MAX, WORKSPACES_MAX } from '#shared/workspaces.ts'

export type WorkspaceInvite = typeof workspaceInvites.$inferSelect

/** `?1` is the workspace, `?2` who acts. */
const MANAGES = `exists (select 1 from workspace_members actor
  where actor.workspace_id = ?1 and actor.user_id = ?2 and actor.role in ('owner', 'admin'))`

/**
 * Keeps the link of an earlier invitation to the same address, with the new role, and as if it were sent anew. Null where
 * whoever invites may not any more, or there are as many as may be open. `said` is written to the address, its link ending
 * with the token.
 */
export async function upsertWorkspaceInvite(
  d1: D1Database,
  invite: { workspaceId: string; invitedBy: string; email: string; role: InvitedRole; token: string },
  said: SaidBy<'workspace_invited'>,
): Promise<string | null> {
  const { workspaceId, email: mailTo, invitedBy: actorId } = invite
  const now = Date.now()
  const sent = sql`from workspace_invites where workspace_id = ${workspaceId} and email = ${mailTo}`
  const inserting = d1
    .prepare(
      `insert into workspace_invites (workspace_id, invited_by, email, role, token, created_at)
      select ?1, ?2, ?3, ?4, ?5, ?6 where ${MANAGES}
        and (select count(*) from workspace_invites where workspace_id = ?1 and email <> ?3) < ?7
      on conflict (workspace_id, email) do update set role = excluded.role, created_at = excluded.created_at
      returning token`,
    )
    .bind(
      ...[invite.workspaceId, invite.invitedBy, invite.email, invite.role, invite.token],
      ...[now, WORKSPACE_INVITES_MAX],
    )
  const [made] = await d1.batch<{ token: string }>([
    inserting,
    happenedTo(
      d1,
      { type: 'workspace_invited', actorId, mailTo, said },
      { token: sql`(select token ${sent})`, when: sql`exists (select 1 ${sent} and created_at = ${now})` },
    ),
  ])
  return made?.results[0]?.token ?? null
}

export const listWorkspaceInvites = (d1: D1Database, workspaceId: string): Promise<WorkspaceInvite[]> =>
  database(d1)
    .select()
    .from(workspaceInvites)
    .where(eq(workspaceInvites.workspaceId, workspaceId))
    .orderBy(workspaceInvites.email)

/** False when the address was not invited. */
export async function withdrawWorkspaceInvite(
  d1: D1Database,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const [, gone] = await d1.batch([
    d1
      .prepare(
        `insert or ignore into spent_invites (token, why)
        select token, 'withdrawn' from workspace_invites where workspace_id = ?1 and email = ?2`,
      )
      .bind(workspaceId, email),
    d1
      .prepare('delete from workspace_invites where workspace_id = ?1 and email = ?2 returning email')
      .bind(workspaceId, email),
  ])
  return (gone?.results.length ?? 0) > 0
}

/** Turns the link off, or makes a new one; the former opens nothing from then on. False where that may not be done. */
export async function setJoinToken(
  d1: D1Database,
  { workspaceId, actorId, token }: { workspaceId: string; actorId: string; token: string | null },
): Promise<boolean> {
  const [, set] = await d1.batch([
    d1
      .prepare(
        `insert or ignore into spent_invites (token, why) select join_token, 'withdrawn' from workspaces
        where id = ?1 and join_token is not null and ${MANAGES}`,
      )
      .bind(workspaceId, actorId),
    d1
      .prepare(
        `update workspaces set join_token = ?3 where id = ?1 and deleted_at is null and ${MANAGES} returning id`,
      )
      .bind(workspaceId, actorId, token),
  ])
  return (set?.results.length ?? 0) > 0
}

export interface OpenInvite {
  workspaceId: string
  name: string
  logo: string | null
  role: InvitedRole
  /** When it was sent; a link for everybody lasts. */
  createdAt: number | null
}

/** An invitation of somebody, or the link for everybody. */
export async function findWorkspaceInvite(d1: D1Database, token: string): Promise<OpenInvite | null> {
  return d1
    .prepare(
      `select workspace.id as workspaceId, workspace.name, workspace.logo, invite.role, invite.created_at as createdAt
      from workspace_invites invite
      join workspaces workspace on workspace.id = invite.workspace_id and workspace.deleted_at is null
      where invite.token = ?1
      union all
      select id, name, logo, 'member', null from workspaces where join_token = ?1 and deleted_at is null`,
    )
    .bind(token)
    .first<OpenInvite>()
}

interface Taken {
  workspaceId: string
  token: string
  userId: string
}

/** `?1` is the workspace, `?2` who comes: in already, or one more of a workspace and of a person who both have room. */
const MAY_COME = `(exists (select 1 from workspace_members known where known.workspace_id = ?1 and known.user_id = ?2)
  or ((select count(*) from workspace_members where workspace_id = ?1) < ${MEMBERS_MAX}
    and (select count(*) from workspace_members where user_id = ?2) < ${WORKSPACES_MAX}))`
const IS_IN = 'exists (select 1 from workspace_members where workspace_id = ?1 and user_id = ?2)'

/** Whoever has chosen none yet has chosen the first that lets them in. */
const choosing = (d1: D1Database, { workspaceId, userId }: Taken): D1PreparedStatement =>
  d1
    .prepare(
      `insert into credit_payers (user_id, org_id) select ?2, ?1 where ${IS_IN} on conflict (user_id) do nothing`,
    )
    .bind(workspaceId, userId)

/** Takes an invitation, once; it never lowers a role. False where it is over by now, or there is no room. */
export async function takeWorkspaceInvite(
  d1: D1Database,
  taken: Taken & { /** Invitations of before are over. */ since: number },
): Promise<boolean> {
  const { workspaceId, token, userId, since } = taken
  const values = [workspaceId, userId, token, since]
  const ofToken = 'from workspace_invites where workspace_id = ?1 and token = ?3 and created_at >= ?4'
  const results = await d1.batch([
    d1
      .prepare(
        `insert into workspace_members (workspace_id, user_id, role)
        select workspace_id, ?2, role ${ofToken} and ${MAY_COME}
        on conflict (workspace_id, user_id) do update set role = excluded.role
          where workspace_members.role = 'member'`,
      )
      .bind(...values),
    accessChangedIn(d1, '1', [workspaceId]),
    choosing(d1, taken),
    d1
      .prepare(
        `insert or ignore into spent_invites (token, why) select token, 'used' ${ofToken} and ${IS_IN}`,
      )
      .bind(...values),
    d1.prepare(`delete ${ofToken} and ${IS_IN} returning token`).bind(...values),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

/** Comes in by the link for everybody. */
export async function joinByLink(d1: D1Database, taken: Taken): Promise<boolean> {
  const { workspaceId, token, userId } = taken
  const [came] = await d1.batch([
    d1
      .prepare(
        `insert into workspace_members (workspace_id, user_id, role)
        select id, ?2, 'member' from workspaces
        where id = ?1 and join_token = ?3 and deleted_at is null and ${MAY_COME}
        on conflict (workspace_id, user_id) do update set role = workspace_members.role returning role`,
      )
      .bind(workspaceId, userId, token),
    accessChangedIn(d1, '1', [workspaceId]),
    choosing(d1, taken),
  ])
  return (came?.results.length ?? 0) > 0
}
