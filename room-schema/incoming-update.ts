import * as Y from 'yjs'

/** An update as somebody sent it, decoded once for all that is asked of it. */
export class IncomingUpdate {
  readonly bytes: Uint8Array
  readonly #decoded: ReturnType<typeof Y.decodeUpdate>

  private constructor(bytes: Uint8Array, decoded: ReturnType<typeof Y.decodeUpdate>) {
    this.bytes = bytes
    this.#decoded = decoded
  }

  /** Null when it is malformed. */
  static read(bytes: Uint8Array): IncomingUpdate | null {
    try {
      return new IncomingUpdate(bytes, Y.decodeUpdate(bytes))
    } catch {
      return null
    }
  }

  /** The client ids that it brings new structs of. */
  freshClientIds(doc: Y.Doc): number[] {
    const fresh = new Set<number>()
    for (const { id, length } of this.#decoded.structs) {
      if (id.clock + length > Y.getState(doc.store, id.client)) fresh.add(id.client)
    }
    return [...fresh]
  }

  /** Does it only repeat what the document has? */
  addsNothing(doc: Y.Doc): boolean {
    if (this.freshClientIds(doc).length > 0) return false
    for (const [client, ranges] of this.#decoded.ds.clients) {
      if (!ranges.every(({ clock, len }) => isDeleted(doc, client, clock, clock + len))) return false
    }
    return true
  }
}

/** Looks only at what the range covers: a client that answers a probe repeats every deletion there ever was. */
function isDeleted(doc: Y.Doc, client: number, from: number, to: number): boolean {
  if (from === to) return true
  const structs = doc.store.clients.get(client)
  if (!structs || to > Y.getState(doc.store, client)) return false
  for (let at = Y.findIndexSS(structs, from); at < structs.length; at++) {
    const struct = structs[at]
    if (!struct || struct.id.clock >= to) return true
    if (!struct.deleted) return false
  }
  return true
}
