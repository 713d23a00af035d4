import type { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { DocumentEdits, type Writers } from '#server/rooms/base/edits.ts'
import { RoomLog } from '#server/rooms/base/log.ts'

interface Parts {
  storage: DurableObjectStorage
  clientIds: StoredClientIds
  /** A change of a document is on disk; tells how many were told. */
  changed(name: string, update: Uint8Array, from: WebSocket | null): number
  storageFailed(error: unknown): void
}

interface Named {
  document: RoomDocument
  edits: DocumentEdits
}

/** The documents of a room by their names, each with what people may write of it. */
export class RoomDocuments {
  readonly #named: ReadonlyMap<string, Named>
  /** The first: on its sockets presence and levels travel. */
  readonly main: string

  constructor(writers: Record<string, Writers>, { storage, clientIds, changed, storageFailed }: Parts) {
    this.#named = new Map(
      Object.entries(writers).map(([name, ofIt]) => {
        const document = new RoomDocument(new RoomLog(storage, name), {
          changed: (update, from) => changed(name, update, from),
          storageFailed,
        })
        return [name, { document, edits: new DocumentEdits(document, ofIt, clientIds) }]
      }),
    )
    this.main = Object.keys(writers)[0] ?? ''
  }

  of(name: string): Named {
    const found = this.#named.get(name)
    if (!found) throw new Error(`this room has no document ${name}`)
    return found
  }

  all(): [name: string, document: RoomDocument][] {
    return [...this.#named].map(([name, { document }]) => [name, document])
  }
}
