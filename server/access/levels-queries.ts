import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { HAS_NOT_LEFT } from '#server/access/left-queries.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { patternStars, patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { patternWorkspaces, workspaceMembers } from '#server/db/schema/workspaces.ts'
import { type PatternRow, toPatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { AccessMode, GrantedLevel } from '#shared/access.ts'
import type { PatternListQuery } from '#shared/patterns.ts'

/** All that a level is made of: whose it is, who else may look, and what this person was given. */
export interface LevelFacts {
  ownerId: string
  access: AccessMode
  level: GrantedLevel | null
}

/** One value, however many ids there are: a statement takes a hundred. */
const among = (ids: readonly (string | null)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`

const alive = isNull(patterns.deletedAt)
const hasNotLeft = sql.raw(HAS_NOT_LEFT)

/**
 * What a pattern says of these people, in one statement; nothing when there is no such pattern. Rows of members alone, or
 * one without a person: of two thousand who are there hardly any is one, and each row of an answer takes time.
 */
export const listAsked = (
  d1: D1Database,
  patternId: string,
  userIds: (string | null)[],
): Promise<(LevelFacts & { userId: string | null })[]> =>
  database(d1).all(sql`
    select ${patterns.ownerId} as ownerId, ${patterns.access} as access,
      given.user_id as userId, given.level as level
    from ${patterns}
    left join (
      select user_id, level from ${patternMembers} where pattern_id = ${patternId}
      union all
      select member.user_id, share.level from ${patternWorkspaces} share
      join ${workspaceMembers} member on member.workspace_id = share.workspace_id
      where share.pattern_id = ${patternId} and ${hasNotLeft}
      union all
      select given.user_id, 'write' from ${patterns} node
      join space_members given on given.space_id = node.space_id where node.id = ${patternId}
      union all
      select member.user_id, 'write' from ${patterns} node
      join space_workspaces share on share.space_id = node.space_id
      join ${workspaceMembers} member on member.workspace_id = share.workspace_id where node.id = ${patternId}
    ) given on given.user_id in ${among(userIds)}
    where ${patterns.id} = ${patternId} and ${alive}`)

/**
 * What a pattern gives one person, by name or as a member of its workspaces, and what the canvas does that it stands on:
 * the highest, and `write` comes after `read` in the alphabet too. As a value of its row it takes half the time of a join to put together. In plain words, since of a
 * query on one table drizzle names the columns without it.
 */
const givenTo = (userId: SQL | string | null) => sql<GrantedLevel | null>`nullif(max(
  coalesce((select given.level from pattern_members given
    where given.pattern_id = patterns.id and given.user_id = ${userId}), ''),
  coalesce((select max(share.level) from pattern_workspaces share
    join workspace_members member on member.workspace_id = share.workspace_id
    where share.pattern_id = patterns.id and member.user_id = ${userId} and ${hasNotLeft}), ''),
  coalesce((select 'write' from space_members given
    where given.space_id = patterns.space_id and given.user_id = ${userId}), ''),
  coalesce((select 'write' from space_workspaces share
    join workspace_members member on member.workspace_id = share.workspace_id
    where share.space_id = patterns.space_id and member.user_id = ${userId} limit 1), '')), '')`

/** These patterns, with what each gives one person. */
export async function listAskedPatterns(
  d1: D1Database,
  patternIds: string[],
  userId: string | null,
): Promise<{ pattern: PatternRow; level: GrantedLevel | null }[]> {
  const only = patternIds.length === 1 ? patternIds[0] : undefined
  const rows = await database(d1)
    .select({ pattern: patterns, level: givenTo(userId) })
    .from(patterns)
    .where(and(only === undefined ? inArray(patterns.id, among(patternIds)) : eq(patterns.id, only), alive))
  return rows.map(({ pattern, level }) => ({ pattern: toPatternRow(pattern), level }))
}

export interface JoinerRow extends LevelFacts {
  token: string | null
  sessionId: string | null
  user: typeof user.$inferSelect | null
}

/** Who joins a room, by the tokens of their sessions, and what its pattern says of them; one row at least where there is one. */
export const listJoiners = (d1: D1Database, patternId: string, tokens: string[]): Promise<JoinerRow[]> =>
  database(d1)
    .select({
      ownerId: patterns.ownerId,
      access: patterns.access,
      level: givenTo(sql`${session.userId}`),
      token: session.token,
      sessionId: session.id,
      user,
    })
    .from(patterns)
    .leftJoin(session, and(inArray(session.token, tokens), gt(session.expiresAt, new Date())))
    .leftJoin(user, eq(user.id, session.userId))
    .where(and(eq(patterns.id, patternId), alive))

export interface VisibleRow {
  pattern: PatternRow
  /** What the pattern gives this person. */
  level: GrantedLevel | null
  isStarred: boolean
  /** A workspace of this person that it is shared with. */
  orgId: string | null
  /** The folder in which this person sees it. */
  folderId: string | null
}

/** The workspace whose designs are asked for: the one that is named, else the chosen one; null: any of the person's. */
const wantedWorkspace = (userId: string, orgId: string | undefined) =>
  sql`coalesce(${orgId ?? null}, (select org_id from credit_payers where user_id = ${userId}))`

/** Designs of the person's workspaces, or of one of them. */
const ofWorkspaces = (
  userId: string,
  wanted: SQL,
) => sql`(select share.pattern_id from workspace_members member
  join pattern_workspaces share on share.workspace_id = member.workspace_id
  where member.user_id = ${userId} and ${hasNotLeft} and ${wanted})`

/** Whose designs are asked for. */
function inScope(userId: string, { scope, orgId }: PatternListQuery): SQL {
  const own = sql`select id from patterns where owner_id = ${userId}`
  const given = sql`select pattern_id from pattern_members where user_id = ${userId}`
  const wanted = wantedWorkspace(userId, orgId)
  if (scope === 'mine') return sql`${patterns.id} in (${own})`
  if (scope === 'shared') return sql`${patterns.id} in (${given})`
  if (scope === 'org' || orgId !== undefined)
    return sql`${patterns.id} in ${ofWorkspaces(userId, sql`member.workspace_id = coalesce(${wanted}, member.workspace_id)`)}`
  return sql`${patterns.id} in (${own} union ${given} union select * from ${ofWorkspaces(userId, sql`true`)})`
}

/** The folder in which somebody sees a design: of the workspace that is looked at, else the own one, else any. */
const seenFolder = (userId: string, { scope, orgId }: PatternListQuery) => sql<string | null>`(
  select placed.folder_id from folder_patterns placed
  where placed.pattern_id = ${patterns.id} and (placed.place_id = ${userId}
    or placed.place_id in (select workspace_id from workspace_members where user_id = ${userId}))
  order by placed.place_id = ${scope === 'org' || orgId ? wantedWorkspace(userId, orgId) : userId} desc,
    placed.place_id = ${userId} desc
  limit 1)`

const seenWorkspace = (userId: string, { orgId }: PatternListQuery) => sql<string | null>`(
  select share.workspace_id from pattern_workspaces share
  join workspace_members member on member.workspace_id = share.workspace_id and member.user_id = ${userId}
  where share.pattern_id = ${patterns.id} and ${hasNotLeft}
  order by share.workspace_id = ${wantedWorkspace(userId, orgId)} desc, share.created_at
  limit 1)`

/** Own and shared designs as far as they are asked for, newest first or by name. */
export async function listVisible(
  d1: D1Database,
  userId: string,
  query: PatternListQuery,
  limit: number,
): Promise<VisibleRow[]> {
  const { scope, q, sort, folderId } = query
  const rows = await database(d1)
    .select({
      pattern: patterns,
      level: givenTo(userId),
      starred: patternStars.userId,
      orgId: seenWorkspace(userId, query),
      folderId: seenFolder(userId, query),
    })
    .from(patterns)
    .leftJoin(patternStars, and(eq(patternStars.patternId, patterns.id), eq(patternStars.userId, userId)))
    .where(
      and(
        alive,
        // What stands on a canvas is seen there.
        isNull(patterns.spaceId),
        inScope(userId, query),
        scope === 'starred' ? isNotNull(patternStars.userId) : undefined,
        folderId
          ? sql`${patterns.id} in (select pattern_id from folder_patterns where folder_id = ${folderId})`
          : undefined,
        // No pattern of LIKE, in which some characters mean others.
        q ? sql`instr(lower(${patterns.name}), lower(${q})) > 0` : undefined,
      ),
    )
    .orderBy(
      ...(sort === 'name' ? [sql`${patterns.name} collate nocase`] : [desc(patterns.updatedAt)]),
      patterns.id,
    )
    .limit(limit)
  return rows.map(({ pattern, starred, ...row }) => ({
    ...row,
    pattern: toPatternRow(pattern),
    isStarred: starred !== null,
  }))
}
