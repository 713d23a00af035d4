import { z } from 'zod'
import { designerInputSchema } from '#server/designer/designer-input.ts'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { patternConfigSchema } from '#shared/design.ts'

const files = z.array(sourceFileSchema)

/** What the product asks the designer, in whatever process it is: `POST /designer`. */
export const designerAskSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('respond'), request: designerInputSchema }),
  z.object({ ask: z.literal('suggestions'), files, history: z.array(z.string()), isChanged: z.boolean() }),
  z.object({ ask: z.literal('convert'), files, from: patternConfigSchema, to: patternConfigSchema }),
  z.object({ ask: z.literal('compose'), prompt: z.string(), config: patternConfigSchema }),
])
export type DesignerAsk = z.input<typeof designerAskSchema>

/** Of a request for a whole design, and of a change to one: by these lengths reading takes a second or two at worst. */
const PROMPT_MAX_CHARACTERS = 8_000
const CHANGE_MAX_CHARACTERS = 1_500
const HISTORY_MAX = 60
const RUN_MAX = 60
/** The same character again and again says nothing more. */
const RUNS = new RegExp(`([\\s\\S])\\1{${RUN_MAX},}`, 'g')

const BLANKS = /(\s{2})\s+/g

/** What is read of a prompt. */
export const readable = (text: string, isChange: boolean): string =>
  text
    .slice(0, isChange ? CHANGE_MAX_CHARACTERS : PROMPT_MAX_CHARACTERS)
    .replace(RUNS, (_, char: string) => char.repeat(RUN_MAX))
    .replace(BLANKS, '$1')

export const readableHistory = (texts: readonly string[]): string[] =>
  texts.slice(-HISTORY_MAX).map(text => readable(text, false))
