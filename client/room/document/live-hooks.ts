import { useMemo, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { textMap } from '#client/room/document/text-map.ts'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { contentOf } from '#room-schema/chat.ts'
import { chatOf, draftOf, filesOf } from '#room-schema/editor-room.ts'

type Texts = ReadonlyMap<string, string>

/** The files a run has finished so far; one that is still being written is as it was before, or not there. */
export function useClosedDraft(): Texts {
  const { doc } = useRoom()
  const store = useMemo(() => textMap(draftOf(doc), path => isBeingWritten(doc, path)), [doc])
  return useSyncExternalStore(store.subscribe, store.read)
}

/** The working copy as people type it; empty as long as nobody has joined it. */
export function useWorkingTexts(joined: RoomConnection | null): Texts {
  const store = useMemo(() => (joined ? textMap(filesOf(joined.doc)) : NONE), [joined])
  return useSyncExternalStore(store.subscribe, store.read)
}

const EMPTY: Texts = new Map()
const NONE = { read: () => EMPTY, subscribe: () => () => undefined }

/** A file is being written as long as the call that writes it has not ended. */
function isBeingWritten(doc: Y.Doc, path: string): boolean {
  const chat = chatOf(doc)
  const item = chat.length > 0 ? chat.get(chat.length - 1) : null
  if (!item) return false
  return contentOf(item).some(part => part.get('toolParam') === path && part.get('endTime') === null)
}
