// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { QuestionsDialog } from '#client/features/feedback/questions-dialog.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const SAVE = 'PATCH /editor-metadata/feedback/{id}'
let shown: ReturnType<typeof showInRoom>

beforeEach(() => {
  const nothing = () => undefined
  shown = showInRoom(id => createElement(QuestionsDialog, { id, onAnswers: nothing, onClose: nothing }), {
    'GET /editor-metadata/{id}': () => ({
      ...{ slug: 'a', hasPassword: false, feedbackQuestionData: { isEnabled: false, questions: [] } },
    }),
    [SAVE]: () => ({ ok: true }),
  })
})
afterEach(() => shown.unmount())

test('[S2] Edit Feedback Questions: a question is added, turned on and saved', async () => {
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
