import type * as Y from 'yjs'
import { z } from 'zod'
import { metaOf } from '#room-schema/editor-room.ts'
import { assign } from '#room-schema/typed-map.ts'
import { actorSchema } from '#shared/actor.ts'
import { modelModeSchema } from '#shared/chat.ts'

const queuedPromptSchema = z.object({
  requestId: z.string(),
  /** Who wrote its words. */
  actor: actorSchema,
  /** Its beginning; the whole is a call. */
  text: z.string(),
  mode: modelModeSchema,
  createdAt: z.number(),
})
export type ShownPrompt = z.infer<typeof queuedPromptSchema>

const queueSchema = z.array(queuedPromptSchema).catch([])

const QUEUE = 'queue'

/** The prompts that wait for the run under way, the next one first. */
export const readQueue = (doc: Y.Doc): ShownPrompt[] => queueSchema.parse(metaOf(doc).get(QUEUE) ?? [])

/** A room in which nothing has ever waited says nothing of it. */
export function writeQueue(doc: Y.Doc, queue: ShownPrompt[]): void {
  const meta = metaOf(doc)
  if (queue.length > 0 || meta.has(QUEUE)) assign(meta, { [QUEUE]: queue })
}
