import {
  findAskedCanvas,
  listAskedOnCanvas,
  listCanvasJoiners,
} from '#server/access/canvas-levels-queries.ts'
import {
  type LevelFacts,
  listAsked,
  listAskedPatterns,
  listJoiners,
  listVisible,
  type VisibleRow,
} from '#server/access/levels-queries.ts'
import type { ObjectRef } from '#server/access/objects.ts'
import type { Caller } from '#server/auth/caller.ts'
import type { SessionRow } from '#server/auth/sessions-queries.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { findWorkspaceOf, type WorkspaceOf } from '#server/features/workspaces/workspaces-queries.ts'
import { type Action, can, higher, type Level, levelFrom } from '#shared/access.ts'
import type { PatternListQuery } from '#shared/patterns.ts'

/** The only file that asks what somebody may do. A level of null is nothing; a person of null is whoever is signed out. */
const levelIn = ({ ownerId, access, level }: LevelFacts, userId: string | null): Level | null =>
  levelFrom({ isOwner: userId === ownerId, memberLevel: level, mode: access })

/** May this caller, who has this level, do that? */
export const mayDo = ({ scopes }: Pick<Caller, 'scopes'>, level: Level | null, action: Action): boolean =>
  can(level, action) && (scopes === null || scopes.includes(action))

/** What each of these people may do, asked at once; who may do nothing is missing. Signed-out people are one `null`. */
export async function levelsOf(
  d1: D1Database,
  { kind, id }: ObjectRef,
  userIds: (string | null)[],
): Promise<Map<string | null, Level>> {
  const people = new Set(userIds)
  const members = await (kind === 'canvas' ? listAskedOnCanvas : listAsked)(d1, id, [...people])
  const levels = new Map<string | null, Level>()
  const [any] = members
  if (!any) return levels
  // Somebody may have been given a level by several workspaces, and by name.
  const given = new Map<string | null, LevelFacts['level']>()
  for (const { userId, level } of members) given.set(userId, higher(given.get(userId) ?? null, level))
  for (const userId of people) {
    const memberLevel = (userId && given.get(userId)) || null
    const level = levelFrom({ isOwner: userId === any.ownerId, memberLevel, mode: any.access })
    if (level) levels.set(userId, level)
  }
  return levels
}

/** Those of these people who were let in, and not by its being public: its owner, and whom a name or a workspace gives a level. */
export async function letInAmong(
  d1: D1Database,
  { kind, id }: ObjectRef,
  userIds: readonly string[],
): Promise<Set<string>> {
  const given = await (kind === 'canvas' ? listAskedOnCanvas : listAsked)(d1, id, [...userIds])
  const all = new Set(given.flatMap(({ ownerId, userId }) => [ownerId, ...(userId ? [userId] : [])]))
  return new Set(userIds.filter(userId => all.has(userId)))
}

/** What who began something may do by now: a guest may have become an account meanwhile. */
export async function levelOfActor(
  d1: D1Database,
  object: ObjectRef,
  actorId: string,
): Promise<Level | null> {
  const userId = (await findPerson(d1, actorId))?.id ?? actorId
  return (await levelsOf(d1, object, [userId])).get(userId) ?? null
}

export interface LevelledPattern {
  pattern: PatternRow
  level: Level | null
}

/** These patterns with one person's level on each, asked at once; what does not exist is missing. */
export async function patternsFor(
  d1: D1Database,
  userId: string | null,
  patternIds: string[],
): Promise<Map<string, LevelledPattern>> {
  const rows = await listAskedPatterns(d1, patternIds, userId)
  return new Map(
    rows.map(
      ({ pattern, level }) =>
        [pattern.id, { pattern, level: levelIn({ ...pattern, level }, userId) }] as const,
    ),
  )
}

export const patternFor = async (
  d1: D1Database,
  userId: string | null,
  patternId: string,
): Promise<LevelledPattern | null> => (await patternsFor(d1, userId, [patternId])).get(patternId) ?? null

export interface LevelledCanvas {
  canvas: SpaceRow
  level: Level | null
}

/** This canvas with one person's level on it; null where there is none. */
export async function canvasFor(
  d1: D1Database,
  userId: string | null,
  spaceId: string,
): Promise<LevelledCanvas | null> {
  const found = await findAskedCanvas(d1, spaceId, userId)
  return found && { canvas: found.canvas, level: levelIn({ ...found.canvas, level: found.level }, userId) }
}

export interface Joining {
  user: SessionRow['user'] | null
  sessionId: string | null
  level: Level | null
}

/** What the people of these sessions may do, asked at once; `null` is who has none. Null when there is no such object. */
export async function joiningsOf(
  d1: D1Database,
  { kind, id }: ObjectRef,
  tokens: string[],
): Promise<Map<string | null, Joining> | null> {
  const rows = await (kind === 'canvas' ? listCanvasJoiners : listJoiners)(d1, id, tokens)
  const [any] = rows
  if (!any) return null
  const joinings = new Map<string | null, Joining>()
  joinings.set(null, { user: null, sessionId: null, level: levelIn({ ...any, level: null }, null) })
  for (const { token, sessionId, user, ...facts } of rows)
    if (token && sessionId && user) joinings.set(token, { user, sessionId, level: levelIn(facts, user.id) })
  return joinings
}

export interface Visible extends Omit<VisibleRow, 'level'> {
  level: Level
}

/** The workspace with this person's role in it; null where there is no such role, whatever else there is. */
export const workspaceFor = async (
  d1: D1Database,
  userId: string | null,
  workspaceId: string,
): Promise<WorkspaceOf | null> => (userId === null ? null : findWorkspaceOf(d1, workspaceId, userId))

/** What somebody may see of their own and of what was shared with them, as far as it is asked for, in one statement. */
export async function visibleTo(
  d1: D1Database,
  userId: string,
  filter: PatternListQuery,
  limit: number,
): Promise<Visible[]> {
  const rows = await listVisible(d1, userId, filter, limit)
  return rows.flatMap(row => {
    const level = levelIn({ ...row.pattern, level: row.level }, userId)
    return level ? [{ ...row, level }] : []
  })
}
