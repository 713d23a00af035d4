import { and, asc, count, desc, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { supportAnswers, supportMessages } from '#server/db/schema/support.ts'
import { happened } from '#server/events/events-queries.ts'
import { acted } from '#server/features/admin/acts-queries.ts'
import type { AskedMessage, SupportMessage } from '#shared/support.ts'

type MessageRow = typeof supportMessages.$inferSelect
type NewMessage = Pick<MessageRow, 'id' | 'userId' | 'message' | 'patternId'>
type NewAnswer = Pick<typeof supportAnswers.$inferSelect, 'id' | 'messageId' | 'writtenBy' | 'message'>

/** Who wrote this already; null when it is not there. */
export async function findAsker(d1: D1Database, id: string): Promise<string | null> {
  const [row] = await database(d1)
    .select({ userId: supportMessages.userId })
    .from(supportMessages)
    .where(eq(supportMessages.id, id))
  return row?.userId ?? null
}

interface Room {
  /** Of this person, without an answer. */
  own: number
  /** Of all guests together; null where that does not matter. */
  guests: number | null
}

/**
 * Writing it twice is writing it once. False where it was not written: so many wait already, which is decided in the
 * statement that writes, or somebody else's has this id.
 */
export async function insertMessage(
  d1: D1Database,
  { id, userId, message, patternId }: NewMessage,
  { own, guests }: Room,
): Promise<boolean> {
  const { results } = await d1
    .prepare(INSERT)
    .bind(id, userId, message, patternId, own, guests ?? Number.MAX_SAFE_INTEGER)
    .all()
  return results.length > 0
}

const WAITS = 'not exists (select 1 from support_answers a where a.message_id = m.id)'
const INSERT = `insert or ignore into support_messages (id, user_id, message, pattern_id) select ?1, ?2, ?3, ?4
  where (select count(*) from support_messages m where m.user_id = ?2 and ${WAITS}) < ?5
  and (?6 = ${Number.MAX_SAFE_INTEGER} or ?6 > (select count(*) from support_messages m
    join user u on u.id = m.user_id where u.is_anonymous and ${WAITS})) returning id`

/** Writing it twice is writing it once, and is told once; it is an act of an admin, about whoever asked. */
export async function insertAnswer(
  d1: D1Database,
  { askerId, ...answer }: NewAnswer & { askerId: string },
  { mailTo, link }: { mailTo: string | null; link: string },
): Promise<void> {
  const db = database(d1)
  const { id: key, writtenBy: actorId, message } = answer
  const act = acted({ actorId, act: 'answerSupport', patternId: null, reason: '', about: [askerId] })
  await db.batch([
    db.insert(supportAnswers).values(answer).onConflictDoNothing(),
    happened(db, { type: 'support_answered', actorId, mailTo, said: { message, link } }, { key }),
    happened(db, act, { key: `${key}.answer` }),
  ])
}

const isUnanswered = (d1: D1Database): SQL =>
  notExists(
    database(d1)
      .select({ id: supportAnswers.id })
      .from(supportAnswers)
      .where(eq(supportAnswers.messageId, supportMessages.id)),
  )

export async function listMessages(d1: D1Database, userId: string, limit: number): Promise<SupportMessage[]> {
  const rows = await database(d1)
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(limit)
  return withAnswers(d1, rows)
}

/** Answers that whoever asked has not seen. */
export async function countUnread(d1: D1Database, userId: string): Promise<number> {
  const [row] = await database(d1)
    .select({ number: count() })
    .from(supportMessages)
    .innerJoin(supportAnswers, eq(supportAnswers.messageId, supportMessages.id))
    .where(and(eq(supportMessages.userId, userId), isNull(supportAnswers.readAt)))
  return row?.number ?? 0
}

export async function markRead(d1: D1Database, userId: string): Promise<void> {
  const own = database(d1)
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
  await database(d1)
    .update(supportAnswers)
    .set({ readAt: new Date() })
    .where(and(isNull(supportAnswers.readAt), inArray(supportAnswers.messageId, own)))
}

/** Those that nobody has answered, the longest waiting first, then the newest of the others. */
export async function listAsked(d1: D1Database, limit: number): Promise<AskedMessage[]> {
  const found = () =>
    database(d1)
      .select({ message: supportMessages, asker: user })
      .from(supportMessages)
      .innerJoin(user, eq(user.id, supportMessages.userId))
  const answered = database(d1).select({ id: supportAnswers.messageId }).from(supportAnswers)
  const [waiting, others] = await Promise.all([
    found().where(isUnanswered(d1)).orderBy(asc(supportMessages.createdAt)).limit(limit),
    found()
      .where(inArray(supportMessages.id, answered))
      .orderBy(desc(supportMessages.createdAt))
      .limit(limit),
  ])
  const rows = [...waiting, ...others].slice(0, limit)
  const messages = await withAnswers(
    d1,
    rows.map(({ message }) => message),
  )
  return rows.flatMap(({ asker }, at) => {
    const message = messages[at]
    const { id, name, email } = asker
    return message ? [{ ...message, user: { id, name, email: asker.isAnonymous ? null : email } }] : []
  })
}

/** D1 binds a hundred values in one statement. */
const BINDS_MAX = 90

async function withAnswers(d1: D1Database, rows: MessageRow[]): Promise<SupportMessage[]> {
  const ids = rows.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / BINDS_MAX) }, (_, at) =>
    ids.slice(at * BINDS_MAX, (at + 1) * BINDS_MAX),
  )
  const found = await Promise.all(
    parts.map(part =>
      database(d1)
        .select()
        .from(supportAnswers)
        .where(inArray(supportAnswers.messageId, part))
        .orderBy(asc(supportAnswers.createdAt)),
    ),
  )
  const answers = found.flat()
  return rows.map(({ id, message, patternId, createdAt }) => ({
    ...{ id, message, patternId, createdAt: createdAt.getTime() },
    answers: answers
      .filter(({ messageId }) => messageId === id)
      .map(answer => ({ message: answer.message, createdAt: answer.createdAt.getTime() })),
  }))
}
