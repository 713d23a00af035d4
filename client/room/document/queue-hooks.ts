import type * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson, useShared } from '#client/room/document/use-shared.ts'
import { activeRun, metaOf } from '#room-schema/editor-room.ts'
import { readQueue, type ShownPrompt } from '#room-schema/queue.ts'

/** The prompts that wait for the run under way, the next one first. */
export const useQueue = (): ShownPrompt[] => useShared(metaOf(useRoom().doc), queueIn, 'shallow', isSameJson)

/** Whether what is sent now has to wait: something runs, or is about to. */
export const isBusy = (doc: Y.Doc): boolean => activeRun(doc) !== null || readQueue(doc).length > 0

const queueIn = (map: Y.Map<unknown>): ShownPrompt[] => (map.doc ? readQueue(map.doc) : [])
