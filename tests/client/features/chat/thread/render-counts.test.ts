// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { contentOf, makeItem } from '#room-schema/chat.ts'
import { chatOf, draftOf, writeRun } from '#room-schema/editor-room.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { RenderCounts } from '#tests/support/render-counts.ts'

const counts = RenderCounts.install()
const requestId = newId()
let server: Y.Doc
let thread: Awaited<ReturnType<typeof showThread>>

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
  thread = await showThread(server, newId())
  counts.take()
})
afterEach(async () => {
  await thread.unmount()
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
