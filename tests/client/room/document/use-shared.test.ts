import { describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { isSameJson, isSameList, sharedStore } from '#client/room/document/use-shared.ts'
import { contentOf, makeItem, readPart } from '#room-schema/chat.ts'
import { chatOf } from '#room-schema/editor-room.ts'
import type { ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'

const item = (): ChatItem => ({
  id: newId(),
  userId: 'assistant',
  actor: { kind: 'agent', id: 'assistant' },
  requestId: newId(),
  role: 'assistant',
  content: [
    { type: 'text', message: 'I will' },
    { type: 'text', message: 'Done.' },
  ],
  timeCreated: 0,
  metadata: { traceId: null },
})

/** A room as a second client sees it: everything arrives as updates. */
function room() {
  const server = new Y.Doc()
  const doc = new Y.Doc()
  server.on('update', update => Y.applyUpdate(doc, update))
  chatOf(server).push([makeItem(item())])
  const parts = (of: Y.Doc) => contentOf(chatOf(of).get(0))
  return { server, doc, parts }
}

describe('a streamed token', () => {
  test('is told to the part it belongs to and to nothing else', () => {
    const { server, doc, parts } = room()
    const [grown, still] = parts(doc).map(part => sharedStore(part, readPart, 'deep', isSameJson))
    const thread = sharedStore(chatOf(doc), chat => chat.toArray(), 'shallow', isSameList)
    const heard = { grown: vi.fn(), still: vi.fn(), thread: vi.fn() }
    grown?.subscribe(heard.grown)
    still?.subscribe(heard.still)
    thread.subscribe(heard.thread)
    const message = parts(server)[0]?.get('message')
    if (message instanceof Y.Text) message.insert(6, ' write a hero')
    expect(grown?.value()).toMatchObject({ message: 'I will write a hero' })
    expect([heard.grown, heard.still, heard.thread].map(fn => fn.mock.calls.length)).toEqual([1, 0, 0])
  })
})

describe('a value read from a shared type', () => {
  test('is the same one until it differs', () => {
    const { doc, parts } = room()
    const [part] = parts(doc)
    if (!part) throw new Error('no part')
    const store = sharedStore(part, readPart, 'deep', isSameJson)
    const stop = store.subscribe(() => undefined)
    const before = store.value()
    part.set('type', 'text')
    expect(store.value()).toBe(before)
    stop()
  })

  test('is read again by whoever subscribes late', () => {
    const { server, doc } = room()
    const store = sharedStore(chatOf(doc), chat => chat.length, 'shallow', Object.is)
    expect(store.value()).toBe(1)
    chatOf(server).push([makeItem(item())])
    store.subscribe(() => undefined)
    expect(store.value()).toBe(2)
  })
})
