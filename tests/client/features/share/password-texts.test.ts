// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PagePassword } from '#client/features/share/page-password.tsx'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, failing, press, says, type as typeInto } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const SET = 'POST /editor-metadata/{id}'
const READ = 'GET /editor-metadata/{id}'
const HOST = { server: { preview: { mode: 'host', port: null, domain: 'localhost:5173' } } }

let shown: ReturnType<typeof showInRoom>
let isBroken: boolean
afterEach(() => shown.unmount())

function open(hasPassword: boolean): void {
  isBroken = false
  const onMakePrivate = () => undefined
  const metadata = { slug: 'a', hasPassword, feedbackQuestionData: { isEnabled: false, questions: [] } }
  shown = showInRoom(
    id => createElement(PagePassword, { id, access: 'private', onMakePrivate }),
    {
      [READ]: () => metadata,
      [SET]: () => (isBroken ? failing('internal', 'The disk is full.') : { ok: true }),
    },
    HOST,
  )
}
const sent = () => shown.asked.filter(([call]) => call === SET).map(([, body]) => body)

test('[S5] an empty password is not saved; [S8] a set one says so', async () => {
  open(false)
  await until(() => button('Set password'), 'the field')
  expect(button('Set password')?.disabled).toBe(true)
  expect(button('Remove password')).toBeUndefined()
  typeInto('Password', 'sesame')
  await until(() => button('Set password')?.disabled === false, 'it can be saved')
  await press('Set password')
  await says('Password set successfully.')
  expect(sent()).toEqual([{ password: 'sesame' }])
})

test('[S5] the empty one removes it, and [S8] that is said', async () => {
  open(true)
  await press('Remove password')
  await says('Password removed successfully.')
  expect(sent()).toEqual([{ password: '' }])
})

test('[S8] what could not be changed says so', async () => {
  open(true)
  isBroken = true
  await press('Remove password')
  await says('Failed to edit password. Please try again.')
})
