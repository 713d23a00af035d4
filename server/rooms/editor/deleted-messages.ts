import type { RunRecords } from '#server/generation/run/run-records.ts'
import type { ChatPages } from '#server/rooms/editor/chat-pages.ts'
import { type ChatItem, chatItemSchema } from '#shared/chat.ts'

/** A message that is out of the thread; or why it is not. */
export type TakenMessage = { item: ChatItem } | { error: 'not_found' | 'generation_in_progress' }

interface Thread {
  pages: Pick<ChatPages, 'find' | 'remove'>
  records: Pick<RunRecords, 'forgetWords'>
  isRunUnderWay(): boolean
}

/**
 * Messages that an admin deletes. Each is written down until it is gone everywhere else too, so that what was interrupted
 * can be done again.
 */
export class DeletedMessages {
  readonly #sql: SqlStorage
  readonly #room: Thread

  constructor(sql: SqlStorage, room: Thread) {
    this.#sql = sql
    this.#room = room
    sql.exec('create table if not exists deleted_messages(item_id text primary key, item text not null)')
  }

  async take(itemId: string): Promise<TakenMessage> {
    // A run under way has the talk in its memory, and writes it into its transcript at its end.
    if (this.#room.isRunUnderWay()) return { error: 'generation_in_progress' }
    const before = this.#read(itemId)
    const item = before ?? (await this.#room.pages.find(itemId))
    if (!item) return { error: 'not_found' }
    if (!before)
      this.#sql.exec('insert or ignore into deleted_messages values (?, ?)', itemId, JSON.stringify(item))
    await this.#room.pages.remove(itemId)
    if (item.role === 'user') this.#room.records.forgetWords(item.requestId)
    return { item }
  }

  forget(itemId: string): void {
    this.#sql.exec('delete from deleted_messages where item_id = ?', itemId)
  }

  #read(itemId: string): ChatItem | null {
    const rows = this.#sql.exec<{ item: string }>(
      'select item from deleted_messages where item_id = ?',
      itemId,
    )
    const [row] = [...rows]
    return row ? chatItemSchema.parse(JSON.parse(row.item)) : null
  }
}
