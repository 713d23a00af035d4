import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const idOf = (letter: string): string => letter.repeat(20)
const [TEXT, CHOICE, RATING] = [idOf('t'), idOf('c'), idOf('r')]
const QUESTIONS = [
  {
    id: RATING,
    type: 'rating',
    question: 'How clear are the prices?',
    minValue: 1,
    maxValue: 5,
    minLabel: 'Not at all',
    maxLabel: 'Very',
  },
  {
    id: CHOICE,
    type: 'multipleChoice',
    question: 'What did you look for?',
    options: ['Courses', 'Boats', 'Dates and weather'],
    allowMultiple: true,
  },
  { id: TEXT, type: 'text', question: 'What is missing?', placeholder: 'One thing is enough' },
]
const WORDS = [
  'When the boats leave in winter. I looked for a calendar and found none.',
  'The names of the teachers',
  'Nothing, it is lovely.',
]
const response = (at: number) => ({
  ...{ id: `a${String(at).padStart(19, '0')}`, artifactId: null, artifactVersionName: `v${1 + (at % 2)}` },
  ...{
    page: at % 3 ? '/' : '/prices',
    viewport: at % 2 ? { width: 390, height: 844 } : { width: 1_440, height: 900 },
  },
  anchor: at % 3 ? null : { way: [0], tag: 'h1', label: 'Learn to sail', at: { x: 0.5, y: 0.5 } },
  createdAt: Date.now() - at * 3_700_000,
  answers: [
    {
      questionId: RATING,
      question: QUESTIONS[0]?.question,
      type: 'rating',
      text: null,
      options: null,
      rating: 1 + ((at * 7) % 5),
    },
    {
      questionId: CHOICE,
      question: QUESTIONS[1]?.question,
      type: 'multipleChoice',
      text: null,
      options: at % 2 ? ['Courses'] : ['Courses', 'Boats'],
      rating: null,
    },
    {
      questionId: TEXT,
      question: QUESTIONS[2]?.question,
      type: 'text',
      text: WORDS[at % 3],
      options: null,
      rating: null,
    },
  ],
})

const FAILED = { error: { code: 'internal', message: 'It failed.' } }

const asked = async (
  stage: Stage,
  isEnabled: boolean,
  questions: unknown[],
  hasPassword = false,
  change?: { status: number; json: unknown },
) => {
  const json = { slug: 'tidal', hasPassword, feedbackQuestionData: { isEnabled, questions } }
  await stage.page.route('**/api/editor-metadata/*', route =>
    route.fulfill(change && route.request().method() !== 'GET' ? change : { json }),
  )
}
const answered = async (stage: Stage, responses: unknown[]) =>
  stage.page.route('**/api/feedbackResponses/*', route =>
    route.fulfill({ json: { responses, total: responses.length } }),
  )
const open = async (stage: Stage, button: string, dialog: string) => {
  await stage.editor()
  await stage.press('Share')
  await stage.dialog('Share')
  await stage.page.getByRole('button', { name: button }).click()
  await stage.dialog(dialog)
}

/** What visitors are asked, what they answered, and the password of the pages. */
export const FEEDBACK_SCENES: readonly Scene[] = [
  {
    name: 'share with password',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS, true)
      await answered(stage, [1, 2, 3].map(response))
      await stage.editor()
      await stage.press('Share')
      await stage.dialog('Share')
      await stage.page.getByRole('button', { name: 'Remove password' }).waitFor()
    },
  },
  {
    name: 'share, password not looked up',
    isAlone: true,
    show: async stage => {
      await stage.page.route('**/api/editor-metadata/*', route =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Not now.' } } }),
      )
      await stage.editor()
      await stage.press('Share')
      await stage.dialog('Share')
      await stage.page.getByText('Whether there is a password').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'feedback questions',
    isMain: true,
    isAlone: true,
    isEscaped: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await open(stage, 'Edit feedback questions', 'Edit Feedback Questions')
      await stage.page.getByRole('group', { name: 'Question 3' }).waitFor()
    },
  },
  {
    name: 'share, password not saved',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS, true, { status: 500, json: FAILED })
      await stage.editor()
      await stage.press('Share')
      await stage.dialog('Share')
      await stage.press('Remove password')
      await stage.shown('Failed to edit password. Please try again.')
    },
  },
  ...(['rating', 'choices', 'text'] as const).map((kind, at) => ({
    name: `feedback question, ${kind}`,
    isAlone: true,
    show: async (stage: Stage) => {
      await asked(stage, true, QUESTIONS)
      await open(stage, 'Edit feedback questions', 'Edit Feedback Questions')
      const card = stage.page.getByRole('group', { name: `Question ${at + 1}` })
      await card.evaluate(element => element.scrollIntoView({ block: 'center' }))
    },
  })),
  {
    name: 'feedback questions with problems',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await open(stage, 'Edit feedback questions', 'Edit Feedback Questions')
      await stage.page.getByLabel('Lowest', { exact: true }).fill('5')
      await stage.page.getByLabel('Option 2', { exact: true }).fill('Courses')
      await stage.page.getByRole('button', { name: 'Save', exact: true }).click()
      await stage.page.getByText('Two options are the same.').waitFor()
    },
  },
  {
    name: 'feedback questions none',
    isAlone: true,
    show: async stage => {
      await asked(stage, false, [])
      await open(stage, 'Edit feedback questions', 'Edit Feedback Questions')
      await stage.page.getByText('There are no questions yet.').waitFor()
    },
  },
  {
    name: 'feedback answers',
    isMain: true,
    isAlone: true,
    isEscaped: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await answered(
        stage,
        Array.from({ length: 14 }, (_, at) => response(at)),
      )
      await open(stage, 'See answers', 'Feedback')
      await stage.page.getByRole('region', { name: 'How clear are the prices?' }).waitFor()
    },
  },
  {
    name: 'feedback answers one by one',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await answered(
        stage,
        Array.from({ length: 14 }, (_, at) => response(at)),
      )
      await open(stage, 'See answers', 'Feedback')
      await stage.page.getByRole('radio', { name: 'One by one' }).click()
      await stage.page.getByRole('table').waitFor()
    },
  },
  {
    name: 'feedback answer, delete asked',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await answered(stage, [1, 2, 3].map(response))
      await open(stage, 'See answers', 'Feedback')
      await stage.page.getByRole('radio', { name: 'One by one' }).click()
      await stage.press('Delete this answer')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'feedback answers none',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await answered(stage, [])
      await open(stage, 'See answers', 'Feedback')
      await stage.page.getByText('Nobody has answered yet').waitFor()
    },
  },
  {
    name: 'feedback answers failed',
    isAlone: true,
    show: async stage => {
      await asked(stage, true, QUESTIONS)
      await stage.page.route('**/api/feedbackResponses/*', route =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Not now.' } } }),
      )
      await open(stage, 'See answers', 'Feedback')
      await stage.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 })
    },
  },
]
