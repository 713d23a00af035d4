import { HAS_NOT_LEFT } from '#server/access/left-queries.ts'
import { ACCESS_CHANGED } from '#server/events/events-queries.ts'
import { DELETED_NAME } from '#shared/users.ts'

/** Somebody to give designs to: an account that one works with already, in a design of either. */
export async function findHeir(d1: D1Database, ownerId: string, heirId: string): Promise<boolean> {
  const found = await d1
    .prepare(`select 1 from user where id = ?2 and id <> ?1 and coalesce(is_anonymous, 0) = 0 and exists (
      select 1 from patterns p join pattern_members m on m.pattern_id = p.id where p.deleted_at is null
        and ((p.owner_id = ?1 and m.user_id = ?2) or (p.owner_id = ?2 and m.user_id = ?1)))`)
    .bind(ownerId, heirId)
    .all()
  return found.results.length > 0
}

/**
 * Everything that says who somebody was is gone, in one batch. The row of the account stays without name and address,
 * so that what they said and made in designs of others keeps an author.
 */
export async function deleteAccount(d1: D1Database, userId: string, heirId: string | null): Promise<void> {
  const now = Date.now()
  const given = heirId
    ? [
        d1
          .prepare(`update patterns set owner_id = ?2 where owner_id = ?1 and deleted_at is null`)
          .bind(userId, heirId),
      ]
    : [d1.prepare(TO_WRITERS).bind(userId)]
  await d1.batch([
    d1.prepare(TELL_ROOMS).bind(userId),
    ...CANVASES.map(sql => d1.prepare(sql).bind(userId, heirId, now)),
    ...given,
    d1.prepare(NO_MEMBER_TOO),
    d1
      .prepare('update patterns set deleted_at = ?2 where owner_id = ?1 and deleted_at is null')
      .bind(userId, now),
    d1.prepare(EMPTY_WORKSPACES).bind(userId, now),
    d1.prepare(KEYS_OF_NOBODY),
    d1.prepare(PRESETS_OF_NOBODY),
    ...NO_MAIL.map(sql => d1.prepare(sql).bind(userId)),
    ...OF_ONE.map(sql => d1.prepare(sql).bind(userId)),
    d1
      .prepare(`update user set name = ?2, email = ?1 || '@deleted.invalid', image = null, email_verified = 0,
        is_anonymous = 1, two_factor_enabled = 0, updated_at = ?3 where id = ?1`)
      .bind(userId, DELETED_NAME, now),
  ])
}

/** Rooms that have been told may be closed; whoever is in them, and what they have asked for, ends. */
const TELL_ROOMS = `${ACCESS_CHANGED} id from (
  select id from patterns where owner_id = ?1 and deleted_at is null
  union select pattern_id from pattern_members where user_id = ?1
  union select id from spaces where owner_id = ?1 and deleted_at is null
  union select space_id from space_members where user_id = ?1)`

/** Who may write on a canvas, with an account: whoever was let in by name first. */
const CANVAS_WRITER = `select member.user_id from space_members member
  join user u on u.id = member.user_id where member.space_id = spaces.id and member.user_id <> ?1
    and coalesce(u.is_anonymous, 0) = 0 order by member.created_at limit 1`

/** Canvases go to the heir, else to who works there, and their designs with them; others are deleted. */
const CANVASES = [
  `update spaces set owner_id = coalesce(?2, (${CANVAS_WRITER}), owner_id) where owner_id = ?1 and ?3 is not null`,
  `update spaces set deleted_at = ?3 where owner_id = ?1 and deleted_at is null and ?2 is null`,
  `update patterns set owner_id = (select owner_id from spaces where id = space_id)
    where owner_id = ?1 and space_id is not null and ?2 is ?2 and ?3 is not null`,
  `delete from space_members where ?1 is not null and ?2 is ?2 and ?3 is not null and (user_id = ?1
    or user_id = (select owner_id from spaces where id = space_id))`,
]

/** Who may write there, with an account: by name before through a workspace, and has for the longest. */
const WRITER = `select c.user_id from (
    select m.user_id, m.created_at, 0 as is_through from pattern_members m
      where m.pattern_id = patterns.id and m.level = 'write'
    union all select member.user_id, member.created_at, 1 from pattern_workspaces share
      join workspaces w on w.id = share.workspace_id and w.deleted_at is null
      join workspace_members member on member.workspace_id = w.id
      where share.pattern_id = patterns.id and share.level = 'write' and ${HAS_NOT_LEFT}) c
  join user u on u.id = c.user_id where c.user_id <> ?1 and coalesce(u.is_anonymous, 0) = 0
  order by c.is_through, c.created_at limit 1`
/** Others have worked in these, so they are not deleted with their owner. */
const TO_WRITERS = `update patterns set owner_id = (${WRITER}) where owner_id = ?1 and deleted_at is null and exists (${WRITER})`

/** Whoever owns one now; looked for among the rooms that are about to be told, since the table is everybody's. */
const NO_MEMBER_TOO = `delete from pattern_members where pattern_id in (select room_id from events where untold is not null)
  and user_id = (select owner_id from patterns where id = pattern_id)`

/** What was to be said to them goes too. */
const NO_MAIL = [
  'delete from events where mail_to = (select email from user where id = ?1) and untold is null',
  "update events set mail_to = null, said = '{}' where mail_to = (select email from user where id = ?1)",
]

const IS_ALONE = `deleted_at is null and id in (select workspace_id from workspace_members where user_id = ?1)
  and not exists (select 1 from workspace_members m where m.workspace_id = workspaces.id and m.user_id <> ?1)`

/** Workspaces that nobody else is in, which end with the account. */
export async function listWorkspacesAlone(
  d1: D1Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const { results } = await d1
    .prepare(`select id, name from workspaces where ${IS_ALONE}`)
    .bind(userId)
    .all<{ id: string; name: string }>()
  return results
}

/** Of those that others are in the longest member becomes an owner (`migrations/`, workspace_keeps_an_owner). */
const EMPTY_WORKSPACES = `update workspaces set deleted_at = ?2 where ${IS_ALONE}`

/** A workspace that is deleted asks nobody any more. */
const KEYS_OF_NOBODY =
  'delete from workspace_models where workspace_id in (select id from workspaces where deleted_at is not null)'
const PRESETS_OF_NOBODY =
  'delete from custom_presets where workspace_id in (select id from workspaces where deleted_at is not null)'

const OF_ONE = [
  'delete from space_votes where user_id = ?1',
  'delete from pattern_members where user_id = ?1',
  'delete from workspace_members where user_id = ?1',
  'delete from pattern_leavers where user_id = ?1',
  'delete from access_requests where user_id = ?1',
  'delete from space_access_requests where user_id = ?1',
  'delete from folders where user_id = ?1',
  'delete from support_messages where user_id = ?1',
  'delete from admin_grants where user_id = ?1',
  'delete from pattern_stars where user_id = ?1',
  'delete from user_preferences where user_id = ?1',
  'delete from user_attributes where user_id = ?1',
  'delete from one_time_keys where user_id = ?1',
  'delete from credit_payers where user_id = ?1',
  'delete from own_models where owner_id = ?1',
  'delete from integration_keys where owner_id = ?1',
  'delete from custom_presets where user_id = ?1',
  'delete from code_host_accounts where user_id = ?1',
  'delete from code_host_states where user_id = ?1',
  'delete from verification where value = ?1',
  'delete from two_factor where user_id = ?1',
  'delete from passkey where user_id = ?1',
  'delete from session where user_id = ?1',
  'delete from account where user_id = ?1',
]
