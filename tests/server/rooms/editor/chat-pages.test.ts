import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { findItem, makeItem, readChat } from '#room-schema/chat.ts'
import { chatOf, readMeta, writeRun } from '#room-schema/editor-room.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { ChatPages, readChatPage } from '#server/rooms/editor/chat-pages.ts'
import { CHAT_ITEMS_MAX, CHAT_PAGE_ITEMS, type ChatItem } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

/** R2 as far as pages need it; `put` can fail, or let something happen meanwhile. */
class Bucket {
  readonly objects = new Map<string, string>()
  meanwhile: () => void = () => {}
  put = async (key: string, text: string) => {
    this.meanwhile()
    this.objects.set(key, text)
  }
  delete = async (key: string) => {
    this.objects.delete(key)
  }
  get = async (key: string) => {
    const text = this.objects.get(key)
    return text === undefined ? null : { json: async () => JSON.parse(text) as unknown }
  }
}

const PATTERN = newId()
let sqlite: SqliteStorage
let room: RoomDocument
let bucket: Bucket
let pages: ChatPages

const openRoom = () =>
  new RoomDocument(new RoomLog(sqlite.storage, 'room'), {
    changed: () => 0,
    storageFailed: () => undefined,
  })
const openPages = () => new ChatPages(bucket as never, room, () => PATTERN)

beforeEach(() => {
  sqlite = new SqliteStorage()
  bucket = new Bucket()
  room = openRoom()
  pages = openPages()
})

const item = (n: number): ChatItem => ({
  id: newId(),
  userId: 'ada',
  actor: { kind: 'user', id: 'ada' },
  requestId: newId(),
  role: 'user',
  timeCreated: n,
  metadata: { traceId: null },
  content: [{ type: 'text', message: `message ${n}` }],
})

function add(count: number, from = 0): ChatItem[] {
  const items = Array.from({ length: count }, (_, at) => item(from + at))
  room.write(doc => chatOf(doc).push(items.map(makeItem)))
  room.flush()
  return items
}
const inRoom = () => readChat(room.doc)
const older = () => readMeta(room.doc).olderChatItems

test('design §6: the newest 300 items stay, older ones move to pages that are read backwards', async () => {
  const items = add(655)
  await pages.pageOut()
  expect(older()).toBe(300)
  expect(inRoom()).toEqual(items.slice(300))
  const read: ChatItem[] = []
  for (let before = older(); before > 0; ) {
    const page = await readChatPage(bucket as never, PATTERN, before)
    read.unshift(...(page?.items ?? []))
    before = page?.start ?? 0
  }
  expect([...read, ...inRoom()]).toEqual(items)
  expect(await readChatPage(bucket as never, PATTERN, 301)).toBeNull()
})

test('nothing moves before a whole page is over', async () => {
  add(CHAT_ITEMS_MAX + CHAT_PAGE_ITEMS - 1)
  await pages.pageOut()
  expect([older(), bucket.objects.size]).toEqual([0, 0])
})

test('a page that cannot be written leaves everything where it is, and is tried again', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const items = add(420)
  bucket.meanwhile = () => {
    throw new Error('R2 is away')
  }
  await pages.pageOut()
  expect(inRoom()).toEqual(items)
  expect(told).toHaveBeenCalledOnce()
  bucket.meanwhile = () => {}
  await pages.pageOut()
  expect(older()).toBe(CHAT_PAGE_ITEMS)
})

test('killed between the page and the document: the same page is written again, nothing is lost or doubled', async () => {
  const items = add(420)
  bucket.meanwhile = () => {
    sqlite.fails = statement => statement.startsWith('insert into log')
  }
  vi.spyOn(console, 'error').mockReturnValue()
  await pages.pageOut()
  expect(bucket.objects.size).toBe(1)
  sqlite.fails = () => false
  bucket.meanwhile = () => {}
  room = openRoom()
  pages = openPages()
  expect([older(), inRoom()]).toEqual([0, items])
  await pages.pageOut()
  expect(bucket.objects.size).toBe(1)
  const page = await readChatPage(bucket as never, PATTERN, older())
  expect([...(page?.items ?? []), ...inRoom()]).toEqual(items)
})

test('an item that a run may be writing is not moved', async () => {
  const items = add(420)
  const [first] = items
  const run = { state: 'running', actor: item(0).actor, scope: null, startedAt: 0, stage: '' } as const
  room.write(doc => writeRun(doc, 'r', run))
  await pages.pageOut()
  expect(older()).toBe(0)
  room.write(doc => writeRun(doc, 'r', null))
  bucket.meanwhile = () => {
    const content = findItem(room.doc, first?.id ?? '')?.get('content') as Y.Array<unknown>
    room.write(() => content.delete(0, 1))
  }
  await pages.pageOut()
  expect([older(), inRoom().length]).toEqual([0, 420])
})

test('a room that lives long stays small', async () => {
  const sizes: number[] = []
  for (let n = 0; n < 20; n++) {
    add(CHAT_PAGE_ITEMS, n * CHAT_PAGE_ITEMS)
    await pages.pageOut()
    room.compact()
    sizes.push(sqlite.rows('snapshot').reduce((sum, row) => sum + (row.bytes as Uint8Array).length, 0))
  }
  expect(older()).toBe(1_700)
  // Yjs keeps a trace of about 15 bytes of an item that is gone, which had about 280.
  expect(((sizes[19] ?? 0) - (sizes[4] ?? 0)) / 1_500).toBeLessThan(20)
})

describe('a message that is deleted', () => {
  const textOf = (found: ChatItem | undefined) => JSON.stringify(found?.content)

  test('is in the document no more, nor in what is stored of it', async () => {
    const [, second, ...others] = add(5, 100)
    await pages.remove(second?.id ?? '')
    expect(inRoom().map(({ id }) => id)).not.toContain(second?.id)
    expect(inRoom()).toHaveLength(others.length + 1)
    room = openRoom()
    expect(inRoom()).toHaveLength(others.length + 1)
    const stored = sqlite.storage.sql.exec<{ bytes: ArrayBuffer }>(
      'select bytes from snapshot union all select bytes from log',
    )
    const texts = [...stored].map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
    expect(texts.join()).toContain('message 100')
    expect(texts.join()).not.toContain('message 101')
  })

  test('leaves a line in its place in a page, since pages are counted', async () => {
    const items = add(420)
    await pages.pageOut()
    const seventh = items[7]
    expect(await pages.find(seventh?.id ?? '')).toEqual(seventh)
    await pages.remove(seventh?.id ?? '')
    const page = await readChatPage(bucket as never, PATTERN, older())
    expect(page?.items).toHaveLength(CHAT_PAGE_ITEMS)
    expect(textOf(page?.items[7])).toContain('This message was deleted.')
    expect(page?.items[8]).toEqual(items[8])
  })

  test('is not in a page that was written before a crash either', async () => {
    const [first] = add(420)
    bucket.objects.set(`chat/${PATTERN}/0.json`, JSON.stringify({ items: [first] }))
    await pages.remove(first?.id ?? '')
    expect(bucket.objects.size).toBe(0)
  })

  test('waits for a page that is being written', async () => {
    const items = add(420)
    const paging = pages.pageOut()
    await Promise.all([paging, pages.remove(items[3]?.id ?? '')])
    const kept = [...bucket.objects.values()].join()
    expect(kept).not.toContain('"message 3"')
    expect(older()).toBe(CHAT_PAGE_ITEMS)
  })
})
