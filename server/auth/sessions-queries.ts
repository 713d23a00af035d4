import { and, desc, eq, gt } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'

export interface SessionRow {
  user: typeof user.$inferSelect
  sessionId: string
  /** When it was last noted that somebody was there. */
  seenAt: Date
  expiresAt: Date
}

/** The session of this token, while it lasts. */
export async function findSession(d1: D1Database, token: string): Promise<SessionRow | null> {
  const [row] = await database(d1)
    .select({ user, sessionId: session.id, seenAt: session.updatedAt, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, new Date())))
    .limit(1)
  return row ?? null
}

/** Somebody is there; one of several at once writes it. */
export async function noteSeen(
  d1: D1Database,
  { sessionId, seenAt }: Pick<SessionRow, 'sessionId' | 'seenAt'>,
) {
  await database(d1)
    .update(session)
    .set({ updatedAt: new Date() })
    .where(and(eq(session.id, sessionId), eq(session.updatedAt, seenAt)))
}

export const listSessionsOf = (d1: D1Database, userId: string) =>
  database(d1)
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt))
    .limit(100)

export async function findSessionToken(
  d1: D1Database,
  userId: string,
  sessionId: string,
): Promise<string | null> {
  const [row] = await database(d1)
    .select({ token: session.token })
    .from(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .limit(1)
  return row?.token ?? null
}

export async function findSessionStart(d1: D1Database, sessionId: string): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(eq(session.id, sessionId))
    .limit(1)
  return row?.createdAt ?? null
}
