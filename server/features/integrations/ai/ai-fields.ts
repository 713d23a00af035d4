import { z } from 'zod'
import { itemSchema, messageSchema } from '#server/features/integrations/ai/ai-messages.ts'

/** Names that only the account of the key has: what it has tuned itself, by the newer and by the older spelling. */
const PRIVATE_MODEL = /\bft:|:ft-/i
export const isPrivateModel = (model: string): boolean => PRIVATE_MODEL.test(model)

/** Of chats; of pictures the provider takes no more either. */
const CHOICES_MAX = 10

const word = z.string().max(200).nullish()
const flag = z.boolean().nullish()
const number = z.number().nullish()
const count = z.number().int().min(1).nullish()
const choices = count.refine(n => (n ?? 1) <= CHOICES_MAX, `must be ${CHOICES_MAX} at most`)
const jsonSchema = z.record(z.string(), z.unknown()).nullish()
const functionType = z.literal('function', { error: 'of tools designs have functions alone' })

const common = {
  model: z
    .string()
    .max(200)
    .refine(model => !isPrivateModel(model), 'models of the account’s own are not open to designs')
    .nullish(),
  user: word,
}
const sampling = {
  stream: flag,
  stream_options: z.object({ include_usage: flag, include_obfuscation: flag }).nullish(),
  temperature: number,
  top_p: number,
  top_logprobs: number,
  parallel_tool_calls: flag,
  store: z.literal(false, { error: 'nothing that designs ask is stored' }).nullish(),
}
const declared = { name: z.string(), description: z.string().nullish(), strict: flag }
const toolWords = z.enum(['none', 'auto', 'required'])

const chatSchema = z.strictObject({
  ...common,
  ...sampling,
  messages: z.array(messageSchema),
  n: choices,
  max_tokens: count,
  max_completion_tokens: count,
  stop: z.union([z.string(), z.array(z.string())]).nullish(),
  seed: number,
  presence_penalty: number,
  frequency_penalty: number,
  logit_bias: z.record(z.string(), z.number()).nullish(),
  logprobs: flag,
  reasoning_effort: word,
  verbosity: word,
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.enum(['text', 'json_object']) }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ ...declared, schema: jsonSchema }),
      }),
    ])
    .nullish(),
  tools: z
    .array(z.object({ type: functionType, function: z.object({ ...declared, parameters: jsonSchema }) }))
    .nullish(),
  tool_choice: z
    .union([toolWords, z.object({ type: functionType, function: z.object({ name: z.string() }) })])
    .nullish(),
})

const responsesSchema = z.strictObject({
  ...common,
  ...sampling,
  input: z.union([z.string(), z.array(itemSchema)]),
  instructions: z.string().nullish(),
  max_output_tokens: count,
  background: z.literal(false).nullish(),
  truncation: word,
  include: z.array(z.enum(['reasoning.encrypted_content', 'message.output_text.logprobs'])).nullish(),
  reasoning: z.object({ effort: word, summary: word }).nullish(),
  text: z
    .object({
      verbosity: word,
      format: z
        .discriminatedUnion('type', [
          z.object({ type: z.enum(['text', 'json_object']) }),
          z.object({ type: z.literal('json_schema'), ...declared, schema: jsonSchema }),
        ])
        .nullish(),
    })
    .nullish(),
  tools: z.array(z.object({ type: functionType, ...declared, parameters: jsonSchema })).nullish(),
  tool_choice: z.union([toolWords, z.object({ type: functionType, name: z.string() })]).nullish(),
})

const tokens = z.array(z.number().int().min(0))
const embeddingsSchema = z.strictObject({
  ...common,
  input: z.union([z.string(), z.array(z.string()), tokens, z.array(tokens)]),
  encoding_format: word,
  dimensions: count,
})

const imagesSchema = z.strictObject({
  ...common,
  prompt: z.string(),
  n: choices,
  size: word,
  quality: word,
  style: word,
  background: word,
  moderation: word,
  response_format: word,
  output_format: word,
  output_compression: number,
  stream: flag,
  partial_images: number,
})

const SCHEMAS: ReadonlyMap<string, z.ZodType<Record<string, unknown>>> = new Map<
  string,
  z.ZodType<Record<string, unknown>>
>([
  ['chat/completions', chatSchema],
  ['responses', responsesSchema],
  ['embeddings', embeddingsSchema],
  ['images/generations', imagesSchema],
])

/** A field that a design may not send, or not like this. */
export interface RefusedField {
  /** As in `tools[0].type`. */
  field: string
  /** The rest of a sentence. */
  why: string
}

/**
 * What goes on of a body: a closed list of fields for each address, so that nothing reaches what else the key's account
 * has. Fields and kinds outside it are refused by name; what a message carries beside its words is dropped.
 */
export function allowedFields(
  path: string,
  body: Readonly<Record<string, unknown>>,
): { value: Record<string, unknown> } | { refused: RefusedField } {
  const result = SCHEMAS.get(path)?.safeParse(body)
  if (result?.success) return { value: result.data }
  const [first] = result?.error.issues ?? []
  return { refused: first ? refusedBy(first, []) : { field: 'body', why: 'it is not taken here' } }
}

const SHOWN_MAX_CHARACTERS = 120
const WHY_MAX_CHARACTERS = 200

/** Of several ways to read a value the one that came furthest says best what is wrong. */
function refusedBy(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): RefusedField {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union') {
    const deepest = furthest(issue.errors.flat())
    if (deepest && depthOf(deepest) > 0) return refusedBy(deepest, path)
  }
  if (issue.code === 'unrecognized_keys')
    return { field: named([...path, ...issue.keys.slice(0, 1)]), why: 'designs cannot send it' }
  return { field: named(path), why: issue.message.slice(0, WHY_MAX_CHARACTERS) }
}

function furthest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | null {
  let best: z.core.$ZodIssue | null = null
  let depth = -1
  for (const issue of issues) {
    const own = depthOf(issue)
    if (own <= depth) continue
    best = issue
    depth = own
  }
  return best
}

function depthOf(issue: z.core.$ZodIssue): number {
  const below = issue.code === 'invalid_union' ? furthest(issue.errors.flat()) : null
  return issue.path.length + (below ? depthOf(below) : 0)
}

const named = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('')
    .slice(0, SHOWN_MAX_CHARACTERS)
