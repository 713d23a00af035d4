import { and, asc, count, eq, exists, gt } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { ownModels } from '#server/db/schema/models.ts'
import type { KeyHolder } from '#server/features/models/key-holder-queries.ts'

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

/** What a person keeps. */
export function keysOfPerson(d1: D1Database, ownerId: string): KeyHolder {
  const db = database(d1)
  return {
    idParts: ['own model', ownerId],
    at: ({ provider, baseUrl }) =>
      db
        .select()
        .from(ownModels)
        .where(
          and(
            eq(ownModels.ownerId, ownerId),
            eq(ownModels.provider, provider),
            eq(ownModels.baseUrl, baseUrl),
          ),
        )
        .orderBy(asc(ownModels.createdAt), asc(ownModels.id)),
    count: async () => {
      const [row] = await db.select({ all: count() }).from(ownModels).where(eq(ownModels.ownerId, ownerId))
      return row?.all ?? 0
    },
    save: async model => {
      const { lockedKey, window, hasTools, hasVision } = model
      await db
        .insert(ownModels)
        .values({ ...model, ownerId })
        .onConflictDoUpdate({ target: ownModels.id, set: { lockedKey, hasTools, hasVision, window } })
      return true
    },
    relock: async (id, lockedKey) => {
      await db.update(ownModels).set({ lockedKey }).where(eq(ownModels.id, id))
    },
  }
}

/** False when this person has no such model. */
export async function deleteOwn(d1: D1Database, ownerId: string, id: string): Promise<boolean> {
  const gone = await database(d1)
    .delete(ownModels)
    .where(and(eq(ownModels.id, id), eq(ownModels.ownerId, ownerId)))
    .returning({ id: ownModels.id })
  return gone.length > 0
}
