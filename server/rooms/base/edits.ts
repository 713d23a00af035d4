import type * as Y from 'yjs'
import { DocumentGuard, forged, MALFORMED, type Refusal, type RootPolicy } from '#room-schema/guard.ts'
import { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { type StoredClientIds, writeAsServer } from '#server/rooms/base/client-id-owners.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { can, type Level } from '#shared/access.ts'

/** Who may write a document: the server alone, or people too, by these rules. */
export type Writers = 'server' | readonly RootPolicy[]

export interface Editor {
  userId: string
  level: Level
}

const READ_ONLY: Refusal = { rule: 'R6', close: null, reason: 'read_only' }

/** The edits of people to one document: decoded once, judged, then taken whole or not at all. */
export class DocumentEdits {
  readonly #document: RoomDocument
  readonly #writers: Writers
  readonly #clientIds: StoredClientIds
  #guard: { guard: DocumentGuard; doc: unknown } | null = null

  constructor(document: RoomDocument, writers: Writers, clientIds: StoredClientIds) {
    this.#document = document
    this.#writers = writers
    this.#clientIds = clientIds
  }

  /** Do people write here at all? */
  get isShared(): boolean {
    return this.#writers !== 'server'
  }

  /** So many Yjs client ids the room knows the owner of. */
  get knownClientIds(): number {
    return this.#clientIds.size
  }

  /** `from` needs no echo. What only repeats what is there is fine for everybody. */
  accept({ userId, level }: Editor, bytes: Uint8Array, from: WebSocket | null): Refusal | null {
    const update = IncomingUpdate.read(bytes)
    if (!update) return MALFORMED
    if (update.addsNothing(this.#document.doc)) return null
    if (this.#writers === 'server') return forged('R2', 'only the server writes here')
    if (!can(level, 'edit')) return READ_ONLY
    const guard = this.#guardBy(this.#writers)
    const refusal = guard.apply(update, userId, this.#clientIds)
    if (guard.isSpoiled) {
      this.#document.dropCopy()
      this.#guard = null
    }
    if (refusal) return refusal
    this.#document.accept(bytes, from)
    const { gone } = guard
    if (gone.length > 0)
      this.write(doc => {
        for (const { root, key } of gone) doc.getMap(root).delete(key)
      })
    return null
  }

  /** The server's own change of what people share; what it has added counts from the next edit on. */
  write(change: (doc: Y.Doc) => void): void {
    writeAsServer(this.#document, this.#clientIds, change)
    this.#guard = null
  }

  #guardBy(policies: readonly RootPolicy[]): DocumentGuard {
    const { doc } = this.#document
    if (this.#guard?.doc !== doc) this.#guard = { guard: new DocumentGuard(doc, policies), doc }
    return this.#guard.guard
  }
}
