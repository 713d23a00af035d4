import { and, eq, gt, ne } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { account, passkey, twoFactor, user, verification } from '#server/db/schema/auth.ts'

/** Links and the like that would still let somebody in to this account. */
export async function forgetTokens(d1: D1Database, userId: string): Promise<void> {
  await database(d1).delete(verification).where(eq(verification.value, userId))
}

/** Whether the link of a forgotten password still lets choose one: it is not used, and not over. */
export async function isPasswordLinkOpen(d1: D1Database, token: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: verification.id })
    .from(verification)
    .where(
      and(eq(verification.identifier, `reset-password:${token}`), gt(verification.expiresAt, new Date())),
    )
    .limit(1)
  return found.length > 0
}

/**
 * The address is proven by a link that went to it. Until then it was anybody's: what they have set up to come back by
 * goes, but for the password, which was just chosen.
 */
export async function proveAddress(d1: D1Database, userId: string): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.delete(twoFactor).where(eq(twoFactor.userId, userId)),
    db.delete(passkey).where(eq(passkey.userId, userId)),
    db.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential'))),
    db.update(user).set({ emailVerified: true, twoFactorEnabled: false }).where(eq(user.id, userId)),
  ])
}
