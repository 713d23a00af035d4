import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { artifacts } from '#server/db/schema/artifacts.ts'
import { feedbackResponses } from '#server/db/schema/feedback.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { feedbackArrived, feedbackFilled, happened, happenedTo } from '#server/events/events-queries.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { type Answer, type FeedbackResponse, RESPONSES_MAX, RESPONSES_SHOWN_MAX } from '#shared/feedback.ts'

/** What is shown at once weighs this much at most. */
const SHOWN_MAX_CHARACTERS = 4_000_000
const PAGE_ROWS = 200

export type NewRow = Omit<FeedbackResponse, 'createdAt' | 'artifactVersionName'> & { patternId: string }

/** Somebody who is written to of new answers. */
interface Reader {
  id: string
  email: string
}

export async function isStored(d1: D1Database, patternId: string, id: string): Promise<boolean> {
  const found = await database(d1).$count(
    feedbackResponses,
    and(eq(feedbackResponses.id, id), eq(feedbackResponses.patternId, patternId)),
  )
  return found > 0
}

/**
 * Stores an answer once, raises what rooms are told by, and writes to whoever reads answers; each statement only where
 * the one before it did something. False: it is there already, or the design has as many as it may.
 */
export async function insertResponse(
  d1: D1Database,
  row: NewRow,
  told: { readers: Reader[]; said: { design: string; link: string } },
): Promise<boolean> {
  const { id, patternId, artifactId, page, viewport, anchor, answers } = row
  const [made] = await d1.batch<{ id: string }>([
    d1
      .prepare(
        `insert into feedback_responses
          (id, pattern_id, artifact_id, page, viewport_width, viewport_height, anchor, answers)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
        where (select count(*) from feedback_responses where pattern_id = ?2) < ${RESPONSES_MAX}
        on conflict do nothing returning id`,
      )
      .bind(
        ...[id, patternId, artifactId, page, viewport?.width ?? null, viewport?.height ?? null],
        ...[anchor && JSON.stringify(anchor), JSON.stringify(answers)],
      ),
    d1
      .prepare(
        'update patterns set feedback_revision = feedback_revision + 1 where id = ?1 and changes() > 0',
      )
      .bind(patternId),
    happenedTo(d1, { type: 'facts_changed', roomId: patternId }, { when: sql`changes() > 0` }),
    ...told.readers.map(reader => feedbackArrived(d1, { ...told.said, patternId, reader })),
    feedbackFilled(d1, patternId, isFull(patternId)),
  ])
  return (made?.results.length ?? 0) > 0
}

const isFull = (patternId: string) =>
  sql`(select count(*) from feedback_responses where pattern_id = ${patternId}) >= ${RESPONSES_MAX}`

/** These of the design, or all of them, are gone for good; whoever looks at them sees it. */
export async function deleteResponses(
  d1: D1Database,
  patternId: string,
  ids?: readonly string[],
): Promise<void> {
  const db = database(d1)
  const { patternId: of, id } = feedbackResponses
  const didChange = sql`changes() > 0`
  await db.batch([
    db.delete(feedbackResponses).where(and(eq(of, patternId), ids && inArray(id, [...ids]))),
    db
      .update(patterns)
      .set({ feedbackRevision: sql`${patterns.feedbackRevision} + 1` })
      .where(and(eq(patterns.id, patternId), didChange)),
    happened(db, { type: 'facts_changed', roomId: patternId }, { when: didChange }),
  ])
}

/** Whoever owns the design, and those who were given it by name to write in; without who wants no such mail, and guests. */
export async function listReaders(d1: D1Database, patternId: string): Promise<Reader[]> {
  const { results } = await d1
    .prepare(
      `select person.id, person.email from (
        select owner_id as id from patterns where id = ?1
        union select user_id from pattern_members where pattern_id = ?1 and level = 'write'
        union select given.user_id from patterns node join space_members given on given.space_id = node.space_id
          where node.id = ?1) reader
      join user person on person.id = reader.id
      left join user_preferences wish on wish.user_id = person.id
      where coalesce(person.is_anonymous, 0) = 0
        and coalesce(json_extract(wish.preferences, '$.mailsFeedback'), 1) = 1
      order by person.id limit 20`,
    )
    .bind(patternId)
    .all<Reader>()
  return results
}

