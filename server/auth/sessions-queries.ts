import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import type { GrantedLevel } from '#server/features/sharing/members-queries.ts'
import type { AccessMode } from '#shared/access.ts'

export interface SessionRow {
  user: typeof user.$inferSelect
  renewedAt: Date
}

/** The session of this token, while it lasts. */
export async function findSession(d1: D1Database, token: string): Promise<SessionRow | null> {
  const [row] = await database(d1)
    .select({ user, renewedAt: session.updatedAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, new Date())))
    .limit(1)
  return row ?? null
}

export interface Joiners {
  pattern: { id: string; ownerId: string; access: AccessMode }
  /** By the tokens of their sessions; whoever is missing has none. */
  people: Map<string, { user: typeof user.$inferSelect; sessionId: string; memberLevel: GrantedLevel | null }>
}

/** Who joins a room, and what its pattern says about them, in one query; null when there is no such pattern. */
export async function findJoiners(
  d1: D1Database,
  tokens: string[],
  patternId: string,
): Promise<Joiners | null> {
  const rows = await database(d1)
    .select({
      pattern: { id: patterns.id, ownerId: patterns.ownerId, access: patterns.access },
      token: session.token,
      sessionId: session.id,
      user,
      memberLevel: patternMembers.level,
    })
    .from(patterns)
    .leftJoin(session, and(inArray(session.token, tokens), gt(session.expiresAt, new Date())))
    .leftJoin(user, eq(user.id, session.userId))
    .leftJoin(
      patternMembers,
      and(eq(patternMembers.patternId, patterns.id), eq(patternMembers.userId, session.userId)),
    )
    .where(and(eq(patterns.id, patternId), isNull(patterns.deletedAt)))
  const [first] = rows
  if (!first) return null
  const people: Joiners['people'] = new Map()
  for (const { token, sessionId, user, memberLevel } of rows)
    if (token && sessionId && user) people.set(token, { user, sessionId, memberLevel })
  return { pattern: first.pattern, people }
}
