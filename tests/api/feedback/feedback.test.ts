import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { NewQuestion } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { PageVisitor } from '#tests/support/people/page-visitor.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
const FEEDBACK = '/_maquette/feedback'
let owner: Person
let design: { patternId: string; artifactId: string }
let id: string
let page: string

beforeAll(async () => {
  owner = await Person.withAccount(url, 'Olga Owner')
  design = await madeDesign(owner)
  await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
  page = (await owner.must(api.artifacts.preview, { path: { id: design.artifactId } })).previewSrc
})
beforeEach(async () => {
  const fork = await owner.must(api.patterns.fork, {
    body: { id: design.patternId, artifactId: design.artifactId },
  })
  id = fork.id
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  const { activeArtifactId } = await owner.must(api.patterns.get, { path: { id } })
  page = (await owner.must(api.artifacts.preview, { path: { id: activeArtifactId ?? '' } })).previewSrc
})

const THREE: NewQuestion[] = [
  { type: 'text', question: 'What is missing?', placeholder: 'Anything' },
  {
    type: 'multipleChoice',
    question: 'Which parts?',
    options: ['Prices', 'Words', 'Pictures'],
    allowMultiple: true,
  },
  { type: 'rating', question: 'How is it?' },
]
const metadata = async (person = owner) => person.must(api.editorMetadata.get, { path: { id } })
const save = (feedbackQuestionData: unknown, person = owner) =>
  person.call(api.editorMetadata.feedback, { path: { id }, body: { feedbackQuestionData } as never })
const ask = async (questions: NewQuestion[] = THREE) => {
  expect((await save({ isEnabled: true, questions })).status).toBe(200)
  return (await metadata()).feedbackQuestionData.questions
}
const responses = async () => owner.must(api.feedback.responses, { path: { id } })
const textOf = (questionId: string | undefined, text: string) => ({ answers: [{ questionId, text }] })

describe('[S3] questions', () => {
  test('are kept in their order, get an id each, and have the defaults of a rating', async () => {
    expect(await metadata()).toMatchObject({
      ...{ slug: expect.stringContaining(`--${id}`), hasPassword: false },
      feedbackQuestionData: { isEnabled: false, questions: [] },
    })
    const questions = await ask()
    expect(questions.map(({ question }) => question)).toEqual(THREE.map(({ question }) => question))
    expect(new Set(questions.map(question => question.id)).size).toBe(3)
    expect(questions[2]).toMatchObject({
      ...{ minValue: 1, maxValue: 5, minLabel: 'Least Satisfied', maxLabel: 'Most Satisfied' },
    })
    await save({ isEnabled: true, questions: [...questions].reverse() })
    expect((await metadata()).feedbackQuestionData.questions).toEqual([...questions].reverse())
  })

  test.each<[string, object]>([
    ['an unknown type', { type: 'date', question: 'When?' }],
    ['no words', { type: 'text', question: '  ' }],
    ['501 characters', { type: 'text', question: 'x'.repeat(501) }],
    ['a blank option', { type: 'multipleChoice', question: 'Which?', options: ['one', ' '] }],
    ['no option', { type: 'multipleChoice', question: 'Which?', options: [] }],
    [
      '21 options',
      { type: 'multipleChoice', question: 'Which?', options: Array.from({ length: 21 }, (_, at) => `${at}`) },
    ],
    ['a lowest of 11', { type: 'rating', question: 'How?', minValue: 11, maxValue: 12 }],
    ['a highest of 11', { type: 'rating', question: 'How?', minValue: 0, maxValue: 11 }],
    ['a lowest below 0', { type: 'rating', question: 'How?', minValue: -1 }],
    ['a lowest that is the highest', { type: 'rating', question: 'How?', minValue: 5, maxValue: 5 }],
  ])('with %s are refused', async (_, question) => {
    expect((await save({ isEnabled: true, questions: [question] })).status).toBe(400)
  })

  test('there are 50 at most', async () => {
    const many = (length: number) => Array.from({ length }, () => THREE[0])
    expect((await save({ isEnabled: true, questions: many(51) })).status).toBe(400)
    expect((await save({ isEnabled: true, questions: many(50) })).status).toBe(200)
  })
})

