import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { modelModeSchema } from '#shared/chat.ts'
import { mentionSchema } from '#shared/mentions.ts'

const composerSchema = z.object({
  mode: modelModeSchema,
  /** The model that was picked; null: what serves the mode. */
  modelId: z.string().nullable().catch(null),
  /** What is sent is only planned. */
  isPlanOnly: z.boolean().catch(false),
  /** The request whose message is being written again. */
  updateOnRequestId: z.string().nullable(),
  /** What stood in the box before that message came into it. */
  wordsBefore: z.string().catch(''),
  /** The addresses of the pictures that came with it. */
  broughtFiles: z.array(z.string()).catch([]),
  /** The component files that alone may change; empty for the whole design. */
  components: z.array(z.string()).catch([]),
  /** Who was chosen by an `@`, whether or not the name still stands in the text. */
  mentions: z.array(mentionSchema).catch([]),
})
export type ComposerState = z.infer<typeof composerSchema>

/** For a message that replaces no earlier one. */
export const ANEW = { updateOnRequestId: null, wordsBefore: '', broughtFiles: [] }

const NOTHING: ComposerState = {
  ...{ mode: 'best', modelId: null, isPlanOnly: false, components: [], mentions: [] },
  ...ANEW,
}

/** What is sent with the next message besides its text. */
export const composerOf = (patternId: string): Stored<ComposerState> =>
  stored(`composing:${patternId}`, composerSchema, NOTHING)
