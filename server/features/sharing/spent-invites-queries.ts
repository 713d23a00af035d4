import { eq } from 'drizzle-orm'
import { type Database, database } from '#server/db/database.ts'
import { spentInvites } from '#server/db/schema/workspaces.ts'

export type Spent = (typeof spentInvites.$inferSelect)['why']

/** Why a link lets nobody in any more; null when nothing is known of it. */
export async function findSpent(d1: D1Database, token: string): Promise<Spent | null> {
  const [row] = await database(d1).select().from(spentInvites).where(eq(spentInvites.token, token))
  return row?.why ?? null
}

/** For the batch that gives a withdrawn invitation back. */
export const unspent = (db: Database, token: string) =>
  db.delete(spentInvites).where(eq(spentInvites.token, token))
