import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { modelModeSchema } from '#shared/chat.ts'

const composingSchema = z.object({
  mode: modelModeSchema,
  /** The request whose message is being written again. */
  updateOnRequestId: z.string().nullable(),
})
export type Composing = z.infer<typeof composingSchema>

const NOTHING: Composing = { mode: 'best', updateOnRequestId: null }

/** What goes out with the next message of a room besides its words. */
export const composingOf = (roomId: string): Stored<Composing> =>
  stored(`composing:${roomId}`, composingSchema, NOTHING)
