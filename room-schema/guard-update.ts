import * as Y from 'yjs'
import { clientIdsIn } from '#room-schema/guard.ts'

/** Does this update only repeat what the document has? Null when it is malformed. */
export function addsNothing(doc: Y.Doc, update: Uint8Array): boolean | null {
  const fresh = clientIdsIn(doc, update)
  if (!fresh) return null
  if (fresh.length > 0) return false
  for (const [client, ranges] of Y.decodeUpdate(update).ds.clients) {
    if (!ranges.every(({ clock, len }) => isDeleted(doc, client, clock, clock + len))) return false
  }
  return true
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
