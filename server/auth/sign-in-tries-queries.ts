import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { signInTries } from '#server/db/schema/sign-in.ts'

const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000
const KNOWN_FOR_MS = 180 * 24 * 60 * 60_000

export interface Pace {
  /** So many tries have nothing between them. */
  free: number
  firstMs: number
  mostMs: number
}

/** Takes the next try, as failed; how long to wait when it is not time yet. One statement: tries at once are counted each. */
export async function reserveTry(d1: D1Database, key: string, pace: Pace, now: number): Promise<number> {
  const isOld = sql`${signInTries.updatedAt} < ${now - FORGOTTEN_AFTER_MS}`
  const failures = sql`case when ${isOld} then 1 else ${signInTries.failures} + 1 end`
  const doubled = sql`${pace.firstMs} * (1 << min(${signInTries.failures} - ${pace.free}, 20))`
  const rest = sql`case when ${isOld} or ${signInTries.failures} < ${pace.free} then 0 else min(${pace.mostMs}, ${doubled}) end`
  const taken = await database(d1)
    .insert(signInTries)
    .values({ key, failures: 1, nextAt: new Date(now), updatedAt: new Date(now) })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: { failures, nextAt: sql`${now} + ${rest}`, updatedAt: new Date(now) },
      setWhere: sql`${signInTries.nextAt} <= ${now}`,
    })
    .returning({ key: signInTries.key })
  if (taken.length > 0) return 0
  const [row] = await database(d1)
    .select({ nextAt: signInTries.nextAt })
    .from(signInTries)
    .where(eq(signInTries.key, key))
    .limit(1)
  return Math.max(1, (row?.nextAt.getTime() ?? now) - now)
}

export async function takeBackTry(d1: D1Database, keys: string[], now: number): Promise<void> {
  await database(d1)
    .update(signInTries)
    .set({ failures: sql`max(0, ${signInTries.failures} - 1)`, nextAt: new Date(now) })
    .where(inArray(signInTries.key, keys))
}

/** Somebody was here with the right password. */
export async function noteSuccess(d1: D1Database, keys: string[], now: number): Promise<void> {
  const at = new Date(now)
  const known = { failures: 0, nextAt: at, updatedAt: at, succeededAt: at }
  await database(d1)
    .insert(signInTries)
    .values(keys.map(key => ({ key, ...known })))
    .onConflictDoUpdate({ target: signInTries.key, set: known })
}

export async function isKnownPlace(d1: D1Database, key: string): Promise<boolean> {
  const [row] = await database(d1)
    .select({ succeededAt: signInTries.succeededAt })
    .from(signInTries)
    .where(eq(signInTries.key, key))
    .limit(1)
  return Boolean(row?.succeededAt)
}

export async function forgetTries(d1: D1Database, now: number): Promise<void> {
  const { updatedAt, succeededAt } = signInTries
  const isStrange = and(sql`${succeededAt} is null`, lt(updatedAt, new Date(now - FORGOTTEN_AFTER_MS)))
  await database(d1)
    .delete(signInTries)
    .where(or(isStrange, lt(updatedAt, new Date(now - KNOWN_FOR_MS))))
}
