// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { QueueList } from '#client/features/chat/queue/queue-list.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { type ShownPrompt, writeQueue } from '#room-schema/queue.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

let thread: Awaited<ReturnType<typeof showThread>>
let server: Y.Doc
let patternId: string
let calls: [call: string, body: unknown][]
/** What the server says to a change. */
let status: number

const prompt = (text: string): ShownPrompt => ({
  ...{ requestId: newId(), text, mode: 'best', createdAt: 1 },
  actor: { kind: 'user', id: 'ada' },
})
const [A, B, C] = [prompt('Make it blue'), prompt('Add a map'), prompt('x'.repeat(500))]

beforeEach(() => {
  server = new Y.Doc()
  patternId = newId()
  calls = []
  status = 200
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input)
    if (!address.includes('queue')) throw new Error('no network')
    if (init?.method !== 'GET')
      calls.push([`${init?.method} ${address.split('/queue')[1]}`, JSON.parse(String(init?.body))])
    if (status === 409)
      return Response.json({ error: { code: 'conflict', message: 'It has begun.' } }, { status })
    return Response.json(init?.method === 'GET' ? { updatePrompt: `${C.text} and the rest` } : { ok: true })
  })
})
afterEach(async () => {
  await thread.unmount()
  vi.unstubAllGlobals()
})

async function shown(canWrite = true): Promise<void> {
  writeQueue(server, [A, B, C])
  thread = await showThread(server, patternId, canWrite, QueueList)
}
const rows = () => [...document.querySelectorAll('ol[aria-label="Queued prompts"] > li')]
const button = (row: number, name: string) =>
  [...(rows()[row]?.querySelectorAll('button') ?? [])].find(
    each => each.ariaLabel === name || each.getAttribute('aria-label') === name || each.textContent === name,
  )
const press = (row: number, name: string) => act(async () => button(row, name)?.click())
const editor = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Queued prompt"]')
const type = (text: string) =>
  act(async () => {
    const box = editor()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('by buttons and by keys a prompt goes up and down, and nowhere from its end', async () => {
  await shown()
  await press(1, 'Move up')
  await press(0, 'Move up')
  await press(0, 'Move down')
  await press(1, 'Move down')
  await act(async () => {
    const keys = { key: 'ArrowUp', altKey: true, bubbles: true }
    button(2, 'Edit')?.dispatchEvent(new KeyboardEvent('keydown', keys))
  })
  expect(calls.map(([, body]) => body)).toEqual([
    { id: patternId, requestId: B.requestId, before: A.requestId },
    { id: patternId, requestId: A.requestId, before: C.requestId },
    { id: patternId, requestId: B.requestId, before: null },
    { id: patternId, requestId: C.requestId, before: B.requestId },
  ])
})

test('the whole text is asked for where the room shows its beginning, and only a change is sent', async () => {
  await shown()
  await press(2, 'Edit')
  await until(() => editor() !== null, 'it is there')
  expect(editor()?.value).toBe(`${C.text} and the rest`)
  await press(2, 'Save')
  await until(() => editor() === null, 'it is closed')
  expect(calls).toEqual([])
  await press(0, 'Edit')
  await type('Make it green')
  await press(0, 'Save')
  await until(() => calls.length > 0, 'it is sent')
  const body = { id: patternId, requestId: A.requestId, updatePrompt: 'Make it green' }
  expect(calls).toEqual([['PATCH ', body]])
})

test.each(['leaves while it is rewritten', 'has begun when it is saved'])(
  'what was typed over one that %s is kept',
  async how => {
    await shown()
    await press(1, 'Edit')
    await type('Add two maps')
    if (how.startsWith('leaves')) await act(async () => writeQueue(server, [A, C]))
    else {
      status = 409
      await press(1, 'Save')
    }
    await until(() => promptDraftOf(patternId).read() === 'Add two maps', 'it is in the message box')
    expect(editor()).toBeNull()
  },
)

test('what was not changed goes with the prompt', async () => {
  await shown()
  await press(1, 'Edit')
  await act(async () => writeQueue(server, []))
  expect(rows()).toEqual([])
  expect(promptDraftOf(patternId).read()).toBe('')
})

test('who may only read sees what waits, and no button', async () => {
  await shown(false)
  expect(rows()).toHaveLength(3)
  expect(rows().flatMap(row => [...row.querySelectorAll('button')])).toEqual([])
})
