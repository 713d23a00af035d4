import { useMemo, useSyncExternalStore } from 'react'
import * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameList, useShared } from '#client/room/document/use-shared.ts'
import { draftOf } from '#room-schema/editor-room.ts'

type Draft = Y.Map<unknown>

/** The files that the run under way has written so far; empty when none runs. */
export const useDraftPaths = (): string[] => useShared(draftOf(useRoom().doc), pathsIn, 'shallow', isSameList)

/** The text of one of them, growing live; null when the run has not touched it. */
export function useDraftFile(path: string | null): string | null {
  const draft = draftOf(useRoom().doc)
  const text = useShared(
    draft,
    useMemo(() => (map: Draft) => textIn(map, path), [path]),
  )
  return useShared(
    text ?? NOTHING,
    useMemo(() => () => text?.toString() ?? null, [text]),
  )
}

/** The file being written right now; null when none is. */
export function useWrittenPath(): string | null {
  const draft = draftOf(useRoom().doc)
  const store = useMemo(() => writtenPathOf(draft), [draft])
  return useSyncExternalStore(store.subscribe, store.value)
}

const NOTHING = new Y.Doc().getText('nothing')

const pathsIn = (draft: Draft): string[] => [...draft.keys()].sort()

const textIn = (draft: Draft, path: string | null): Y.Text | null => {
  const value = path === null ? null : draft.get(path)
  return value instanceof Y.Text ? value : null
}

function writtenPathOf(draft: Draft) {
  let path: string | null = null
  return {
    value: () => (path !== null && draft.has(path) ? path : null),
    subscribe(listener: () => void) {
      const changed = (events: Y.YEvent<Y.AbstractType<unknown>>[]) => {
        const last = pathOfEvent(events.at(-1), draft)
        if (last !== null) path = last
        listener()
      }
      draft.observeDeep(changed)
      return () => draft.unobserveDeep(changed)
    },
  }
}

/** Either a file's text grew, or a file was set. */
function pathOfEvent(event: Y.YEvent<Y.AbstractType<unknown>> | undefined, draft: Draft): string | null {
  if (!event) return null
  if (event.target !== (draft as unknown)) return String(event.path[0] ?? '') || null
  return [...event.changes.keys].findLast(([, change]) => change.action !== 'delete')?.[0] ?? null
}
