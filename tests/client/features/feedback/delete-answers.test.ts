// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnswersDialog } from '#client/features/feedback/answers-dialog.tsx'
import { type FeedbackResponse, RESPONSES_MAX } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'
import { button, failing, press, says, saysNot, showSync } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const response = (text: string): FeedbackResponse => ({
  ...{ id: newId(), artifactId: null, page: '/', viewport: null, anchor: null, createdAt: Date.now() },
  answers: [{ questionId: 'q', question: 'What?', type: 'text', text, options: null, rating: null }],
})

let shown: Awaited<ReturnType<typeof showSync>>
let responses: FeedbackResponse[]
let total: number | null
let isRefused: boolean
let removed: Record<string, unknown>[]

beforeEach(() => {
  responses = [response('Prices'), response('Words')]
  total = null
  isRefused = false
  removed = []
})
afterEach(() => shown.unmount())

/** The same address is asked for the answers and told to delete them; only that one has a body. */
function answers(body: { responseIds?: string[] }, method: string | undefined) {
  if (method !== 'DELETE') return { responses, total: total ?? responses.length }
  removed.push(body)
  if (isRefused) return failing('internal', 'The server has failed.')
  responses = responses.filter(({ id }) => body.responseIds && !body.responseIds.includes(id))
  return { ok: true }
}
const open = async () => {
  const id = newId()
  shown = await showSync({
    answers: {},
    dialog: onClose =>
      createElement(AnswersDialog, {
        ...{ id, onClose, onQuestions: () => undefined, onShow: () => undefined },
      }),
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    const given = path.includes('feedbackResponses')
      ? answers(body, init?.method)
      : { slug: 'a', hasPassword: false, feedbackQuestionData: { isEnabled: true, questions: [] } }
    return given instanceof Response ? given : Response.json(given)
  })
}

describe('[issue 30.4] an answer', () => {
  test('is deleted once that was confirmed', async () => {
    await open()
    await says('2 answers')
    await chooseTable()
    await press('Delete this answer')
    await says('gone for everybody, and for good')
    await press('Cancel')
    expect(removed).toEqual([])
    const last = responses.at(-1)?.id
    await press('Delete this answer')
    await press('Delete answer')
    await says('The answer is deleted.')
    await says('1 answer')
    await saysNot('Words')
    expect(removed).toEqual([{ responseIds: [last] }])
  })

  test('stays where that failed, and can be deleted again', async () => {
    isRefused = true
    await open()
    await chooseTable()
    await press('Delete this answer')
    await press('Delete answer')
    await says('The answer could not be deleted.')
    await says('Words')
    isRefused = false
    await press('Try again')
    await saysNot('Words')
  })

  test('goes with all others, and where none is left that is said', async () => {
    await open()
    await press('Delete all answers')
    await says('All 2 answers are gone')
    await press('Delete all answers')
    await says('All answers are deleted.')
    await says('Nobody has answered yet')
    expect(removed).toEqual([{}])
  })

  test('is refused where there are as many as a design keeps, and whoever reads them is told', async () => {
    await open()
    await saysNot('Further answers are refused')
    shown.unmount()
    total = RESPONSES_MAX
    await open()
    await says('Further answers are refused: 10,000 are as many as a design keeps.')
  })
})

async function chooseTable(): Promise<void> {
  const tab = await until(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>('[role=radio],[role=tab],input[type=radio],button,label'),
      ].find(one => one.textContent === 'One by one'),
    'One by one',
  )
  tab.click()
  await until(() => button('Delete this answer'), 'the table')
}
