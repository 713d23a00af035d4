// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { contentOf, makeItem, makePart } from '#room-schema/chat.ts'
import { chatOf, writeRun } from '#room-schema/editor-room.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'

const requestId = newId()
const STARTED = 1_000_000
const run = (stage: string) => ({
  ...{ state: 'running' as const, actor: { kind: 'user' as const, id: 'ada' }, scope: null },
  ...{ startedAt: STARTED, stage },
})
let server: Y.Doc
let thread: Awaited<ReturnType<typeof showThread>>

beforeEach(() => {
  vi.useFakeTimers({ now: STARTED + 8_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  server = new Y.Doc()
  writeRun(server, requestId, run('Thinking'))
})
afterEach(async () => {
  await thread.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const THINKING: ChatPart = {
  ...{ type: 'thinking', message: '', isPlaceholder: true, thoughts: '' },
  ...{ startTime: STARTED, endTime: null },
}
const step = (toolParam: string, endTime: number | null): ChatPart => ({
  ...{ type: 'toolCall', toolAction: 'write', toolParam, startTime: STARTED, endTime },
  ...{ linesAdded: 0, linesRemoved: 0, diff: null, additionalContext: '', imageUrls: [] },
})

async function show(content: ChatPart[]): Promise<Y.Map<unknown>> {
  const common = { requestId, timeCreated: 0, metadata: { traceId: null } }
  const item = makeItem({
    ...{ ...common, id: newId(), userId: 'assistant', role: 'assistant', content },
    actor: { kind: 'agent', id: 'assistant' },
  })
  chatOf(server).push([item])
  thread = await showThread(server, newId(), true)
  return item
}
const text = () => document.body.textContent ?? ''
const times = () => [...document.querySelectorAll('[data-elapsed]')].map(element => element.textContent)

test('[30] while it thinks its thoughts are the one line that says so, and for how long', async () => {
  await show([THINKING])
  expect(text().split('Thinking...')).toHaveLength(2)
  expect(times()).toEqual(['8 s'])
})

test('[30] afterwards the last line of the answer says what no step does', async () => {
  const item = await show([{ ...THINKING, endTime: STARTED + 5_000 }, step('App.tsx', null)])
  expect(text()).toContain('Writing')
  expect(text()).toContain('Generating...')
  expect(times()).toEqual(['8 s'])
  await act(async () => {
    contentOf(item)
      .at(-1)
      ?.set('endTime', STARTED + 6_000)
    writeRun(server, requestId, run('Writing App.tsx'))
  })
  expect(text()).toContain('Thinking...')
  expect(text()).not.toContain('Writing')
  await act(async () =>
    (item.get('content') as Y.Array<unknown>).push([makePart({ type: 'text', message: 'It is' })]),
  )
  expect(text()).toContain('Answering')
  expect(times()).toEqual(['8 s'])
  await act(async () => writeRun(server, requestId, null))
  expect(times()).toEqual([])
})
