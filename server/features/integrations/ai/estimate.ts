import { BYTES_PER_TOKEN, PICTURE_TOKENS } from '#server/generation/prompt/tokens.ts'

/** What an answer is reserved for that names no limit of its own. */
const ANSWER_TOKENS = 4_096
/** No model of the provider says more in one answer. */
const ANSWER_MAX_TOKENS = 128_000
/** The best picture of the largest size. */
const DRAWN_PICTURE_TOKENS = 6_240
const CHOICES_MAX = 128

const PICTURE_DATA = /data:image\/[\w.+-]{1,20};base64,[\w+/=]*/g
const encoder = new TextEncoder()

/** What a call may take, rather too much: three bytes a token, and the longest answer that it allows. */
export function estimateTokens(path: string, body: Readonly<Record<string, unknown>> | null): number {
  if (body === null) return 0
  const asked = inputTokens(body)
  if (path === 'embeddings') return asked
  const choices = Math.min(CHOICES_MAX, numberOr(body.n, 1))
  if (path === 'images/generations') return asked + choices * DRAWN_PICTURE_TOKENS
  const limit = [body.max_completion_tokens, body.max_output_tokens, body.max_tokens].find(isCount)
  return asked + choices * Math.min(ANSWER_MAX_TOKENS, numberOr(limit, ANSWER_TOKENS))
}

function inputTokens(body: Readonly<Record<string, unknown>>): number {
  let pictures = 0
  const text = JSON.stringify(body).replace(PICTURE_DATA, () => {
    pictures++
    return ''
  })
  return textTokens(text) + pictures * PICTURE_TOKENS
}

export const textTokens = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1

const numberOr = (value: unknown, otherwise: number): number =>
  isCount(value) ? Math.ceil(value) : otherwise
