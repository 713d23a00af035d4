// @vitest-environment happy-dom
import { getDefaultStore } from 'jotai'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useSend } from '#client/features/chat/composer/use-send.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const SERVER = { plans: true, models: { best: 'a-model', agent: 'a-model' }, choices: [] }
const SEND = 'POST /spaces/node/chat/{id}'
const LEFT = { oneTimeCredits: 0, periodCountUsed: 7, limit: 10, balance: 3, orgBalance: 0 }
const store = getDefaultStore()

let shown: ReturnType<typeof showInRoom>
beforeEach(() => store.set(openDialogAtom, null))
afterEach(() => {
  shown.unmount()
  store.set(openDialogAtom, null)
})

function open(text: string, balance: number, answer: () => unknown = () => LEFT): void {
  const Send = () => {
    const send = useSend()
    return createElement('button', { type: 'button', onClick: () => send(text) }, 'Send')
  }
  const answers = { 'GET /credits': () => ({ ...LEFT, balance }), [SEND]: answer }
  shown = showInRoom(() => createElement(Send), answers, { server: SERVER })
  promptDraftOf(shown.patternId).write(text)
}
const asked = () => shown.asked.map(([call]) => call)
const dialog = () => store.get(openDialogAtom)

describe('[S5] the allowance is asked before a send', () => {
  test('with too little left the subscription dialog opens, nothing is sent, and the words stay', async () => {
    open('/Inspiration for a page', 3)
    await press('Send')
    await until(() => dialog(), 'the dialog')
    expect(dialog()).toEqual({ kind: 'upgrade', about: 'credits' })
    expect(asked()).toEqual(['GET /credits'])
    expect(promptDraftOf(shown.patternId).read()).toBe('/Inspiration for a page')
  })

  test('with enough it is sent, and only then', async () => {
    open('A page', 1)
    await press('Send')
    await until(() => asked().includes(SEND), 'it is sent')
    expect(asked()).toEqual(['GET /credits', SEND])
    const [, body] = shown.asked[1] ?? []
    expect(body).toMatchObject({ updatePrompt: 'A page', mode: 'best', hostedFileData: [] })
  })
})

describe('[S5] a prompt', () => {
  test('of blanks is ignored', async () => {
    open('  \n ', 3)
    await press('Send')
    expect([asked(), dialog()]).toEqual([[], null])
  })

  test('of more than 50,000 characters is an alert', async () => {
    open('x'.repeat(50_001), 3)
    await press('Send')
    expect([asked(), shown.dialog()]).toEqual([[], { kind: 'promptTooLong', characters: 50_001 }])
  })
})

test('[S8] out of credits after all: the same dialog, and the words are back', async () => {
  const error = { code: 'out_of_credits', message: 'No.' }
  open('A page', 3, () => Response.json({ error }, { status: 402 }))
  await press('Send')
  await until(() => dialog(), 'the dialog')
  expect(dialog()).toEqual({ kind: 'upgrade', about: 'credits' })
  expect(promptDraftOf(shown.patternId).read()).toBe('A page')
})
