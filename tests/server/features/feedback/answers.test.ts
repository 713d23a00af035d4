import { describe, expect, test } from 'vitest'
import { answersTo } from '#server/features/feedback/answers.ts'
import { responseOfForm } from '#server/features/feedback/form-fields.ts'
import { csvHeading, csvRow } from '#server/features/feedback/responses-csv.ts'
import { type FeedbackQuestion, newQuestion, newResponseSchema } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

const [TEXT, ONE, MANY, RATING] = [newId(), newId(), newId(), newId()]
const options = ['Prices', 'Words']
const QUESTIONS: FeedbackQuestion[] = [
  { id: TEXT, type: 'text', question: 'What?' },
  { id: ONE, type: 'multipleChoice', question: 'Which one?', options, allowMultiple: false },
  { id: MANY, type: 'multipleChoice', question: 'Which?', options, allowMultiple: true },
  {
    ...{ id: RATING, type: 'rating', question: 'How?', minValue: 0, maxValue: 10 },
    ...{ minLabel: 'Bad', maxLabel: 'Good' },
  },
]

describe('[S5] answers fit their questions', () => {
  test('each keeps the words and the type of its question; what was left empty is left out', () => {
    expect(
      answersTo(QUESTIONS, [
        { questionId: TEXT, text: '' },
        { questionId: MANY, options: ['Words', 'Prices', 'Words'] },
        { questionId: RATING, rating: 0 },
      ]),
    ).toEqual([
      {
        questionId: MANY,
        question: 'Which?',
        type: 'multipleChoice',
        text: null,
        options: ['Words', 'Prices'],
        rating: null,
      },
      { questionId: RATING, question: 'How?', type: 'rating', text: null, options: null, rating: 0 },
    ])
  })

  test.each([
    ['two options where one may be chosen', { questionId: ONE, options }],
    ['an option that is not asked', { questionId: MANY, options: ['Colours'] }],
    ['a rating of 11', { questionId: RATING, rating: 11 }],
    ['a rating of -1', { questionId: RATING, rating: -1 }],
    ['words to a rating', { questionId: RATING, text: '5' }],
    ['a rating of a text', { questionId: TEXT, rating: 5 }],
    ['options of a text', { questionId: TEXT, options }],
  ])('%s is refused', (_, given) => {
    expect(() => answersTo(QUESTIONS, [given])).toThrow(/“/)
  })
})

describe('[S7] the file', () => {
  const response = {
    ...{ id: newId(), artifactId: null, artifactVersionName: 'v3', page: '/a,b', anchor: null },
    ...{ viewport: { width: 390, height: 844 }, createdAt: Date.UTC(2026, 10, 27) },
    answers: answersTo(QUESTIONS, [
      { questionId: TEXT, text: '\t=HYPERLINK("x")' },
      { questionId: MANY, options },
    ]),
  }

  test.each(['=1', '+1', '-1', '@a', '\tx', '\rx'])(
    'a cell that begins with %j gets a mark before it',
    text => {
      expect(csvHeading([{ questionId: TEXT, question: text }])).toContain(`'${text}`)
    },
  )

  test('has every cell in quotes, and doubles those within', () => {
    const columns = QUESTIONS.map(({ id, question }) => ({ questionId: id, question }))
    expect(csvRow(columns, response)).toBe(
      `"2026-11-27T00:00:00.000Z","v3","/a,b","390x844","'\t'=HYPERLINK(""x"")","","Prices; Words",""\r\n`,
    )
  })
})

test('a form without scripts says the same as the form with them', () => {
  const fields = new URLSearchParams([
    [`answer-${TEXT}`, 'Hello'],
    [`answer-${MANY}`, 'Prices'],
    [`answer-${MANY}`, 'Words'],
    [`answer-${RATING}`, '7'],
    ['page', '/prices'],
    ['artifactId', ''],
  ])
  expect(newResponseSchema.parse(responseOfForm(QUESTIONS, fields))).toEqual({
    answers: [
      { questionId: TEXT, text: 'Hello' },
      { questionId: MANY, options: ['Prices', 'Words'] },
      { questionId: RATING, rating: 7 },
    ],
    page: '/prices',
  })
})

test('[S5] a new question is a text question named “Untitled {n}”, with another number than those there are', () => {
  expect(newQuestion([])).toEqual({ type: 'text', question: 'Untitled 1' })
  expect(newQuestion([{ question: 'Untitled 2' }])).toEqual({ type: 'text', question: 'Untitled 3' })
})
