import { accessChangedIn } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'
import type { WorkspaceRole } from '#shared/workspaces.ts'

export interface WorkspaceMemberRow {
  id: string
  name: string
  email: string
  image: string | null
  role: WorkspaceRole
  lastActiveAt: number | null
}

/** Owners first, then as they came. */
export async function listWorkspaceMembers(
  d1: D1Database,
  workspaceId: string,
): Promise<WorkspaceMemberRow[]> {
  const { results } = await d1
    .prepare(
      `select person.id, person.name, person.email, person.image, member.role,
        nullif(max(
          coalesce((select max(updated_at) from session where session.user_id = person.id), 0),
          coalesce((select max(created_at) from ledger where ledger.user_id = person.id), 0)), 0) as lastActiveAt
      from workspace_members member join user person on person.id = member.user_id
      where member.workspace_id = ?1
      order by case member.role when 'owner' then 0 when 'admin' then 1 else 2 end, member.created_at, person.id`,
    )
    .bind(workspaceId)
    .all<WorkspaceMemberRow>()
  return results
}

/** Which of these addresses are those of members, whom whoever invites sees with their addresses. */
export async function listMembersAmong(
  d1: D1Database,
  workspaceId: string,
  emails: readonly string[],
): Promise<string[]> {
  const { results } = await d1
    .prepare(
      `select lower(person.email) as email from workspace_members member join user person on person.id = member.user_id
      where member.workspace_id = ?1 and lower(person.email) in (select value from json_each(?2)) order by 1`,
    )
    .bind(workspaceId, JSON.stringify(emails))
    .all<{ email: string }>()
  return results.map(({ email }) => email)
}

export interface DayUsage {
  userId: string
  /** Days since `from`. */
  day: number
  amount: number
}

/** What members took while this workspace was the chosen one, by days since `from`. */
export async function listUsage(d1: D1Database, workspaceId: string, from: number): Promise<DayUsage[]> {
  const { results } = await d1
    .prepare(
      `select user_id as userId, cast((created_at - ?2) / 86400000 as integer) as day, sum(amount) as amount from ledger
      where org_id = ?1 and state in ('reserved', 'settled') and created_at >= ?2
      group by user_id, day`,
    )
    .bind(workspaceId, from)
    .all<DayUsage>()
  return results
}

