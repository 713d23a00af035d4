import { and, eq, gt } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'

export interface SessionRow {
  user: typeof user.$inferSelect
  sessionId: string
  renewedAt: Date
}

/** The session of this token, while it lasts. */
export async function findSession(d1: D1Database, token: string): Promise<SessionRow | null> {
  const [row] = await database(d1)
    .select({ user, sessionId: session.id, renewedAt: session.updatedAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, new Date())))
    .limit(1)
  return row ?? null
}
