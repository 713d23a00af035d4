import type * as Y from 'yjs'
import { readAskedLook } from '#room-schema/asked-look.ts'
import { metaOf } from '#room-schema/editor-room.ts'

type Listener = (lookId: string) => void

/** Hears in the document which pages this browser is asked to look at: the service's links carry no message of ours. */
export class AskedLooks {
  readonly #doc: Y.Doc
  readonly #ownId: () => string | null
  readonly #listeners = new Set<Listener>()
  #heard: string | null = null

  /** `ownId` is null for a page that cannot look, or does not know yet whose it is. */
  constructor(doc: Y.Doc, ownId: () => string | null) {
    this.#doc = doc
    this.#ownId = ownId
    metaOf(doc).observe(() => this.#read())
  }

  hear(listener: Listener): () => void {
    this.#listeners.add(listener)
    // What was asked while the page was on its way.
    this.#read()
    return () => void this.#listeners.delete(listener)
  }

  #read(): void {
    const asked = readAskedLook(this.#doc)
    const ownId = this.#ownId()
    if (!asked || asked.id === this.#heard || this.#listeners.size === 0) return
    if (ownId === null || !asked.people.includes(ownId)) return
    this.#heard = asked.id
    for (const listener of this.#listeners) listener(asked.id)
  }
}
