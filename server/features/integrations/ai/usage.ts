import { z } from 'zod'
import { tokensOf } from '#server/generation/prompt/tokens.ts'

const countSchema = z.number().int().min(0)
/** Of chat/completions and embeddings, or of responses and images. */
const usageSchema = z
  .object({
    total_tokens: countSchema.optional(),
    prompt_tokens: countSchema.optional(),
    completion_tokens: countSchema.optional(),
    input_tokens: countSchema.optional(),
    output_tokens: countSchema.optional(),
  })
  .transform(usage => {
    const parts =
      (usage.prompt_tokens ?? usage.input_tokens ?? 0) + (usage.completion_tokens ?? usage.output_tokens ?? 0)
    return Math.max(usage.total_tokens ?? 0, parts)
  })

const answerSchema = z.object({
  usage: usageSchema.nullish().catch(null),
  /** Of an event of `responses`. */
  response: z
    .object({ usage: usageSchema.nullish().catch(null) })
    .nullish()
    .catch(null),
})

/** The tokens that an answer, or an event of one, says it has taken; null where it does not say. */
export function usageIn(answer: unknown): number | null {
  const { data } = answerSchema.safeParse(answer)
  return data?.usage ?? data?.response?.usage ?? null
}

const USAGE = /"usage"\s*:\s*(\{[^{}]{0,2000}(?:\{[^{}]{0,2000}\}[^{}]{0,2000}){0,8}\})/g

/** The same for the end of an answer that is too long to be read whole: what it says last. */
export function usageAtEnd(tail: string): number | null {
  for (const [, found = ''] of [...tail.matchAll(USAGE)].reverse()) {
    const tokens = usageIn({ usage: parsed(found) })
    if (tokens !== null) return tokens
  }
  return null
}

/** What an event adds to an answer, by what is said in it; hidden thoughts are not seen. */
export function saidTokens(event: unknown): number {
  const texts = textsIn(event)
  return texts.length === 0 ? 0 : Math.max(1, tokensOf(texts.join('')))
}

const DELTAS = new Set(['content', 'reasoning_content', 'reasoning', 'refusal', 'arguments', 'delta', 'text'])
const DEPTH_MAX = 8

function textsIn(value: unknown, name = '', depth = 0): string[] {
  if (typeof value === 'string') return DELTAS.has(name) && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return []
  if (Array.isArray(value)) return value.flatMap(each => textsIn(each, name, depth + 1))
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key, depth + 1))
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
