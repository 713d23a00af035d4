import type { Joiners, SessionRow } from '#server/auth/sessions-queries.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { listAskedLevels, memberLevel } from '#server/features/sharing/members-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { can, type Level, levelFrom } from '#shared/access.ts'

/** The only place that asks what somebody may do to a pattern; null is nothing. `userId` null: signed out. */
export async function permissionOf(
  d1: D1Database,
  userId: string | null,
  pattern: Pick<PatternRow, 'id' | 'ownerId' | 'access'>,
): Promise<Level | null> {
  const isOwner = userId === pattern.ownerId
  const level = userId && !isOwner ? await memberLevel(d1, pattern.id, userId) : null
  return levelFrom({ isOwner, memberLevel: level, mode: pattern.access })
}

/** The pattern with the person's level; null when there is no such pattern. */
export async function findPermitted(
  d1: D1Database,
  userId: string | null,
  patternId: string,
): Promise<{ pattern: PatternRow; level: Level | null } | null> {
  const pattern = await findPattern(d1, patternId)
  return pattern && { pattern, level: await permissionOf(d1, userId, pattern) }
}

export interface ObjectRef {
  kind: 'pattern'
  id: string
}

/** What each of these people may do, asked at once; who may do nothing is missing. Signed-out people are one `null`. */
export async function levelsOf(
  d1: D1Database,
  { id }: ObjectRef,
  userIds: (string | null)[],
): Promise<Map<string | null, Level>> {
  const people = new Set(userIds)
  const members = await listAskedLevels(d1, id, [...people])
  const levels = new Map<string | null, Level>()
  const [pattern] = members
  if (!pattern) return levels
  const memberLevels = new Map(members.map(({ userId, level }) => [userId, level]))
  for (const userId of people) {
    const isOwner = userId === pattern.ownerId
    const memberLevel = (userId && memberLevels.get(userId)) || null
    const level = levelFrom({ isOwner, memberLevel, mode: pattern.access })
    if (level) levels.set(userId, level)
  }
  return levels
}

/** Whether who began something may still write: levels change meanwhile, and a guest may have become an account. */
export async function mayStillWrite(d1: D1Database, actorId: string, patternId: string): Promise<boolean> {
  const person = await findPerson(d1, actorId)
  const found = await findPermitted(d1, person?.id ?? actorId, patternId)
  return can(found?.level ?? null, 'edit')
}

export interface Joining {
  user: SessionRow['user'] | null
  sessionId: string | null
  level: Level | null
}

/** What one of those who were asked for may do in a room. */
export function joiningOf({ pattern, people }: Joiners, token: string | null): Joining {
  const { user = null, sessionId = null, memberLevel: level = null } = people.get(token ?? '') ?? {}
  const isOwner = user?.id === pattern.ownerId
  return { user, sessionId, level: levelFrom({ isOwner, memberLevel: level, mode: pattern.access }) }
}