export async function findRole(
  d1: D1Database,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceRole | null> {
  const row = await d1
    .prepare('select role from workspace_members where workspace_id = ?1 and user_id = ?2')
    .bind(workspaceId, userId)
    .first<{ role: WorkspaceRole }>()
  return row?.role ?? null
}

/** Whoever gets the designs of somebody who names nobody: the owner who came first. */
export async function findFirstOwner(
  d1: D1Database,
  workspaceId: string,
  exceptId: string,
): Promise<string | null> {
  const row = await d1
    .prepare(
      `select user_id as id from workspace_members
      where workspace_id = ?1 and role = 'owner' and user_id <> ?2 order by created_at limit 1`,
    )
    .bind(workspaceId, exceptId)
    .first<{ id: string }>()
  return row?.id ?? null
}

/** `?1` is the workspace, `?2` who acts, `?3` whom it is about. */
const OTHER_OWNER = `exists (select 1 from workspace_members other
  where other.workspace_id = ?1 and other.role = 'owner' and other.user_id <> ?3)`

/** May act on a member: asked again in the statement that does it, since a role may be lowered meanwhile. */
const mayActOn = (member: string, isOwnersAffair: string) => `exists (select 1 from workspace_members actor
  where actor.workspace_id = ?1 and actor.user_id = ?2
    and (actor.role = 'owner' or (actor.role = 'admin' and ${member}.role <> 'owner' and not ${isOwnersAffair})))`

/** False for the last owner, and where whoever acts may not any more. */
export async function setRole(
  d1: D1Database,
  change: { workspaceId: string; actorId: string; userId: string; role: WorkspaceRole },
): Promise<boolean> {
  const { results } = await d1
    .prepare(
      `update workspace_members set role = ?4 where workspace_id = ?1 and user_id = ?3
        and (role <> 'owner' or ?4 = 'owner' or ${OTHER_OWNER})
        and ${mayActOn('workspace_members', "?4 = 'owner'")} returning role`,
    )
    .bind(change.workspaceId, change.actorId, change.userId, change.role)
    .all()
  return results.length > 0
}

/** One owner becomes an admin, and somebody else the owner, in one statement. */
export async function handOverWorkspace(
  d1: D1Database,
  { workspaceId, actorId, userId }: { workspaceId: string; actorId: string; userId: string },
): Promise<boolean> {
  const { results } = await d1
    .prepare(
      `update workspace_members set role = case user_id when ?3 then 'owner' else 'admin' end
      where workspace_id = ?1 and user_id in (?2, ?3) and ?2 <> ?3
        and exists (select 1 from workspace_members actor
          where actor.workspace_id = ?1 and actor.user_id = ?2 and actor.role = 'owner')
        and exists (select 1 from workspace_members heir where heir.workspace_id = ?1 and heir.user_id = ?3)
      returning role`,
    )
    .bind(workspaceId, actorId, userId)
    .all()
  return results.length > 0
}

/** Asked in each statement of a leave: the answer is the same until the last of them. */
const MAY_GO = `exists (select 1 from workspace_members gone where gone.workspace_id = ?1 and gone.user_id = ?3
  and (gone.role <> 'owner' or ${OTHER_OWNER})
  and (?2 = ?3 or ${mayActOn('gone', '0')}))`

/** Designs of who goes that are shared with the workspace: what may be handed over. */
const THEIRS = `(select share.pattern_id from pattern_workspaces share
  join patterns theirs on theirs.id = share.pattern_id
  where share.workspace_id = ?1 and theirs.owner_id = ?3 and theirs.deleted_at is null)`

const HEIR_IS_IN = `exists (select 1 from workspace_members heir
  where heir.workspace_id = ?1 and heir.user_id = ?4 and heir.user_id <> ?3)`

interface Leave {
  workspaceId: string
  actorId: string
  userId: string
  /** Who gets the designs that are shared with the workspace; null: who goes keeps them. */
  heirId: string | null
  /** The link that lets anybody in, from then on; null leaves it as it is. */
  newJoinToken: string | null
  /** Whoever gets designs is written to of it; left out where that is who does it. */
  told?: { mailTo: string; said: SaidBy<'designs_handed_over'> } | null
}

/** Somebody goes, with or without the designs; false for the last owner, and where it may not be done any more. */
export async function removeWorkspaceMember(d1: D1Database, leave: Leave): Promise<boolean> {
  const { workspaceId, actorId, userId, heirId, newJoinToken, told } = leave
  const first = [workspaceId, actorId, userId]
  const may = heirId === null ? MAY_GO : `${MAY_GO} and ${HEIR_IS_IN}`
  const values = heirId === null ? first : [...first, heirId]
  const when = (sql: string) => d1.prepare(`${sql} and ${may}`).bind(...values)
  const results = await d1.batch([
    accessChangedIn(d1, may, values),
    ...(heirId === null
      ? []
      : [
          ...(told ? [tellHeir(d1, told, values, may)] : []),
          when(`delete from pattern_members where user_id = ?4 and pattern_id in ${THEIRS}`),
          when(`update patterns set owner_id = ?4 where id in ${THEIRS}`),
        ]),
    when('delete from credit_payers where user_id = ?3 and org_id = ?1'),
    ...(newJoinToken === null
      ? []
      : [
          when(`insert or ignore into spent_invites (token, why)
            select join_token, 'withdrawn' from workspaces where id = ?1 and join_token is not null`),
          d1
            .prepare(
              `update workspaces set join_token = ?${values.length + 1} where id = ?1 and join_token is not null and ${may}`,
            )
            .bind(...values, newJoinToken),
        ]),
    d1
      .prepare(
        `delete from workspace_members where workspace_id = ?1 and user_id = ?3 and ${may} returning user_id`,
      )
      .bind(...values),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

/** Before the designs are theirs: by then nothing tells which they were. */
function tellHeir(
  d1: D1Database,
  { mailTo, said }: NonNullable<Leave['told']>,
  values: readonly (string | null)[],
  may: string,
): D1PreparedStatement {
  return d1
    .prepare(
      `insert into events (type, actor_id, said, mail_to, mail_at)
      select 'designs_handed_over', ?2, ?5, ?6, ?7 where exists ${THEIRS} and ${may}`,
    )
    .bind(...values, JSON.stringify(said), mailTo, Date.now())
}
