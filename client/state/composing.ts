import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { modelModeSchema, selectionSchema } from '#shared/chat.ts'

const composingSchema = z.object({
  mode: modelModeSchema,
  /** The element picked in the preview, which the next message is about. */
  selection: selectionSchema.nullable(),
  /** The request whose message is being written again. */
  updateOnRequestId: z.string().nullable(),
})
export type Composing = z.infer<typeof composingSchema>

const NOTHING: Composing = { mode: 'best', selection: null, updateOnRequestId: null }

/** What goes out with the next message of a room besides its words. */
export const composingOf = (roomId: string): Stored<Composing> =>
  stored(`composing:${roomId}`, composingSchema, NOTHING)