type Row = typeof feedbackResponses.$inferSelect

const toResponse = (row: Row, version: { major: number; minor: number } | null): FeedbackResponse => ({
  ...{ id: row.id, answers: row.answers, artifactId: row.artifactId, page: row.page, anchor: row.anchor },
  viewport:
    row.viewportWidth === null || row.viewportHeight === null
      ? null
      : { width: row.viewportWidth, height: row.viewportHeight },
  createdAt: row.createdAt.getTime(),
  artifactVersionName: version && versionLabel(version),
})

const version = { major: artifacts.major, minor: artifacts.minor }

/** The newest first, as many as can be shown at once. */
export async function listResponses(d1: D1Database, patternId: string): Promise<FeedbackResponse[]> {
  const db = database(d1)
  const weighed = db
    .select({
      id: feedbackResponses.id,
      weight: sql<number>`sum(length(${feedbackResponses.answers})) over (
        order by ${feedbackResponses.createdAt} desc, ${feedbackResponses.id} desc)`.as('weight'),
    })
    .from(feedbackResponses)
    .where(eq(feedbackResponses.patternId, patternId))
    .orderBy(desc(feedbackResponses.createdAt), desc(feedbackResponses.id))
    .limit(RESPONSES_SHOWN_MAX)
    .as('weighed')
  const rows = await db
    .select({ response: feedbackResponses, version })
    .from(weighed)
    .innerJoin(feedbackResponses, eq(feedbackResponses.id, weighed.id))
    .leftJoin(artifacts, eq(artifacts.id, feedbackResponses.artifactId))
    .where(sql`${weighed.weight} <= ${SHOWN_MAX_CHARACTERS}`)
    .orderBy(desc(feedbackResponses.createdAt), desc(feedbackResponses.id))
  return rows.map(row => toResponse(row.response, row.version))
}

export const countResponses = (d1: D1Database, patternId: string): Promise<number> =>
  database(d1).$count(feedbackResponses, eq(feedbackResponses.patternId, patternId))

/** The next ones after this one, the oldest first; an empty list is the end. */
export async function nextResponses(
  d1: D1Database,
  patternId: string,
  after: Pick<FeedbackResponse, 'createdAt' | 'id'> | null,
): Promise<FeedbackResponse[]> {
  const { createdAt, id } = feedbackResponses
  const at = after && new Date(after.createdAt)
  const rows = await database(d1)
    .select({ response: feedbackResponses, version })
    .from(feedbackResponses)
    .leftJoin(artifacts, eq(artifacts.id, feedbackResponses.artifactId))
    .where(
      and(
        eq(feedbackResponses.patternId, patternId),
        after && at ? or(gt(createdAt, at), and(eq(createdAt, at), gt(id, after.id))) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PAGE_ROWS)
  return rows.map(row => toResponse(row.response, row.version))
}

/** Every question that was ever answered here, as it was asked last. */
export async function listAnswered(
  d1: D1Database,
  patternId: string,
): Promise<Pick<Answer, 'questionId' | 'question'>[]> {
  const { results } = await d1
    .prepare(
      `select json_extract(answer.value, '$.questionId') as questionId,
        json_extract(answer.value, '$.question') as question, max(response.created_at)
      from feedback_responses response, json_each(response.answers) answer
      where response.pattern_id = ?1 group by questionId order by min(response.created_at), questionId`,
    )
    .bind(patternId)
    .all<Pick<Answer, 'questionId' | 'question'>>()
  return results.map(({ questionId, question }) => ({ questionId, question }))
}
