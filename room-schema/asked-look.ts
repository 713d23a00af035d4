import type * as Y from 'yjs'
import { z } from 'zod'
import { metaOf } from '#room-schema/editor-room.ts'

const KEY = 'look'
const askedLookSchema = z.object({ id: z.string(), people: z.array(z.string()) })

/** A page that browsers of these people are asked to look at just now. */
export type AskedLook = z.infer<typeof askedLookSchema>

/** For who is not on our own sockets, which carry the same as a message. */
export const readAskedLook = (doc: Y.Doc): AskedLook | null =>
  askedLookSchema
    .nullable()
    .catch(null)
    .parse(metaOf(doc).get(KEY) ?? null)

export function writeAskedLook(doc: Y.Doc, asked: AskedLook | null): void {
  const meta = metaOf(doc)
  if (asked) meta.set(KEY, asked)
  else if (meta.has(KEY)) meta.delete(KEY)
}
