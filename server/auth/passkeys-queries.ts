import { desc, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { passkey, user } from '#server/db/schema/auth.ts'

export const listPasskeys = (d1: D1Database, userId: string) =>
  database(d1)
    .select({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
      backedUp: passkey.backedUp,
    })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt))

export async function findPasskeyOwner(
  d1: D1Database,
  credentialId: string,
): Promise<{ isProven: boolean } | null> {
  const [row] = await database(d1)
    .select({ isProven: user.emailVerified })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialID, credentialId))
    .limit(1)
  return row ?? null
}

export async function notePasskeyUse(d1: D1Database, credentialId: string): Promise<void> {
  await database(d1)
    .update(passkey)
    .set({ lastUsedAt: new Date() })
    .where(eq(passkey.credentialID, credentialId))
}
