import { and, eq, isNotNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { account, user } from '#server/db/schema/auth.ts'

/** Whether anybody has made an account here; guests have none. */
export async function hasPasswords(d1: D1Database): Promise<boolean> {
  const found = await database(d1)
    .select({ id: account.id })
    .from(account)
    .where(isNotNull(account.password))
    .limit(1)
  return found.length > 0
}

/** Whether this one is logged in to with a password, and not by another service alone. */
export async function hasPassword(d1: D1Database, userId: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
    .limit(1)
  return found.length > 0
}

export async function hasSecondFactor(d1: D1Database, userId: string): Promise<boolean> {
  const [row] = await database(d1)
    .select({ isOn: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
    .limit(1)
  return Boolean(row?.isOn)
}
