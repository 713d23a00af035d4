import type * as Y from 'yjs'
import type { ClientIds } from '#room-schema/guard.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'

/** Owner of the client ids under which the server itself writes. */
export const SERVER = 'server'

/** A change by the server of a document that people share: nobody else may go on writing under a client id of ours. */
export function writeAsServer(
  document: RoomDocument,
  clientIds: StoredClientIds,
  change: (doc: Y.Doc) => void,
  clientId = document.doc.clientID,
): void {
  clientIds.claim([clientId], SERVER)
  document.write(change)
}

/** Who first wrote under a Yjs client id, kept for the life of the room: nobody else may write under it. */
export class StoredClientIds implements ClientIds {
  readonly #sql: SqlStorage
  readonly #owners = new Map<number, string>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('create table if not exists client_ids(client_id integer primary key, user_id text not null)')
    for (const row of sql.exec<{ client_id: number; user_id: string }>('select * from client_ids')) {
      this.#owners.set(row.client_id, row.user_id)
    }
  }

  get size(): number {
    return this.#owners.size
  }

  ownerOf(clientId: number): string | null {
    return this.#owners.get(clientId) ?? null
  }

  claim(clientIds: number[], userId: string): void {
    for (const clientId of clientIds) {
      if (this.#owners.has(clientId)) continue
      this.#sql.exec('insert or ignore into client_ids values (?, ?)', clientId, userId)
      this.#owners.set(clientId, userId)
    }
  }
}
