import type * as Y from 'yjs'
import { draftOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'

/** The files a running generation has written so far. */
export const readDraft = (doc: Y.Doc): Map<string, string> => readTexts(draftOf(doc))

/** Empties the draft: the last transaction of a run does this. */
export function clearDraft(doc: Y.Doc): void {
  const draft = draftOf(doc)
  for (const path of [...draft.keys()]) draft.delete(path)
}
