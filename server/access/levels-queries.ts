import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { patternStars, patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { type PatternRow, toPatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { GrantedLevel } from '#server/features/sharing/members-queries.ts'
import type { AccessMode } from '#shared/access.ts'
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

/** What these patterns say of one person; nobody who is signed out is a member. */
const ofPerson = (userId: string | null) =>
  and(eq(patternMembers.patternId, patterns.id), eq(patternMembers.userId, userId ?? ''))

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
      ${patternMembers.userId} as userId, ${patternMembers.level} as level
    from ${patterns}
    left join ${patternMembers} on ${patternMembers.patternId} = ${patterns.id}
      and ${patternMembers.userId} in ${among(userIds)}
    where ${patterns.id} = ${patternId} and ${alive}`)

/**
 * What a pattern gives one person; as a value of its row it takes half the time of a join to put together. In plain words,
 * since of a query on one table drizzle names the columns without it.
 */
const givenTo = (userId: string | null) => sql<GrantedLevel | null>`(
  select given.level from pattern_members given
  where given.pattern_id = patterns.id and given.user_id = ${userId})`

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
      level: patternMembers.level,
      token: session.token,
      sessionId: session.id,
      user,
    })
    .from(patterns)
    .leftJoin(session, and(inArray(session.token, tokens), gt(session.expiresAt, new Date())))
    .leftJoin(user, eq(user.id, session.userId))
    .leftJoin(
      patternMembers,
      and(eq(patternMembers.patternId, patterns.id), eq(patternMembers.userId, session.userId)),
    )
    .where(and(eq(patterns.id, patternId), alive))

export interface VisibleRow {
  pattern: PatternRow
  /** What the pattern gives this person. */
  level: GrantedLevel | null
  isStarred: boolean
}

/** Own and shared designs as far as they are asked for, newest first or by name. */
export async function listVisible(
  d1: D1Database,
  userId: string,
  { scope, q, sort }: PatternListQuery,
  limit: number,
): Promise<VisibleRow[]> {
  const isOwn = eq(patterns.ownerId, userId)
  const isShared = eq(patternMembers.userId, userId)
  const rows = await database(d1)
    .select({ pattern: patterns, level: patternMembers.level, starred: patternStars.userId })
    .from(patterns)
    .leftJoin(patternMembers, ofPerson(userId))
    .leftJoin(patternStars, and(eq(patternStars.patternId, patterns.id), eq(patternStars.userId, userId)))
    .where(
      and(
        alive,
        scope === 'mine' ? isOwn : scope === 'shared' ? isShared : or(isOwn, isShared),
        scope === 'starred' ? isNotNull(patternStars.userId) : undefined,
        // No pattern of LIKE, in which some characters mean others.
        q ? sql`instr(lower(${patterns.name}), lower(${q})) > 0` : undefined,
      ),
    )
    .orderBy(
      ...(sort === 'name' ? [sql`${patterns.name} collate nocase`] : [desc(patterns.updatedAt)]),
      patterns.id,
    )
    .limit(limit)
  return rows.map(({ pattern, level, starred }) => ({
    pattern: toPatternRow(pattern),
    level,
    isStarred: starred !== null,
  }))
}
