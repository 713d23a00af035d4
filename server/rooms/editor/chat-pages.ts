import { z } from 'zod'
import { findItem, readItem } from '#room-schema/chat.ts'
import { activeRun, chatOf, readMeta, writeMeta } from '#room-schema/editor-room.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { CHAT_ITEMS_MAX, CHAT_PAGE_ITEMS, type ChatItem, chatItemSchema } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'

const pageSchema = z.object({ items: z.array(chatItemSchema) })

/** Pages are named by the place of their first item in the whole thread. */
const keyOf = (patternId: string, start: number): string => `chat/${patternId}/${start}.json`

/** The page that ends before this place in the thread, and where it begins; null when there is none. */
export async function readChatPage(
  bucket: Pick<R2Bucket, 'get'>,
  patternId: string,
  before: number,
): Promise<{ start: number; items: ChatItem[] } | null> {
  const start = Math.floor((before - 1) / CHAT_PAGE_ITEMS) * CHAT_PAGE_ITEMS
  const page = await bucket.get(keyOf(patternId, start))
  return page && { start, items: pageSchema.parse(await page.json()).items }
}

type Pages = Pick<R2Bucket, 'get' | 'put' | 'delete'>

/** Old chat items leave the document for pages in R2, so that a room that lives long stays small. */
export class ChatPages {
  readonly #bucket: Pages
  readonly #room: RoomDocument
  readonly #patternId: () => string
  /** A page is being written, by which of the two ever. */
  #paging: Promise<unknown> | null = null

  constructor(bucket: Pages, room: RoomDocument, patternId: () => string) {
    this.#bucket = bucket
    this.#room = room
    this.#patternId = patternId
  }

  /** The page first, then the document: a crash in between writes the same page again. */
  async pageOut(): Promise<void> {
    if (!this.#paging) await this.#alone(() => this.#pageOut())
  }

  async #pageOut(): Promise<void> {
    try {
      for (let items = this.#due(); items; items = this.#due()) {
        const { olderChatItems: start } = readMeta(this.#room.doc)
        const text = JSON.stringify({ items })
        await this.#bucket.put(keyOf(this.#patternId(), start), text)
        // A retry may have begun to write one of them meanwhile; then the document keeps them until its end.
        if (JSON.stringify({ items: this.#due() }) !== text) return
        this.#room.write(doc => {
          chatOf(doc).delete(0, CHAT_PAGE_ITEMS)
          writeMeta(doc, { olderChatItems: start + CHAT_PAGE_ITEMS })
        })
        this.#room.flush()
      }
    } catch (error) {
      // They stay where they are, and the next item tries again.
      logError('chat items could not be paged out', error)
    }
  }

  /** An item of the thread, wherever it is by now. */
  async find(itemId: string): Promise<ChatItem | null> {
    const here = findItem(this.#room.doc, itemId)
    if (here) return readItem(here)
    return (await this.#pageWith(itemId))?.items.find(({ id }) => id === itemId) ?? null
  }

  /**
   * Takes an item out of the thread, and what is stored of it with it. In a page something stays in its place, since
   * pages are counted.
   */
  async remove(itemId: string): Promise<void> {
    while (this.#paging) await this.#paging
    await this.#alone(async () => {
      if (removeItem(this.#room, itemId)) {
        // A page that was written before a crash, and would be written again, may have it too.
        await this.#bucket.delete(keyOf(this.#patternId(), readMeta(this.#room.doc).olderChatItems))
        return
      }
      const page = await this.#pageWith(itemId)
      if (!page) return
      const items = page.items.map(item => (item.id === itemId ? deleted(item) : item))
      await this.#bucket.put(keyOf(this.#patternId(), page.start), JSON.stringify({ items }))
    })
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    const done = work()
    this.#paging = done
    try {
      await done
    } finally {
      this.#paging = null
    }
  }

  async #pageWith(itemId: string): Promise<{ start: number; items: ChatItem[] } | null> {
    for (let before = readMeta(this.#room.doc).olderChatItems; before > 0; ) {
      const page = await readChatPage(this.#bucket, this.#patternId(), before)
      if (!page || page.items.some(({ id }) => id === itemId)) return page
      before = page.start
    }
    return null
  }

  /** The oldest page of items when there are more than enough after it, and none of them can be changing. */
  #due(): ChatItem[] | null {
    const { doc } = this.#room
    const chat = chatOf(doc)
    if (chat.length < CHAT_ITEMS_MAX + CHAT_PAGE_ITEMS || activeRun(doc)) return null
    return chat.slice(0, CHAT_PAGE_ITEMS).flatMap(item => readItem(item) ?? [])
  }
}

const deleted = (item: ChatItem): ChatItem => ({
  ...item,
  content: [{ type: 'text', message: MESSAGES.messageDeleted }],
})

/** Out of the document and out of its log, which would tell it to whoever comes. */
function removeItem(room: RoomDocument, itemId: string): boolean {
  const at = chatOf(room.doc)
    .toArray()
    .findIndex(item => item.get('id') === itemId)
  if (at < 0) return false
  room.write(doc => chatOf(doc).delete(at, 1))
  room.compact()
  return true
}
