import type * as Y from 'yjs'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson, useShared } from '#client/room/document/use-shared.ts'
import { metaOf } from '#room-schema/editor-room.ts'
import { readJobs, readLinkRevision, type ShownJob } from '#room-schema/jobs.ts'

/** What is going on between this design and the code host, or what came of it last; everybody here sees the same. */
export const useLastJob = (): ShownJob | null => useShared(metaOf(useRoom().doc), lastIn, 'deep', isSameJson)

/** Rises when the link has changed. */
export const useLinkRevision = (): number => useShared(metaOf(useRoom().doc), revisionIn)

const lastIn = (map: Y.Map<unknown>) => (map.doc ? (readJobs(map.doc).at(-1) ?? null) : null)
const revisionIn = (map: Y.Map<unknown>) => (map.doc ? readLinkRevision(map.doc) : 0)
