// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'

let thread: Awaited<ReturnType<typeof showThread>>
afterEach(async () => {
  await thread.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S4] a plan counts its seconds while it goes on, and keeps them when it is done', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  vi.useFakeTimers({ now: 5_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const server = new Y.Doc()
  const plan: ChatPart = {
    ...{ type: 'toolCall', toolAction: 'plan', toolParam: '', startTime: 1_000, endTime: null },
    ...{ linesAdded: 0, linesRemoved: 0, diff: null, additionalContext: '', imageUrls: [] },
  }
  const item = makeItem({
    ...{ id: newId(), userId: 'assistant', role: 'assistant', requestId: newId(), timeCreated: 0 },
    ...{ actor: { kind: 'agent', id: 'assistant' }, metadata: { traceId: null }, content: [plan] },
  })
  chatOf(server).push([item])
  thread = await showThread(server, newId(), true)
  const text = () => document.body.textContent ?? ''
  expect(text()).toContain('Planning4 s')
  await act(async () => vi.advanceTimersByTime(2_000))
  expect(text()).toContain('Planning6 s')
  await act(async () => contentOf(item)[0]?.set('endTime', 9_000))
  expect(text()).toContain('Planned8 s')
})
