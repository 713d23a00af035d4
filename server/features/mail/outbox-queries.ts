import { desc } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { outbox } from '#server/db/schema/mail.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
}

export async function insertMail(d1: D1Database, mail: Mail): Promise<void> {
  await database(d1).insert(outbox).values(mail)
}

export const newestMails = (
  d1: D1Database,
  limit: number,
): Promise<(Mail & { id: number; createdAt: Date })[]> =>
  database(d1).select().from(outbox).orderBy(desc(outbox.id)).limit(limit)
