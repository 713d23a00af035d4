import { z } from 'zod'
import { readItem } from '#room-schema/chat.ts'
import { activeRun, chatOf, readMeta, writeMeta } from '#room-schema/editor-room.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { CHAT_ITEMS_MAX, CHAT_PAGE_ITEMS, type ChatItem, chatItemSchema } from '#shared/chat.ts'

const pageSchema = z.object({ items: z.array(chatItemSchema) })

/** Pages are named by the place of their first item in the whole thread. */
const keyOf = (patternId: string, start: number): string => `chat/${patternId}/${start}.json`

/** The page that ends before this place in the thread, and where it begins; null when there is none. */
export async function readChatPage(
  bucket: R2Bucket,
  patternId: string,
  before: number,
): Promise<{ start: number; items: ChatItem[] } | null> {
  const start = Math.floor((before - 1) / CHAT_PAGE_ITEMS) * CHAT_PAGE_ITEMS
  const page = await bucket.get(keyOf(patternId, start))
  return page && { start, items: pageSchema.parse(await page.json()).items }
}

/** Old chat items leave the document for pages in R2, so that a room that lives long stays small. */
export class ChatPages {
  readonly #bucket: Pick<R2Bucket, 'put'>
  readonly #room: RoomDocument
  readonly #patternId: () => string
  #isPaging = false

  constructor(bucket: Pick<R2Bucket, 'put'>, room: RoomDocument, patternId: () => string) {
    this.#bucket = bucket
    this.#room = room
    this.#patternId = patternId
  }

  /** The page first, then the document: a crash in between writes the same page again. */
  async pageOut(): Promise<void> {
    if (this.#isPaging) return
    this.#isPaging = true
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
    } finally {
      this.#isPaging = false
    }
  }

  /** The oldest page of items when there are more than enough after it, and none of them can be changing. */
  #due(): ChatItem[] | null {
    const { doc } = this.#room
    const chat = chatOf(doc)
    if (chat.length < CHAT_ITEMS_MAX + CHAT_PAGE_ITEMS || activeRun(doc)) return null
    return chat.slice(0, CHAT_PAGE_ITEMS).flatMap(item => readItem(item) ?? [])
  }
}
