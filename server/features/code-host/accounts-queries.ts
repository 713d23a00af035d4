import { and, eq, gt, lte } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { codeHostAccounts, codeHostStates } from '#server/db/schema/code-host.ts'

export type HostAccount = typeof codeHostAccounts.$inferSelect

export async function findHostAccount(d1: D1Database, userId: string): Promise<HostAccount | null> {
  const [row] = await database(d1)
    .select()
    .from(codeHostAccounts)
    .where(eq(codeHostAccounts.userId, userId))
    .limit(1)
  return row ?? null
}

/** False when somebody else has connected that account of the host. */
export async function saveHostAccount(
  d1: D1Database,
  account: Omit<HostAccount, 'createdAt'>,
): Promise<boolean> {
  const db = database(d1)
  const [other] = await db
    .select({ userId: codeHostAccounts.userId })
    .from(codeHostAccounts)
    .where(eq(codeHostAccounts.hostUserId, account.hostUserId))
    .limit(1)
  if (other && other.userId !== account.userId) return false
  const { userId: _, ...set } = account
  try {
    await db
      .insert(codeHostAccounts)
      .values(account)
      .onConflictDoUpdate({ target: codeHostAccounts.userId, set })
    return true
  } catch (error) {
    // Of two who connect it at once, the index lets one in.
    if (String((error as Error).cause ?? error).includes('UNIQUE')) return false
    throw error
  }
}

/** Whoever has connected that account of the host here. */
export async function findHostAccountOf(d1: D1Database, hostUserId: number): Promise<HostAccount | null> {
  const [row] = await database(d1)
    .select()
    .from(codeHostAccounts)
    .where(eq(codeHostAccounts.hostUserId, hostUserId))
    .limit(1)
  return row ?? null
}

export async function deleteHostAccount(d1: D1Database, userId: string): Promise<void> {
  await database(d1).delete(codeHostAccounts).where(eq(codeHostAccounts.userId, userId))
}

/** Those that are over go at the same time. */
export async function addHostState(d1: D1Database, state: typeof codeHostStates.$inferInsert): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.delete(codeHostStates).where(lte(codeHostStates.expiresAt, new Date())),
    db.insert(codeHostStates).values(state),
  ])
}

/** Takes it away, so that it counts once; false when there is none of this session. */
export async function takeHostState(
  d1: D1Database,
  { hash, userId, sessionId }: { hash: string; userId: string; sessionId: string },
): Promise<boolean> {
  const taken = await database(d1)
    .delete(codeHostStates)
    .where(
      and(
        eq(codeHostStates.hash, hash),
        eq(codeHostStates.userId, userId),
        eq(codeHostStates.sessionId, sessionId),
        gt(codeHostStates.expiresAt, new Date()),
      ),
    )
    .returning({ hash: codeHostStates.hash })
  return taken.length > 0
}
