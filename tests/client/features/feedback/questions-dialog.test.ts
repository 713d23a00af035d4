// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuestionsDialog } from '#client/features/feedback/questions-dialog.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says, type } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const SAVE = 'PATCH /editor-metadata/feedback/{id}'
let shown: ReturnType<typeof showInRoom>

let questions: object[]
const field = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)

const open = (...asked: object[]) => {
  questions = asked
  const nothing = () => undefined
  shown = showInRoom(id => createElement(QuestionsDialog, { id, onAnswers: nothing, onClose: nothing }), {
    'GET /editor-metadata/{id}': () => ({
      ...{ slug: 'a', hasPassword: false, feedbackQuestionData: { isEnabled: false, questions } },
    }),
    [SAVE]: () => ({ ok: true }),
  })
}
afterEach(() => shown.unmount())

test('[S2] Edit Feedback Questions: a question is added, turned on and saved', async () => {
  open()
  const title = () => document.querySelector('[role="dialog"] h2')?.textContent
  await until(() => title() === 'Edit Feedback Questions', 'the dialog')
  await press('Add question')
  await says('Question 1')
  const isOn = await until(() => document.querySelector<HTMLElement>('[role="switch"]'), 'the switch')
  if (isOn.getAttribute('aria-checked') === 'false') isOn.click()
  await press('Save')
  const sent = await until(() => shown.asked.find(([call]) => call === SAVE)?.[1], 'it is saved')
  expect(sent).toMatchObject({
    feedbackQuestionData: { isEnabled: true, questions: [{ type: 'text', question: 'Untitled 1' }] },
  })
})

test('[S5] what is wrong with an option is said at that option', async () => {
  const options = ['Courses', 'Boats', 'Piers']
  open({ id: 'q'.repeat(20), type: 'multipleChoice', question: 'What for?', options, allowMultiple: false })
  await until(() => field('Option 3'), 'the options')
  type('Option 3', 'Courses')
  await until(() => field('Option 3')?.value === 'Courses', 'it is there twice')
  await press('Save')
  await says('Two options are the same.')
  const wrong = [...document.querySelectorAll('[aria-invalid]')].map(each => each.id)
  expect(wrong).toEqual([field('Option 3')?.id])
  type('Option 2', ' ')
  await says('An option cannot be empty.')
  await until(() => field('Option 2')?.hasAttribute('aria-invalid'), 'it is shown')
  expect(field('Option 3')?.getAttribute('aria-invalid')).toBeNull()
  expect(shown.asked.filter(([call]) => call === SAVE)).toEqual([])
})
