import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { outbox } from '#server/db/schema/mail.ts'

export interface Mail {
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  html?: string
}

export type WaitingMail = typeof outbox.$inferSelect

/** `nextAt`: when it is to leave; null where it stays. */
export async function insertMail(d1: D1Database, mail: Mail, nextAt: Date | null): Promise<void> {
  await database(d1)
    .insert(outbox)
    .values({ ...mail, nextAt })
}

export const newestMails = (d1: D1Database, limit: number): Promise<WaitingMail[]> =>
  database(d1).select().from(outbox).orderBy(desc(outbox.id)).limit(limit)

/** The mail that has waited longest for its time. */
export async function findDueMail(d1: D1Database, now: Date): Promise<WaitingMail | null> {
  const [row] = await database(d1)
    .select()
    .from(outbox)
    .where(lte(outbox.nextAt, now))
    .orderBy(outbox.nextAt)
    .limit(1)
  return row ?? null
}

/** Takes it for one try: whatever becomes of that, it is tried again then, unless told otherwise. False: somebody else has it. */
export async function claimMail(d1: D1Database, mail: WaitingMail, nextAt: Date | null): Promise<boolean> {
  const claimed = await database(d1)
    .update(outbox)
    .set({ attempts: mail.attempts + 1, nextAt, problem: 'This try did not end.' })
    .where(and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts), isNotNull(outbox.nextAt)))
    .returning({ id: outbox.id })
  return claimed.length > 0
}

export async function forgetMail(d1: D1Database, id: number): Promise<void> {
  await database(d1).delete(outbox).where(eq(outbox.id, id))
}

/** It stays, with what the try met with; `isFinal`: and is not tried any more. */
export async function noteProblem(
  d1: D1Database,
  id: number,
  problem: string,
  isFinal: boolean,
): Promise<void> {
  await database(d1)
    .update(outbox)
    .set({ problem, ...(isFinal ? { nextAt: null } : {}) })
    .where(eq(outbox.id, id))
}

/** When the next mail is to be tried; null when none waits. */
export async function findNextMailTime(d1: D1Database): Promise<Date | null> {
  const [row] = await database(d1)
    .select({ nextAt: outbox.nextAt })
    .from(outbox)
    .where(isNotNull(outbox.nextAt))
    .orderBy(outbox.nextAt)
    .limit(1)
  return row?.nextAt ?? null
}
