// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { ChatBanner } from '#client/features/chat/status/chat-banner.tsx'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf, writeRun } from '#room-schema/editor-room.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'

let thread: Awaited<ReturnType<typeof showThread>>
const sent: [path: string, body: unknown][] = []
afterEach(async () => {
  await thread.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sent.length = 0
})

const CREDITS = { oneTimeCredits: 0, periodCountUsed: 7, limit: 10, balance: 30, orgBalance: 0 }
const AT_ONCE = { timeCreated: 0, metadata: { traceId: null } }
const banner = (name: string) => document.querySelector(`[role="status"][aria-label="${name}"]`)

async function show(
  server: Y.Doc,
  left: Partial<typeof CREDITS>,
  outageSince: number | null,
): Promise<string> {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push([path, init?.body ? JSON.parse(String(init.body)) : null])
    if (path === '/api/credits') return Response.json({ ...CREDITS, ...left })
    return path === '/api/service' ? Response.json({ outageSince }) : Response.json({})
  })
  const patternId = newId()
  thread = await showThread(server, patternId, true, ChatBanner)
  return patternId
}
const settled = (isSo: () => boolean) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(isSo()).toBe(true)
  })

test('[S4] a run that says nothing is stuck, which goes before few credits, and is retried for free', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const [server, requestId] = [new Y.Doc(), newId()]
  const actor = { kind: 'user' as const, id: 'ada' }
  writeRun(server, requestId, {
    state: 'running',
    actor,
    scope: null,
    startedAt: Date.now(),
    stage: 'Thinking',
  })
  const assistantItemId = newId()
  const answer = { id: assistantItemId, userId: 'assistant', role: 'assistant' as const, requestId }
  chatOf(server).push([
    makeItem({ ...answer, actor: { kind: 'agent', id: 'assistant' }, content: [], ...AT_ONCE }),
  ])
  const editorRoomId = await show(server, { balance: 2 }, null)
  await settled(() => banner('Credits')?.textContent?.includes('2 credits left') === true)
  await act(async () => vi.advanceTimersByTime(STUCK_AFTER_S * 1_000 + 1_000))
  expect(banner('Credits')).toBeNull()
  const retry = banner('Service')?.querySelector('button')
  expect(retry?.textContent?.trim()).toBe('Stuck? Retry for Free')
  await act(async () => retry?.click())
  const asked = sent.find(([path]) => path === '/api/editor/retry')?.[1]
  expect(asked).toEqual({ requestId, editorRoomId, assistantItemId })
})

test.each([
  [{ balance: 1, orgBalance: 1, oneTimeCredits: 1 }, '3 credits left'],
  [{ balance: 1 }, '1 credit left'],
  [{ balance: 0 }, 'You are out of credits.'],
])('[S4] what is left, %o, is said: %s', async (left, sentence) => {
  await show(new Y.Doc(), left, null)
  await settled(() => banner('Credits')?.textContent?.includes(sentence) === true)
})

test('[S4] an outage goes before all of it', async () => {
  await show(new Y.Doc(), { balance: 0 }, 1_000)
  await settled(() => banner('Service') !== null)
  expect(banner('Credits')).toBeNull()
  expect(banner('Service')?.textContent).toContain('Our upstream provider is currently experiencing issues.')
})
