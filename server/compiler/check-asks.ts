import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { FAULT_KINDS } from '#shared/compile/faults/fault.ts'
import { patternConfigSchema } from '#shared/design.ts'

/** What is asked about the faults of a design: `POST /check`. */
export const checkAskSchema = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('design'),
    files: z.array(sourceFileSchema),
    config: patternConfigSchema,
    showsWebPictures: z.boolean(),
  }),
  z.object({
    ask: z.literal('imports'),
    file: sourceFileSchema,
    /** The paths of the design. */
    paths: z.array(z.string()),
  }),
])
export type CheckAsk = z.infer<typeof checkAskSchema>

const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  source: z.string().optional(),
  about: z.string(),
  of: z.string().optional(),
  text: z.string(),
})

export const checkAnswerSchema = z.object({
  /** Null where the compiler had no time, or was not there: nothing is known then. */
  faults: z.array(faultSchema).nullable(),
})
export type CheckAnswer = z.infer<typeof checkAnswerSchema>