describe('[S7] answers', () => {
  test('of 50 visitors at once are all stored once, and each but the sixth of one', async () => {
    const [text, choice, rating] = await ask()
    const visitors = Array.from({ length: 50 }, () => new PageVisitor(page))
    const answered = await Promise.all(
      visitors.map(async (visitor, at) => {
        const shown = await visitor.get(FEEDBACK, { accept: 'text/html' })
        expect(shown.text).toContain('What is missing?')
        const answer = {
          answers: [
            { questionId: text?.id, text: `Visitor ${at}` },
            { questionId: choice?.id, options: ['Words', 'Prices'] },
            { questionId: rating?.id, rating: 1 + (at % 5) },
          ],
          ...{ page: '/prices', viewport: { width: 1_440, height: 900 }, requestId: newId() },
        }
        const sent = await Promise.all([visitor.post(FEEDBACK, answer), visitor.post(FEEDBACK, answer)])
        expect(sent.map(({ status }) => status)).toEqual([200, 200])
        expect(new Set(sent.map(one => one.text)).size).toBe(1)
      }),
    )
    expect(answered).toHaveLength(50)
    const { responses: stored, total } = await responses()
    expect([stored.length, total]).toEqual([50, 50])
    expect(new Set(stored.map(({ answers }) => answers[0]?.text)).size).toBe(50)
    expect(stored[0]).toMatchObject({
      ...{ page: '/prices', viewport: { width: 1_440, height: 900 } },
      answers: [
        { question: 'What is missing?', type: 'text', options: null, rating: null },
        { question: 'Which parts?', type: 'multipleChoice', text: null, options: ['Words', 'Prices'] },
        { question: 'How is it?', type: 'rating' },
      ],
    })
  })

  test('five an hour for a visitor, whatever headers come along', async () => {
    const [text] = await ask()
    const visitor = new PageVisitor(page)
    await visitor.get(FEEDBACK, { accept: 'text/html' })
    const send = (headers = {}) => visitor.post(FEEDBACK, textOf(text?.id, 'Again'), headers)
    const sent = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(3)
    for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded', 'user-agent'])
      expect((await send({ [name]: `203.0.113.${name.length}` })).status, name).toBe(429)
    expect((await responses()).total).toBe(5)
  })

  test('fit their questions', async () => {
    const [text, choice, rating] = await ask()
    const account = await Person.withAccount(url)
    const send = (answers: unknown) =>
      account.call(api.feedback.respond, { path: { id }, body: { answers } as never })
    for (const [what, answers] of Object.entries({
      'nothing at all': [],
      'an empty answer': [{ questionId: text?.id, text: '  ' }],
      'an unknown question': [{ questionId: newId(), text: 'Hello' }],
      'a text in place of a rating': [{ questionId: rating?.id, text: '5' }],
      'a rating that is too high': [{ questionId: rating?.id, rating: 6 }],
      'a rating between two': [{ questionId: rating?.id, rating: 2.5 }],
      'an option that is not one': [{ questionId: choice?.id, options: ['Colours'] }],
      'the same question twice': [
        { questionId: rating?.id, rating: 1 },
        { questionId: rating?.id, rating: 2 },
      ],
    }))
      expect((await send(answers)).status, what).toBe(400)
    const [one] = await ask([{ type: 'multipleChoice', question: 'One?', options: ['a', 'b'] }])
    expect((await send([{ questionId: one?.id, options: ['a', 'b'] }])).status).toBe(400)
    expect((await responses()).total).toBe(0)
  })

  test('are refused where nobody is asked, and the version must be one of the design', async () => {
    const [text] = await ask()
    const elsewhere = { ...textOf(text?.id, 'Hello'), artifactId: design.artifactId }
    const visitor = new PageVisitor(page)
    expect((await visitor.post(FEEDBACK, elsewhere)).status).toBe(404)
    expect(
      (await visitor.post(FEEDBACK, textOf(text?.id, 'Hello'), { origin: 'https://evil.example' })).status,
    ).toBe(403)
    await save({ isEnabled: false, questions: await ask() })
    const refused = await visitor.post(FEEDBACK, textOf(text?.id, 'Hello'))
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([409, 'feedback_disabled'])
  })

  test('come from browsers without scripts, too, whose words stay in the form when they are not taken', async () => {
    const [text, choice, rating] = await ask()
    const visitor = new PageVisitor(page)
    const form = (fields: [string, string][]) => visitor.post(FEEDBACK, new URLSearchParams(fields))
    const empty = await form([[`answer-${text?.id}`, '']])
    expect([empty.status, empty.text.includes('Answer one question at least.')]).toEqual([400, true])
    const fields: [string, string][] = [
      [`answer-${text?.id}`, '<b>Bold</b>'],
      [`answer-${choice?.id}`, 'Words'],
      [`answer-${rating?.id}`, '9'],
    ]
    const refused = await form(fields)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('&lt;b&gt;Bold&lt;/b&gt;')
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'")
    const taken = await form([...fields.slice(0, 2), [`answer-${rating?.id}`, '4']])
    expect([taken.status, taken.headers.location]).toEqual([303, `${FEEDBACK}?sent`])
    expect((await responses()).responses[0]?.answers.map(({ rating: given }) => given)).toEqual([
      null,
      null,
      4,
    ])
  })

  test('keep what was pointed at, and the words of questions that were changed or taken away since', async () => {
    const [text] = await ask()
    const anchor = { way: [0, 1], tag: 'h1', label: 'Tidal', at: { x: 0.5, y: 0.25 } }
    const visitor = new PageVisitor(page)
    expect((await visitor.post(FEEDBACK, { ...textOf(text?.id, 'Bigger'), anchor })).status).toBe(200)
    await save({ isEnabled: true, questions: [] })
    const [stored] = (await responses()).responses
    expect(stored).toMatchObject({ anchor, answers: [{ question: 'What is missing?', text: 'Bigger' }] })
  })
})

