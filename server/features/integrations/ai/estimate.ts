import { BYTES_PER_TOKEN, PICTURE_TOKENS } from '#server/generation/prompt/tokens.ts'

/** What an answer is reserved for that names no limit of its own. */
const ANSWER_TOKENS = 4_096
/** No model of the provider says more in one answer. */
const ANSWER_MAX_TOKENS = 128_000
/** The best picture of the largest size. */
const DRAWN_PICTURE_TOKENS = 6_240
const CHOICES_MAX = 128
/** What a picture takes that is not scaled down. */
const PICTURE_MAX_TOKENS = 10_000
/** Of one that shows much; a token is a square of 32 points. */
const PICTURE_CHARACTERS_PER_TOKEN = 200

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

/** What is asked, without an answer: everything by its bytes but pictures, and those only where one can be. */
export function inputTokens(body: Readonly<Record<string, unknown>>): number {
  const pictures = picturesIn(body)
  const pictureBytes = pictures.reduce((sum, url) => sum + bytesIn(url), 0)
  // A number that stands for a word is a token, however few digits it has.
  const words = listOf(body.input)
    .flat()
    .filter(each => typeof each === 'number').length
  return (
    Math.ceil((bytesIn(body) - pictureBytes) / BYTES_PER_TOKEN) +
    pictures.reduce((sum, url) => sum + pictureTokens(url), 0) +
    words
  )
}

/** Of pictures among the parts of a message, of an item or of a function's result; nothing else is read as one. */
function picturesIn(body: Readonly<Record<string, unknown>>): string[] {
  return [...listOf(body.messages), ...listOf(body.input)]
    .flatMap(each => [...listOf(fieldOf(each, 'content')), ...listOf(fieldOf(each, 'output'))])
    .map(part => {
      const address = fieldOf(part, 'image_url')
      const type = fieldOf(part, 'type')
      return type === 'image_url' ? fieldOf(address, 'url') : type === 'input_image' ? address : null
    })
    .filter(address => typeof address === 'string')
}

/** How large one is that the provider fetches nobody knows. */
const pictureTokens = (url: string): number =>
  url.startsWith('data:')
    ? Math.min(
        PICTURE_MAX_TOKENS,
        Math.max(PICTURE_TOKENS, Math.ceil(url.length / PICTURE_CHARACTERS_PER_TOKEN)),
      )
    : PICTURE_MAX_TOKENS

const encoder = new TextEncoder()
const bytesIn = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1

const numberOr = (value: unknown, otherwise: number): number =>
  isCount(value) ? Math.ceil(value) : otherwise
