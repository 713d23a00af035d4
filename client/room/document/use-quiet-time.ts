import type * as Y from 'yjs'
import { useNow } from '#client/lib/clock.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'

const lastChanges = new WeakMap<Y.Doc, { at: number }>()

/** How long nothing has changed in the room, updated once a second while `isWatched`. */
export function useQuietTime(isWatched: boolean): number {
  const now = useNow(isWatched ? 1_000 : null)
  const { at } = lastChangeOf(useRoom().doc)
  return Math.max(0, now - at)
}

function lastChangeOf(doc: Y.Doc): { at: number } {
  const known = lastChanges.get(doc)
  if (known) return known
  const last = { at: Date.now() }
  doc.on('update', () => {
    last.at = Date.now()
  })
  lastChanges.set(doc, last)
  return last
}