describe('[S7] the file', () => {
  test('is read back by a parser nobody here wrote, with no cell that a program runs', async () => {
    const [text, choice, rating] = await ask([
      { type: 'text', question: '=SUM("What", is missing?)' },
      ...THREE.slice(1),
    ])
    const texts = ['=1+1', '+49', '-1', '@you', 'a, "b"\nc', 'plain']
    const people = await Promise.all([1, 2].map(() => Person.withAccount(url)))
    for (const [at, words] of texts.entries())
      await people[at % 2]?.must(api.feedback.respond, {
        path: { id },
        body: {
          answers: [
            { questionId: text?.id ?? '', text: words },
            { questionId: choice?.id ?? '', options: ['Prices', 'Words'] },
            { questionId: rating?.id ?? '', rating: 3 },
          ],
          ...{ page: '/', viewport: { width: 390, height: 844 } },
        },
      })
    const file = await owner.fetch(`/api/feedbackResponses/exportCsv/${id}`, { method: 'POST' })
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="feedback_responses.csv"')
    const [heading, ...rows] = parse(await file.text()) as string[][]
    expect(heading).toEqual([
      ...['time', 'version', 'page', 'viewport', `'=SUM("What", is missing?)`, 'Which parts?', 'How is it?'],
    ])
    expect(rows.map(row => row[4])).toEqual(["'=1+1", "'+49", "'-1", "'@you", 'a, "b"\nc', 'plain'])
    expect(rows[0]?.slice(2)).toEqual(['/', '390x844', "'=1+1", 'Prices; Words', '3'])
    expect(Date.parse(rows[0]?.[0] ?? '')).toBeGreaterThan(0)
  })
})

test('[27] whoever owns a design or edits it is told by one mail of the answers of ten minutes, unless they want none', async () => {
  const [writer, reader] = await Promise.all([Person.withAccount(url), Person.withAccount(url)])
  await owner.letIn(writer, id, 'write')
  await owner.letIn(reader, id, 'read')
  await writer.must(api.users.updatePreferences, { body: { updatedPreferences: { mailsFeedback: false } } })
  const [text] = await ask()
  const visitor = new PageVisitor(page)
  for (const words of ['One', 'Two', 'Three']) await visitor.post(FEEDBACK, textOf(text?.id, words))
  const mails = (await (await owner.fetch('/dev/mailbox')).text())
    .split('<article>')
    .filter(mail => mail.includes(`/c/${id}?feedback`))
  // Ten minutes may have ended between two of them.
  expect(mails.length).toBeLessThanOrEqual(2)
  expect(mails.every(mail => mail.includes(owner.email))).toBe(true)
  expect(mails.some(mail => /[23] new answers|A new answer/.test(mail))).toBe(true)
  expect(mails.join()).not.toContain('Three')
})
