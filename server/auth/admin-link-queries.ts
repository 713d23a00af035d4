import { and, eq, exists, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { account, passkey, session, twoFactor, user } from '#server/db/schema/auth.ts'
import { newId } from '#shared/ids.ts'

export async function findByEmail(
  d1: D1Database,
  email: string,
): Promise<{ id: string; isVerified: boolean } | null> {
  const [row] = await database(d1)
    .select({ id: user.id, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, email))
    .limit(1)
  return row ?? null
}

/** What of an account `takeOver` ends besides its password. */
export async function alsoEndedBy(
  d1: D1Database,
  userId: string,
): Promise<{ hasSecondFactor: boolean; hasPasskeys: boolean }> {
  const db = database(d1)
  const [person] = await db.select({ isOn: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
  const passkeys = await db
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .limit(1)
  return { hasSecondFactor: Boolean(person?.isOn), hasPasskeys: passkeys.length > 0 }
}

/** An account nobody can log in to yet; whoever has made it meanwhile is left as he is. */
export async function insertUnverified(d1: D1Database, email: string, name: string): Promise<void> {
  const now = new Date()
  await database(d1)
    .insert(user)
    .values({ id: newId(), email, name, emailVerified: false, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/**
 * Gives the account to whoever proved the address: his password is the only way in, and whoever registered the address
 * before him is out. False when it is verified already, and then nothing has changed.
 */
export async function takeOver(d1: D1Database, userId: string, passwordHash: string): Promise<boolean> {
  const db = database(d1)
  const isUnproven = and(eq(user.id, userId), eq(user.emailVerified, false))
  const unproven = db.select({ id: user.id }).from(user).where(isUnproven)
  const now = new Date()
  const [, , , , , taken] = await db.batch([
    db.delete(session).where(and(eq(session.userId, userId), exists(unproven))),
    // A second factor of somebody else's would keep the owner out.
    db.delete(twoFactor).where(and(eq(twoFactor.userId, userId), exists(unproven))),
    db.delete(passkey).where(and(eq(passkey.userId, userId), exists(unproven))),
    db.delete(account).where(and(eq(account.userId, userId), exists(unproven))),
    db.insert(account).select(
      db
        // In the order of the table's columns.
        .select({
          id: sql`${newId()}`.as('id'),
          accountId: sql`${user.id}`.as('account_id'),
          providerId: sql`'credential'`.as('provider_id'),
          userId: user.id,
          ...NO_TOKENS,
          password: sql`${passwordHash}`.as('password'),
          createdAt: sql`${now.getTime()}`.as('created_at'),
          updatedAt: sql`${now.getTime()}`.as('updated_at'),
        })
        .from(user)
        .where(isUnproven),
    ),
    db
      .update(user)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: now })
      .where(isUnproven)
      .returning({ id: user.id }),
  ])
  return taken.length > 0
}

const nothing = sql`null`
/** The columns of an account at another service; this one is here. */
const NO_TOKENS = {
  accessToken: nothing.as('access_token'),
  refreshToken: nothing.as('refresh_token'),
  idToken: nothing.as('id_token'),
  accessTokenExpiresAt: nothing.as('access_token_expires_at'),
  refreshTokenExpiresAt: nothing.as('refresh_token_expires_at'),
  scope: nothing.as('scope'),
}
