// @vitest-environment happy-dom
import { act } from 'react'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { toasterIsThere } from '#client/ui/toast.ts'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/shown-thread.ts'
import { until } from '#tests/support/until.ts'

let thread: Awaited<ReturnType<typeof showThread>> | null = null
afterEach(async () => {
  vi.useRealTimers()
  await thread?.unmount()
  vi.unstubAllGlobals()
})

/** A thread of one answer with this part in it, and what it asks the server for. */
async function shown(part: ChatPart): Promise<{ map: Y.Map<unknown>; asked: string[] }> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return Promise.reject(new Error('no network'))
  })
  const server = new Y.Doc()
  const item = makeItem({
    id: newId(),
    userId: 'assistant',
    actor: { kind: 'agent', id: 'assistant' },
    requestId: newId(),
    role: 'assistant',
    content: [part],
    timeCreated: 0,
    metadata: { traceId: null },
  })
  chatOf(server).push([item])
  const [map] = contentOf(item)
  if (!map) throw new Error('the item has no part')
  thread = await showThread(server, newId(), true)
  return { map, asked }
}

test('[S8] a part of a type that this build does not know says that something went wrong', async () => {
  const { map } = await shown({ type: 'text', message: 'Hello' })
  expect(document.body.textContent).toContain('Hello')
  const content = map.parent as Y.Array<Y.Map<unknown>>
  await act(async () => content.push([new Y.Map<unknown>([['type', 'hologram']])]))
  expect(document.body.textContent).toContain('Oops, something went wrong.')
  expect(document.body.textContent).toContain('Hello')
})

test('[S9] the preview of a version is asked for again 5 s after it has been made', async () => {
  const artifactId = newId()
  const { map, asked } = await shown({
    type: 'artifact',
    artifactId,
    artifactName: 'A page',
    version: { major: 1, minor: 0 },
    wasStopped: false,
    isArtifactInitializing: true,
  })
  const previews = () => asked.filter(address => address.includes(`/artifact/${artifactId}/preview`)).length
  expect(document.body.textContent).toContain('Generating...')
  expect(previews()).toBe(0)
  vi.useFakeTimers()
  await act(async () => map.set('isArtifactInitializing', false))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(previews()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(previews()).toBe(2)
})

test('[S8] a retry that cannot be asked for says so', async () => {
  toasterIsThere()
  await shown({ type: 'error', message: 'The model could not be reached.', hasRetry: true })
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === ' Retry')
  await act(async () => retry?.click())
  const told = () => toast.getHistory().map(notice => ('title' in notice ? notice.title : null))
  await until(() => told().includes('Something went wrong retrying.'), 'it is told')
})
