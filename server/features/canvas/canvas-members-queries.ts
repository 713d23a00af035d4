import { and, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { spaceInvites, spaceMembers } from '#server/db/schema/canvas.ts'
import { canvasAccessChanged } from '#server/events/events-queries.ts'

/** Who lost which access to a canvas, with all it takes to give exactly that back. */
export type LeftCanvas =
  | { kind: 'member'; userId: string; createdAt: number }
  | { kind: 'org'; orgId: string; createdAt: number }
  | { kind: 'invite'; email: string; token: string; invitedBy: string; createdAt: number }

export interface CanvasMember {
  userId: string
  email: string
  name: string
  image: string | null
  isGuest: boolean
}

/** Whoever was let in by name, as they came. */
export async function listCanvasMembers(d1: D1Database, spaceId: string): Promise<CanvasMember[]> {
  const rows = await database(d1)
    .select({ person: user })
    .from(spaceMembers)
    .innerJoin(user, eq(user.id, spaceMembers.userId))
    .where(eq(spaceMembers.spaceId, spaceId))
    .orderBy(spaceMembers.createdAt)
  return rows.map(({ person }) => ({
    ...{ userId: person.id, email: person.email, name: person.name, image: person.image },
    isGuest: Boolean(person.isAnonymous),
  }))
}

export interface CanvasShare {
  id: string
  name: string
  logo: string | null
  memberCount: number
}

/** The workspaces that a canvas is shared with, as they were added. */
export async function listCanvasWorkspaces(d1: D1Database, spaceId: string): Promise<CanvasShare[]> {
  const { results } = await d1
    .prepare(
      `select workspace.id, workspace.name, workspace.logo,
        (select count(*) from workspace_members member where member.workspace_id = workspace.id) as memberCount
      from space_workspaces share join workspaces workspace on workspace.id = share.workspace_id
      where share.space_id = ?1 order by share.created_at, workspace.id`,
    )
    .bind(spaceId)
    .all<CanvasShare>()
  return results
}

/** Shares with a workspace that this person is in, still in that moment. */
export async function shareCanvas(
  d1: D1Database,
  { spaceId, workspaceId, actorId }: { spaceId: string; workspaceId: string; actorId: string },
): Promise<boolean> {
  const [made] = await d1.batch([
    d1
      .prepare(
        `insert into space_workspaces (space_id, workspace_id)
        select ?1, member.workspace_id from workspace_members member
        where member.workspace_id = ?2 and member.user_id = ?3
        on conflict (space_id, workspace_id) do update set created_at = created_at returning workspace_id`,
      )
      .bind(spaceId, workspaceId, actorId),
    canvasAccessChanged(d1, spaceId),
  ])
  return (made?.results.length ?? 0) > 0
}

/** What was taken away; null where it was not shared with this workspace. */
export async function unshareCanvas(
  d1: D1Database,
  spaceId: string,
  orgId: string,
): Promise<LeftCanvas | null> {
  const [gone] = await d1.batch<{ created_at: number }>([
    d1
      .prepare('delete from space_workspaces where space_id = ?1 and workspace_id = ?2 returning created_at')
      .bind(spaceId, orgId),
    canvasAccessChanged(d1, spaceId),
  ])
  const row = gone?.results[0]
  return row ? { kind: 'org', orgId, createdAt: row.created_at } : null
}

/** A member, or the invitation of an address, whose link says so from then on; null where there is neither. */
export async function removeFromCanvas(
  d1: D1Database,
  spaceId: string,
  who: string,
): Promise<LeftCanvas | null> {
  const db = database(d1)
  const invited = and(eq(spaceInvites.spaceId, spaceId), eq(spaceInvites.email, who))
  const [invite] = await db.select().from(spaceInvites).where(invited)
  const [members] = await d1.batch<{ created_at: number }>([
    d1
      .prepare('delete from space_members where space_id = ?1 and user_id = ?2 returning created_at')
      .bind(spaceId, who),
    d1
      .prepare(
        `insert or ignore into spent_invites (token, why)
        select token, 'withdrawn' from space_invites where space_id = ?1 and email = ?2`,
      )
      .bind(spaceId, who),
    d1.prepare('delete from space_invites where space_id = ?1 and email = ?2').bind(spaceId, who),
    canvasAccessChanged(d1, spaceId),
  ])
  const member = members?.results[0]
  if (member) return { kind: 'member', userId: who, createdAt: member.created_at }
  if (!invite) return null
  const { email, token, invitedBy, createdAt } = invite
  return { kind: 'invite', email, token, invitedBy, createdAt: createdAt.getTime() }
}

/** Puts back what was removed, as it was; whatever was given since then stays. */
export async function putBackOnCanvas(d1: D1Database, spaceId: string, left: LeftCanvas): Promise<void> {
  await d1.batch([...putBackRows(d1, spaceId, left), canvasAccessChanged(d1, spaceId)])
}

function putBackRows(d1: D1Database, spaceId: string, left: LeftCanvas): D1PreparedStatement[] {
  if (left.kind === 'member')
    return [
      d1
        .prepare(
          `insert or ignore into space_members (space_id, user_id, created_at)
          select ?1, id, ?3 from user where id = ?2`,
        )
        .bind(spaceId, left.userId, left.createdAt),
    ]
  if (left.kind === 'org')
    return [
      d1
        .prepare(
          `insert or ignore into space_workspaces (space_id, workspace_id, created_at)
          select ?1, id, ?3 from workspaces where id = ?2 and deleted_at is null`,
        )
        .bind(spaceId, left.orgId, left.createdAt),
    ]
  const { email, token, invitedBy, createdAt } = left
  return [
    d1
      .prepare(
        `insert or ignore into space_invites (space_id, email, token, invited_by, created_at)
        values (?1, ?2, ?3, ?4, ?5)`,
      )
      .bind(spaceId, email, token, invitedBy, createdAt),
    d1.prepare('delete from spent_invites where token = ?1').bind(token),
  ]
}
