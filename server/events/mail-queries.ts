import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { mailIsOver } from '#server/events/events-queries.ts'

/** An event of which somebody is yet to be written to. */
export interface WaitingMail {
  event: typeof events.$inferSelect
  /** Who had it sent; null where nobody is known. */
  by: { id: string; isGuest: boolean } | null
}

const toWhom = isNotNull(events.mailTo)

const found = async (d1: D1Database, where: SQL | undefined, order: SQL[], limit: number) => {
  const rows = await database(d1)
    .select({ event: events, by: user })
    .from(events)
    .leftJoin(user, eq(user.id, events.actorId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
  return rows.map(
    ({ event, by }): WaitingMail => ({
      event,
      by: by && { id: by.id, isGuest: by.isAnonymous === true },
    }),
  )
}

export const newestMails = (d1: D1Database, limit: number): Promise<WaitingMail[]> =>
  found(d1, toWhom, [desc(events.id)], limit)

/** The mail that has waited longest for its time. */
export const findDueMail = async (d1: D1Database, now: Date): Promise<WaitingMail | null> =>
  (await found(d1, and(toWhom, lte(events.mailAt, now)), [sql`${events.mailAt}`], 1))[0] ?? null

/** Takes it for one try: whatever becomes of that, it is tried again then, unless told otherwise. False: somebody else has it. */
export async function claimMail(
  d1: D1Database,
  { event: { id, attempts } }: WaitingMail,
  mailAt: Date | null,
): Promise<boolean> {
  const claimed = await database(d1)
    .update(events)
    .set({ attempts: attempts + 1, mailAt, problem: 'This try did not end.' })
    .where(and(eq(events.id, id), eq(events.attempts, attempts), isNotNull(events.mailAt)))
    .returning({ id: events.id })
  return claimed.length > 0
}

/** It has left, or is not to be sent. */
export async function forgetMail(d1: D1Database, id: number): Promise<void> {
  const db = database(d1)
  await db.batch(mailIsOver(db, eq(events.id, id)))
}

/** It stays, to be read on one's own machine. */
export async function keepMail(d1: D1Database, id: number): Promise<void> {
  await database(d1).update(events).set({ mailAt: null, attempts: 0, problem: null }).where(eq(events.id, id))
}

/** It stays, with what the try met with; `isFinal`: and is not tried any more. */
export async function noteProblem(
  d1: D1Database,
  id: number,
  problem: string,
  isFinal: boolean,
): Promise<void> {
  await database(d1)
    .update(events)
    .set({ problem, ...(isFinal ? { mailAt: null } : {}) })
    .where(eq(events.id, id))
}

/** When the next mail is to be tried; null when none waits. */
export async function findNextMailTime(d1: D1Database): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ mailAt: events.mailAt })
    .from(events)
    .where(and(toWhom, isNotNull(events.mailAt)))
    .orderBy(events.mailAt)
    .limit(1)
  return row?.mailAt ?? null
}
