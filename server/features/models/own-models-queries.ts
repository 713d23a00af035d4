import { and, asc, count, eq, exists, gt } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { ownModels } from '#server/db/schema/models.ts'
import type { ConnectedProvider } from '#shared/models.ts'

export type OwnModel = typeof ownModels.$inferSelect

/** Those of one person, oldest first. */
export const listOwn = (d1: D1Database, ownerId: string): Promise<OwnModel[]> =>
  database(d1)
    .select()
    .from(ownModels)
    .where(eq(ownModels.ownerId, ownerId))
    .orderBy(asc(ownModels.createdAt), asc(ownModels.id))

/** One of this person's, as long as that person is signed in anywhere; null for anybody else's. */
export async function findOwnInUse(d1: D1Database, ownerId: string, id: string): Promise<OwnModel | null> {
  const db = database(d1)
  const signedIn = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, ownModels.ownerId), gt(session.expiresAt, new Date())))
  const [row] = await db
    .select()
    .from(ownModels)
    .where(and(eq(ownModels.id, id), eq(ownModels.ownerId, ownerId), exists(signedIn)))
    .limit(1)
  return row ?? null
}

/** This person's models at this address. */
export const findOwnAt = (
  d1: D1Database,
  ownerId: string,
  { provider, baseUrl }: { provider: ConnectedProvider; baseUrl: string },
): Promise<OwnModel[]> =>
  database(d1)
    .select()
    .from(ownModels)
    .where(
      and(eq(ownModels.ownerId, ownerId), eq(ownModels.provider, provider), eq(ownModels.baseUrl, baseUrl)),
    )
    .orderBy(asc(ownModels.createdAt), asc(ownModels.id))

export async function countOwn(d1: D1Database, ownerId: string): Promise<number> {
  const [row] = await database(d1)
    .select({ all: count() })
    .from(ownModels)
    .where(eq(ownModels.ownerId, ownerId))
  return row?.all ?? 0
}

export async function saveOwn(d1: D1Database, row: typeof ownModels.$inferInsert): Promise<void> {
  const { lockedKey, window, hasTools, hasVision } = row
  await database(d1)
    .insert(ownModels)
    .values(row)
    .onConflictDoUpdate({
      target: ownModels.id,
      set: { lockedKey, hasTools, hasVision, window: window ?? null },
    })
}

export async function relockOwn(d1: D1Database, id: string, lockedKey: string): Promise<void> {
  await database(d1).update(ownModels).set({ lockedKey }).where(eq(ownModels.id, id))
}

/** False when this person has no such model. */
export async function deleteOwn(d1: D1Database, ownerId: string, id: string): Promise<boolean> {
  const gone = await database(d1)
    .delete(ownModels)
    .where(and(eq(ownModels.id, id), eq(ownModels.ownerId, ownerId)))
    .returning({ id: ownModels.id })
  return gone.length > 0
}
