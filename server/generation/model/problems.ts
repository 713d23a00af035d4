import { APICallError, LoadAPIKeyError } from 'ai'
import { z } from 'zod'
import type { ModelProblem } from '#shared/models.ts'

/** Nothing came from the model for too long. */
export class SilentError extends Error {}

/** A fault that has no error of its own: an answer without an end, or without anything in it. */
export class ModelError extends Error {
  readonly problem: ModelProblem

  constructor(problem: ModelProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** What an error of a model call means; null when it is none of the model's. */
export function modelProblem(error: unknown): ModelProblem | null {
  if (error instanceof ModelError) return error.problem
  if (error instanceof SilentError) return 'silent'
  if (LoadAPIKeyError.isInstance(error)) return 'badKey'
  if (APICallError.isInstance(error)) return fromAnswer(error)
  const { name, message, type, code, status } = described(error)
  if (/finish reason|without a finish chunk/.test(message)) return 'cut'
  if (UNREADABLE.test(name)) return 'garbled'
  const isSent = !(error instanceof Error) && message !== ''
  const problem = isSent ? fromWords(`${message} ${type} ${code}`) : null
  if (problem) return problem
  if (status !== null) return fromStatus(status)
  if (isSent) return 'failing'
  if (NETWORK.test(message)) return 'unreachable'
  return SENT_IN_STREAM.test(`${name} ${type} ${code}`) || (type && message) ? 'failing' : null
}

/** Whether the same request may go well in a moment. */
export function isWorthRetrying(error: unknown): boolean {
  const problem = modelProblem(error)
  return problem === 'unreachable' || problem === 'busy' || problem === 'failing' || problem === 'silent'
}

/** How long the provider asks to be left alone. */
export function retryAfterMs(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null
  const { 'retry-after-ms': ms, 'retry-after': seconds } = error.responseHeaders ?? {}
  const inBody = /"retryDelay":\s*"([\d.]+)s"/.exec(error.responseBody ?? '')?.[1]
  const asked = ms ? Number(ms) : Number(seconds ?? inBody) * 1_000
  return Number.isFinite(asked) && asked >= 0 ? asked : null
}

/** The provider's own words, shortened; a key it repeats is not shown. */
export function detailOf(error: unknown): string | null {
  const message = APICallError.isInstance(error) ? wordsOfAnswer(error) : described(error).message
  const words = message.replace(/\b(sk|key|AIza)[-\w]{6,}/g, '…').trim()
  return words && !(error instanceof ModelError) ? words.slice(0, 300) : null
}

/** What a body says in one of the usual places, or the title of a page; else the words of the status. */
function wordsOfAnswer({ message, responseBody = '' }: APICallError): string {
  const said = answerSchema.safeParse(parsed(responseBody)).data
  const title = /<title>([^<]+)<\/title>/i.exec(responseBody)?.[1]
  return [said?.error, said?.message, said?.detail, title].find(words => words?.trim()) ?? message
}

const sentence = z.string().optional().catch(undefined)
const answerSchema = z.object({
  error: z
    .union([z.string(), z.object({ message: z.string() }).transform(error => error.message)])
    .optional()
    .catch(undefined),
  message: sentence,
  detail: sentence,
})

function fromAnswer(error: APICallError): ModelProblem {
  const { statusCode: status, responseBody = '' } = error
  if (status === undefined) return 'unreachable'
  // An answer that was fine and then could not be read to its end.
  if (status < 300) return error.cause ? 'cut' : 'garbled'
  const isPage = /^\s*</.test(responseBody)
  const words = `${error.message} ${isPage ? '' : responseBody}`
  const problem = fromWords(words)
  if (problem) return problem
  // A page is the answer of something in between.
  if (status === 403) return isPage || NOT_ABOUT_THE_KEY.test(words) ? 'refused' : 'badKey'
  if (status === 404 || status === 405) return MODEL.test(words) ? 'noSuchModel' : 'wrongAddress'
  return fromStatus(status)
}

/** What is read of an answer that may be of any length. */
const WORDS_MAX_CHARACTERS = 4_000

/** Words say more than the status: servers of one format use different ones for the same thing. */
function fromWords(all: string): ModelProblem | null {
  const words = all.slice(0, WORDS_MAX_CHARACTERS)
  const [problem] = WORDS.find(([, pattern]) => pattern.test(words)) ?? []
  return problem === 'quota' && PASSES_BY.test(words) ? 'busy' : (problem ?? null)
}

function fromStatus(status: number): ModelProblem {
  if (status === 401) return 'badKey'
  if (status === 402) return 'quota'
  if (status === 413) return 'tooLong'
  if (status === 429) return 'busy'
  return status >= 500 || status === 408 || status === 409 ? 'failing' : 'refused'
}

const WORDS: readonly (readonly [ModelProblem, RegExp])[] = [
  [
    'quota',
    /insufficient[_ ](quota|credit|balance|funds)|exceeded your current quota|credit balance is too low|billing_hard_limit/i,
  ],
  ['badKey', /api key not valid|invalid api key|invalid x-api-key|incorrect api key/i],
  [
    'badImage',
    /image.{0,60}(exceeds? |too (large|big)|could not be (processed|decoded))|(unsupported|could not process|could not decode|invalid) image(?!_url)/i,
  ],
  [
    'noTools',
    /(does not|doesn't|not) support(ed)?\b.{0,40}\b(tools?|function)|tool(s| use| choice).{0,60}(not|un)\s?support|no endpoints found that support tool|(tool|function) calling is not|\btools?\b.{0,40}\brequires? --|tool_use_failed/i,
  ],
  [
    'noVision',
    /(does not|doesn't|not|no) support.{0,60}(image|vision|multimodal)|(image|vision|mmproj|multimodal).{0,80}(not|un)\s?support|no endpoints found that support image|image_url is only supported by|not a multimodal model|missing data required for image|unknown variant `image_url`|content' : value must be a string/i,
  ],
  [
    'tooLong',
    /context (length|window)|context_size|context size|maximum context|prompt is too long|too many tokens|exceeds the (maximum|limit)/i,
  ],
  [
    'noSuchModel',
    /model\b.{0,80}(not found|does not exist|not exist|unknown|not_found)|(no such|unknown|invalid) model|model_not_found|no models? loaded/i,
  ],
  ['wrongAddress', /unexpected endpoint/i],
  ['declined', /requires moderation|input was flagged|content[_ ]policy|content_filter/i],
]
/** A limit of a minute or a day, told in the words of an empty account. */
const PASSES_BY = /retry in \d|"retryDelay"|per ?(minute|day)/i
const NOT_ABOUT_THE_KEY = /region|country|territory/i
const MODEL = /\bmodels?\b/i
const UNREADABLE = /JSONParseError|TypeValidationError|InvalidResponseData|EmptyResponseBody/
const NETWORK = /network|fetch failed|connect|socket|refused|reset|resolve|internet|disconnected|premature/i
const SENT_IN_STREAM =
  /ProviderStreamError|overloaded|server_error|api_error|rate_limit|unavailable|internal/i

interface Described {
  name: string
  message: string
  type: string
  code: string
  status: number | null
}

/** Errors of a stream come as errors, and as whatever the provider has sent. */
function described(error: unknown): Described {
  const fields = (typeof error === 'object' && error !== null ? error : { message: error }) as Record<
    string,
    unknown
  >
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const { name, message, type, code, statusCode } = fields
  const status = [statusCode, code].map(Number).find(number => number >= 400 && number < 600)
  return {
    name: text(name),
    message: text(message),
    type: text(type),
    code: text(code),
    status: status ?? null,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
