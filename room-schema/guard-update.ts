import * as Y from 'yjs'
import { clientIdsIn } from '#room-schema/guard.ts'

/** Does this update only repeat what the document has? Null when it is malformed. */
export function addsNothing(doc: Y.Doc, update: Uint8Array): boolean | null {
  const fresh = clientIdsIn(doc, update)
  if (!fresh) return null
  if (fresh.length > 0) return false
  const deleted = Y.createDeleteSetFromStructStore(doc.store)
  for (const [client, ranges] of Y.decodeUpdate(update).ds.clients) {
    const known = deleted.clients.get(client) ?? []
    const isKnown = ({ clock, len }: { clock: number; len: number }) =>
      known.some(range => range.clock <= clock && clock + len <= range.clock + range.len)
    if (!ranges.every(isKnown)) return false
  }
  return true
}
