import { eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { twoFactor, user } from '#server/db/schema/auth.ts'

/** What the codes of this account are checked with, still sealed. */
export async function findSecondFactor(d1: D1Database, email: string): Promise<{ secret: string } | null> {
  const [row] = await database(d1)
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .innerJoin(user, eq(user.id, twoFactor.userId))
    .where(eq(user.email, email))
    .limit(1)
  return row ?? null
}
