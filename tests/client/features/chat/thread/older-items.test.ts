// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeItem } from '#room-schema/chat.ts'
import { chatOf, writeMeta } from '#room-schema/editor-room.ts'
import { CHAT_PAGE_ITEMS, type ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

const OLDER = 2 * CHAT_PAGE_ITEMS
const patternId = newId()
let server: Y.Doc
let asked: string[]
let isReachable: boolean
let thread: Awaited<ReturnType<typeof showThread>>

const item = (place: number): ChatItem => ({
  id: newId(),
  userId: 'user',
  actor: { kind: 'user', id: 'user' },
  requestId: newId(),
  role: 'user',
  content: [{ type: 'text', message: `item ${place}.` }],
  timeCreated: place,
  metadata: { traceId: null },
})
const past = Array.from({ length: OLDER + CHAT_PAGE_ITEMS }, (_, place) => item(place))

/** A room whose oldest items are pages by now, behind the calls of a server. */
beforeEach(async () => {
  asked = []
  isReachable = true
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/chat?')) return new Response('{}', { status: 503 })
    asked.push(address)
    const before = Number(new URL(address, 'http://localhost').searchParams.get('before'))
    const start = Math.floor((before - 1) / CHAT_PAGE_ITEMS) * CHAT_PAGE_ITEMS
    const page = { items: past.slice(start, start + CHAT_PAGE_ITEMS), start }
    return isReachable ? Response.json(page) : new Response('{}', { status: 503 })
  })
  server = new Y.Doc()
  writeMeta(server, { olderChatItems: OLDER })
  chatOf(server).push(past.slice(OLDER).map(makeItem))
  thread = await showThread(server, patternId)
})
afterEach(async () => {
  await thread.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const shown = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent)
const isShown = (place: number) => shown().some(text => text.includes(`item ${place}.`))
const button = () => document.querySelector('button')
const click = () => act(async () => button()?.click())
const settled = (look: () => unknown, what: string) => until(() => act(async () => look()), what)

test('a thread begins with its newest items and asks for nothing', () => {
  expect(shown()).toHaveLength(60)
  expect(button()?.textContent).toBe('Show 120 earlier messages')
  expect(asked).toEqual([])
})

test('what has left the document comes page by page, to the very first item, each once', async () => {
  while (button()?.textContent.startsWith('Show')) {
    const before = shown().length
    await click()
    await settled(() => shown().length > before, 'more is shown')
  }
  expect(shown()).toHaveLength(past.length)
  expect([0, OLDER - 1, OLDER, past.length - 1].map(isShown)).not.toContain(false)
  expect(asked).toHaveLength(2)
})

test('items that leave the document while they are looked at stay in view', async () => {
  await click()
  await settled(() => isShown(OLDER - 1), 'a page is shown')
  await act(async () =>
    server.transact(() => {
      chatOf(server).delete(0, CHAT_PAGE_ITEMS)
      writeMeta(server, { olderChatItems: OLDER + CHAT_PAGE_ITEMS })
      chatOf(server).push([makeItem(item(past.length))])
    }),
  )
  await settled(() => isShown(OLDER) && isShown(OLDER - 1), 'both are shown')
})

test('a failure is said, and tried again', async () => {
  isReachable = false
  await click()
  await settled(() => button()?.textContent.includes('Try again'), 'it is said')
  isReachable = true
  await click()
  await settled(() => isShown(OLDER - 1), 'it is shown')
})
