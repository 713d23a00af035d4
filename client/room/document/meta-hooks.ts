import type * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson, useShared } from '#client/room/document/use-shared.ts'
import { activeRun, type EditorMeta, metaOf, type Run, readMeta } from '#room-schema/editor-room.ts'

/** What everybody in the room sees of the design: name, access, viewport, active version. */
export const useMeta = (): EditorMeta => useShared(metaOf(useRoom().doc), metaIn, 'shallow', isSameJson)

/** How many items of the thread have left the document. */
export const useOlderChatItems = (): number => useShared(metaOf(useRoom().doc), olderIn)

/** The run under way, with its stage; null when nothing is being generated. */
export const useActiveRun = (): { requestId: string; run: Run } | null =>
  useShared(metaOf(useRoom().doc), runIn, 'deep', isSameJson)

/** The request being answered right now; renders again only when that is another one. */
export const useRunningRequest = (): string | null => useShared(metaOf(useRoom().doc), requestIn, 'deep')

const metaIn = (map: Y.Map<unknown>) => readMeta(docOf(map))
const olderIn = (map: Y.Map<unknown>) => metaIn(map).olderChatItems
const runIn = (map: Y.Map<unknown>) => activeRun(docOf(map))
const requestIn = (map: Y.Map<unknown>) => runIn(map)?.requestId ?? null

function docOf(map: Y.Map<unknown>): Y.Doc {
  if (!map.doc) throw new Error('a root of a document has its document')
  return map.doc
}
