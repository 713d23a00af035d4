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

  /** A root that it names and that is none of these; null where every one is. */
  rootBeside(known: ReadonlyMap<string, unknown>): string | null {
    for (const struct of this.#decoded.structs) {
      const root = struct instanceof Y.Item ? (struct.parent as unknown) : null
      if (typeof root === 'string' && !known.has(root)) return root
    }
    return null
  }

  /** Clock units that it adds and that hold nothing: a few bytes may claim any number of them. */
  emptyLength(doc: Y.Doc): number {
    let length = 0
    for (const struct of this.#decoded.structs) {
      if (!holdsNothing(struct)) continue
      const { id } = struct
      length += Math.max(0, id.clock + struct.length - Math.max(id.clock, Y.getState(doc.store, id.client)))
    }
    return length
  }

  /** Does everything it builds on stand in the document, or in itself? */
  isWhole(doc: Y.Doc): boolean {
    const ends = new Map<number, number>()
    const endOf = (client: number) => ends.get(client) ?? Y.getState(doc.store, client)
    const structs = this.#decoded.structs.filter(struct => struct instanceof Y.Item || struct instanceof Y.GC)
    for (const { id, length } of structs) {
      if (id.clock > endOf(id.client)) return false
      ends.set(id.client, Math.max(endOf(id.client), id.clock + length))
    }
    for (const struct of structs) {
      if (!(struct instanceof Y.Item)) continue
      const parent: unknown = struct.parent
      for (const needed of [struct.origin, struct.rightOrigin, parent instanceof Y.ID ? parent : null])
        if (needed && needed.clock >= endOf(needed.client)) return false
    }
    for (const [client, ranges] of this.#decoded.ds.clients)
      if (ranges.some(({ clock, len }) => clock + len > endOf(client))) return false
    return true
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

const holdsNothing = (struct: unknown): boolean =>
  struct instanceof Y.GC || (struct instanceof Y.Item && struct.content instanceof Y.ContentDeleted)

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
