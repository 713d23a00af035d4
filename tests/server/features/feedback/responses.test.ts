import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#server/db/database.ts'
import { events } from '#server/db/schema/events.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import {
  countResponses,
  deleteResponses,
  insertResponse,
  listAnswered,
  listReaders,
  listResponses,
  nextResponses,
} from '#server/features/feedback/responses-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { savePreferences } from '#server/features/users/users-queries.ts'
import { type FeedbackResponse, RESPONSES_MAX } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const ID = newId()
const QUESTION = newId()
let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  const people = stored(d1)
  for (const id of ['owner', 'writer', 'quiet', 'reader']) await people.person(id)
  await people.person('guest', true)
  await people.pattern(ID, 'owner')
  const members = { writer: 'write', quiet: 'write', guest: 'write', reader: 'read' } as const
  for (const [userId, level] of Object.entries(members))
    await database(d1).insert(patternMembers).values({ patternId: ID, userId, level })
  await savePreferences(d1, 'quiet', { mailsFeedback: false })
})

const answer = (text: string, question = 'What?') => ({
  ...{ id: newId(), patternId: ID, artifactId: null, page: '/', anchor: null },
  viewport: { width: 390, height: 844 },
  answers: [{ questionId: QUESTION, question, type: 'text' as const, text, options: null, rating: null }],
})
const insert = async (row: ReturnType<typeof answer>) =>
  insertResponse(d1, row, {
    readers: await listReaders(d1, ID),
    said: { design: 'Bakery', link: 'https://m.test/' },
  })
const told = () => database(d1).select().from(events).orderBy(events.id)

describe('[S7] an answer', () => {
  test('is stored once, raises what the room is told by, and is told of', async () => {
    const row = answer('Hello')
    expect([await insert(row), await insert(row)]).toEqual([true, false])
    expect(await countResponses(d1, ID)).toBe(1)
    expect((await findPattern(d1, ID))?.feedbackRevision).toBe(1)
    expect((await listResponses(d1, ID))[0]).toMatchObject({
      page: '/',
      viewport: { width: 390, height: 844 },
    })
    const rows = await told()
    expect(rows.map(({ type, mailTo }) => [type, mailTo])).toEqual([
      ['facts_changed', null],
      ['feedback_received', 'owner@example.org'],
      ['feedback_received', 'writer@example.org'],
    ])
    expect(rows[1]?.said).toMatchObject({ count: 1 })
  })

  test('of many at once is told of by one mail a reader, which counts them and leaves ten minutes later at most', async () => {
    for (const text of ['One', 'Two', 'Three']) await insert(answer(text))
    const mails = (await told()).filter(({ type }) => type === 'feedback_received')
    // Ten minutes may have ended between two of them.
    const counts = mails.map(({ said }) => (said as { count: number }).count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(mails.length).toBeLessThanOrEqual(4)
    for (const { mailAt } of mails) {
      expect(mailAt?.getTime()).toBeLessThanOrEqual(Date.now() + 600_000)
      expect(mailAt?.getTime()).toBeGreaterThan(Date.now() - 1_000)
    }
  })

  test('is read page by page, the oldest first, each once', async () => {
    for (let at = 0; at < 210; at += 1) await insert(answer(`Answer ${at}`))
    const read: FeedbackResponse[] = []
    for (;;) {
      const page = await nextResponses(d1, ID, read.at(-1) ?? null)
      if (page.length === 0) break
      read.push(...page)
    }
    expect(new Set(read.map(({ id }) => id)).size).toBe(210)
    expect(read.map(({ createdAt }) => createdAt)).toEqual(
      read.map(({ createdAt }) => createdAt).sort((a, b) => a - b),
    )
  })

  test('too much to be shown at once is cut at the oldest end', async () => {
    for (let at = 0; at < 5; at += 1) await insert(answer(`${at}`.padEnd(1_000_000, 'x')))
    expect((await listResponses(d1, ID)).length).toBe(3)
    expect(await countResponses(d1, ID)).toBe(5)
  })
})

describe('[issue 30.4] deleting', () => {
  const revision = async () => (await findPattern(d1, ID))?.feedbackRevision
  const shown = async () => (await listResponses(d1, ID)).map(({ answers }) => answers[0]?.text)

  test('takes the named answers of this design, or all of them, and tells whoever looks', async () => {
    const other = newId()
    await stored(d1).pattern(other, 'owner')
    const [one, two, three] = [answer('One'), answer('Two'), answer('Three')]
    const elsewhere = { ...answer('Elsewhere'), patternId: other }
    for (const row of [one, two, three, elsewhere]) await insert(row)
    await deleteResponses(d1, ID, [two.id, elsewhere.id, newId()])
    expect((await shown()).sort()).toEqual(['One', 'Three'])
    expect([await countResponses(d1, other), await revision()]).toEqual([1, 4])
    expect((await told()).filter(({ type }) => type === 'facts_changed')).toHaveLength(5)
    // What changed nothing tells nothing.
    await deleteResponses(d1, ID, [two.id, elsewhere.id])
    await deleteResponses(d1, ID, [])
    expect([(await shown()).length, await revision()]).toEqual([2, 4])
    await deleteResponses(d1, ID)
    expect([await shown(), await revision(), await countResponses(d1, other)]).toEqual([[], 5, 1])
  })

  test('makes room again where there were as many as can be kept, of which readers are told with the last one', async () => {
    await d1
      .prepare(
        `insert into feedback_responses (id, pattern_id, answers)
        with recursive n(at) as (select 1 union all select at + 1 from n where at < ${RESPONSES_MAX - 2})
        select 'filled' || at, ?1, '[]' from n`,
      )
      .bind(ID)
      .run()
    const isFull = async () =>
      (await told()).flatMap(({ type, said }) =>
        type === 'feedback_received' ? [(said as { isFull?: boolean }).isFull ?? false] : [],
      )
    expect(await insert(answer('Last but one'))).toBe(true)
    expect(await isFull()).not.toContain(true)
    const last = answer('Last')
    expect(await insert(last)).toBe(true)
    // Ten minutes may have ended between the two.
    expect((await isFull()).filter(Boolean)).toHaveLength(2)
    expect(await insert(answer('Too many'))).toBe(false)
    await deleteResponses(d1, ID, [last.id])
    expect(await insert(answer('Again'))).toBe(true)
  })
})

test('a question that was ever answered is known in its last words', async () => {
  await insert(answer('a', 'What is it?'))
  await insert(answer('b', 'What was it?'))
  expect((await listAnswered(d1, ID)).map(({ questionId }) => questionId)).toEqual([QUESTION])
})
