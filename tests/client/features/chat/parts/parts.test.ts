// @vitest-environment happy-dom
import { act } from 'react'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { toasterIsThere } from '#client/ui/toast.ts'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import { type ChatPart, errorKind } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

let thread: Awaited<ReturnType<typeof showThread>> | null = null
afterEach(async () => {
  vi.useRealTimers()
  await thread?.unmount()
  vi.unstubAllGlobals()
})

/** A thread of one answer with this part in it, and what it asks the server for. */
async function shown(
  part: ChatPart,
  { more = [], question = [] }: { more?: ChatPart[]; question?: ChatPart[] } = {},
): Promise<{ map: Y.Map<unknown>; asked: string[] }> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return Promise.reject(new Error('no network'))
  })
  const server = new Y.Doc()
  const common = { requestId: newId(), timeCreated: 0, metadata: { traceId: null } }
  const item = makeItem({
    ...{ ...common, id: newId(), userId: 'assistant', role: 'assistant' },
    actor: { kind: 'agent', id: 'assistant' },
    content: [part, ...more],
  })
  const asking = makeItem({
    ...{ ...common, id: newId(), userId: 'ada', role: 'user', content: question },
    actor: { kind: 'user', id: 'ada' },
  })
  chatOf(server).push(question.length > 0 ? [asking, item] : [item])
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

const wrote: ChatPart = {
  ...{ type: 'toolCall', toolAction: 'write', toolParam: 'App.tsx', startTime: 0, endTime: 1 },
  ...{ linesAdded: 12, linesRemoved: 3, diff: null, additionalContext: '', imageUrls: [] },
}
const stopped: ChatPart = { type: 'error', message: 'This generation was stopped.', hasRetry: false }
const words = () => document.body.textContent ?? ''
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim())

test('what a run without a version has changed is said not to be kept', async () => {
  await shown(wrote, { more: [stopped] })
  expect(words()).toContain('not kept')
  expect(words()).not.toContain('+12')
})

test('a refused step says so, one of a version tells its lines', async () => {
  const card: ChatPart = {
    ...{ type: 'artifact', artifactId: newId(), artifactName: 'A page', version: { major: 1, minor: 0 } },
    ...{ wasStopped: false, isArtifactInitializing: false },
  }
  const refused: ChatPart = { ...wrote, toolParam: 'foot.tsx', additionalContext: 'It was not found.' }
  await shown(wrote, { more: [refused, card] })
  expect(words()).toContain('+12')
  expect(words().match(/refused/g)).toHaveLength(1)
})

test('a part is a stop by its kind, and one of before there were kinds by its sentence', () => {
  const part = { type: 'error' as const, message: 'Anything.', hasRetry: false }
  expect(errorKind({ ...part, kind: 'stopped' })).toBe('stopped')
  expect(errorKind({ ...part, kind: 'failed', message: MESSAGES.generationStopped })).toBe('failed')
  expect(errorKind({ ...part, message: MESSAGES.generationStopped })).toBe('stopped')
  expect(errorKind(part)).toBe('failed')
})

test('what stopped a run stands beside it; a prompt with a selection is not sent again without it', async () => {
  const question: ChatPart[] = [{ type: 'text', message: 'A page' }]
  await shown({ ...stopped, cause: 'Because of the wind.' }, { question })
  expect(words()).toContain('Because of the wind.')
  expect(buttons()).toContain('Send again')
  await thread?.unmount()
  const selected: ChatPart = { type: 'referenceV2', name: 'h1', color: '#000000', url: '' }
  await shown(stopped, { question: [selected, ...question] })
  expect(buttons()).not.toContain('Send again')
})

test('[S4] a failure with no free retry left can be sent again, with its images', async () => {
  const question: ChatPart[] = [
    { type: 'text', message: 'A page like this' },
    { type: 'image', name: 'a.png', url: '/api/upload/a/b' },
  ]
  await shown({ type: 'error', message: 'Oops.', hasRetry: false }, { question })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body ?? '{}')))
    return new Response('{}')
  })
  const again = [...document.querySelectorAll('button')].find(each => each.textContent === ' Send again')
  await act(async () => again?.click())
  await until(() => sent.length > 0, 'it is sent')
  expect(sent[0]).toMatchObject({
    updatePrompt: 'A page like this',
    hostedFileData: [{ name: 'a.png', url: '/api/upload/a/b' }],
  })
})

test('[S8] what keeping a stopped answer costs is said before the click; one that a fault cut off names no price', async () => {
  const finished = { type: 'finishedFiles' as const, count: 2, begun: 3, files: ['a.tsx'], isKept: false }
  await shown({ ...finished, cost: 4 })
  expect(document.body.textContent).toContain('Costs 4 creditsKeep 2 of 3 files')
  await thread?.unmount()
  await shown(finished)
  expect(document.body.textContent).not.toContain('credit')
})

test('what a design was imported from: how much came along, and what did not by its reason', async () => {
  const reason = 'Sass is not compiled here.'
  await shown({
    type: 'imported',
    from: 'shop.zip',
    files: 2,
    leftOut: [{ reason, paths: ['a.scss', 'b.scss'], more: 3 }],
  })
  const text = document.querySelector('section[aria-label="Imported"]')?.textContent ?? ''
  expect(text).toContain('2 files came along.')
  expect(text).toContain('5 left out')
  for (const said of [reason, 'a.scss', 'b.scss', 'and 3 more']) expect(text).toContain(said)
})
