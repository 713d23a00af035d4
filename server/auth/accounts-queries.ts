import { isNotNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { account } from '#server/db/schema/auth.ts'

/** Whether anybody has made an account here; guests have none. */
export async function hasPasswords(d1: D1Database): Promise<boolean> {
  const found = await database(d1)
    .select({ id: account.id })
    .from(account)
    .where(isNotNull(account.password))
    .limit(1)
  return found.length > 0
}
