// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { FIRST_STATE } from '#client/room/connect-room.ts'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf, draftOf, writeRun } from '#room-schema/editor-room.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { RenderCounts } from '#tests/support/render-counts.ts'

const counts = RenderCounts.install()
const requestId = newId()
let server: Y.Doc
let root: Root

const item = (role: ChatItem['role'], content: ChatPart[]): ChatItem => ({
  id: newId(),
  userId: role,
  actor: { kind: role === 'user' ? 'user' : 'agent', id: role },
  requestId,
  role,
  content,
  timeCreated: 0,
  metadata: { traceId: null },
})

/** The thread of a run under way, shown to somebody who gets everything as updates. */
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  server = new Y.Doc()
  writeRun(server, requestId, {
    state: 'running',
    actor: { kind: 'user', id: 'ada' },
    scope: null,
    startedAt: 0,
    stage: 'Writing',
  })
  const words = (message: string): ChatPart => ({ type: 'text', message })
  chatOf(server).push([
    makeItem(item('user', [words('A page')])),
    makeItem(item('assistant', [words('I will'), words('and then')])),
  ])
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(server))
  server.on('update', update => Y.applyUpdate(doc, update))

  const { createRoot } = await import('react-dom/client')
  const { ChatLog } = await import('#client/features/chat/chat-log.tsx')
  const { HintProvider } = await import('#client/ui/hint.tsx')
  const { JoinedRoom } = await import('#client/room/room-provider.tsx')
  const state = { ...FIRST_STATE, link: 'live' as const, isSynced: true, hasContent: true }
  const connection = {
    doc,
    awareness: new Awareness(doc),
    state: () => state,
    subscribe: () => () => undefined,
    reconnect: () => undefined,
    destroy: () => undefined,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const room = { id: newId(), connection }
  const thread = createElement(JoinedRoom, { room }, createElement(ChatLog))
  const app = createElement(
    QueryClientProvider,
    { client: queries },
    createElement(HintProvider, null, thread),
  )
  await act(async () => root.render(app))
  await act(() => import('#client/features/chat/markdown.tsx'))
  counts.take()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('ten streamed tokens render the part they belong to, and nothing else', async () => {
  const [first] = contentOf(chatOf(server).get(1))
  const message = first?.get('message') as Y.Text
  for (let token = 0; token < 10; token++) {
    await act(async () => message.insert(message.length, ` token${token}`))
  }
  expect(document.body.textContent).toContain('token9')
  const rendered = counts.take()
  expect(rendered).toMatchObject({ PartView: 10, TextPart: 10 })
  expect(Object.keys(rendered).sort()).toEqual(['Markdown', 'PartView', 'TextPart'])
})

test('a file that is written meanwhile renders nothing of the thread', async () => {
  await act(async () => draftOf(server).set('App.tsx', new Y.Text('export')))
  await act(async () => (draftOf(server).get('App.tsx') as Y.Text).insert(6, ' default'))
  expect(counts.take()).toEqual({})
})

test('another part renders its item once, and none of the parts that are there', async () => {
  const content = chatOf(server).get(1).get('content') as Y.Array<Y.Map<unknown>>
  const part = new Y.Map<unknown>([
    ['type', 'text'],
    ['message', new Y.Text('Done.')],
  ])
  await act(async () => content.push([part]))
  expect(counts.take()).toMatchObject({ ChatItem: 1, PartView: 1 })
})
