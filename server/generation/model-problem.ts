import { APICallError, LoadAPIKeyError } from 'ai'
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
  const { name, message, type, code, statusCode } = described(error)
  if (statusCode === 429) return 'busy'
  if (/finish reason|without a finish chunk/.test(message)) return 'cut'
  if (UNREADABLE.test(name)) return 'garbled'
  if (NETWORK.test(message)) return 'unreachable'
  if (SENT_IN_STREAM.test(`${name} ${type} ${code}`) || (type && message)) return 'failing'
  return null
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
  const asked = ms ? Number(ms) : Number(seconds) * 1_000
  return Number.isFinite(asked) && asked >= 0 ? asked : null
}

/** The provider's own words, shortened; a key it repeats is not shown. */
export function detailOf(error: unknown): string | null {
  const { message } = described(error)
  const words = message.replace(/\b(sk|key|AIza)[-\w]{6,}/g, '…').trim()
  return words && !(error instanceof ModelError) ? words.slice(0, 300) : null
}

function fromAnswer(error: APICallError): ModelProblem {
  const { statusCode: status, responseBody = '' } = error
  const words = `${error.message} ${responseBody}`
  if (status === undefined) return 'unreachable'
  if (QUOTA.test(words)) return 'quota'
  if (status === 401 || status === 403 || BAD_KEY.test(words)) return 'badKey'
  if (status < 500 && NO_MODEL.test(words)) return 'noSuchModel'
  if (NO_TOOLS.test(words)) return 'noTools'
  if (NO_VISION.test(words)) return 'noVision'
  if (TOO_LONG.test(words) || status === 413) return 'tooLong'
  if (status === 404) return 'noSuchModel'
  if (status === 429) return 'busy'
  if (status >= 500 || status === 408 || status === 409) return 'failing'
  // An answer that was fine and then could not be read to its end.
  if (status < 300) return error.cause ? 'cut' : 'garbled'
  return 'refused'
}

const QUOTA = /insufficient_quota|exceeded your current quota|credit balance is too low|billing_hard_limit/i
const BAD_KEY = /api key not valid|invalid api key|invalid x-api-key|incorrect api key/i
const NO_MODEL =
  /model\b.{0,80}(not found|does not exist|not exist|unknown|not_found)|(no such|unknown|invalid) model/i
const NO_TOOLS =
  /(does not|doesn't|not) support(ed)?\b.{0,40}\b(tools?|function)|tool(s| use| choice).{0,60}(not|un)\s?support/i
const NO_VISION =
  /(does not|doesn't|not|no) support.{0,60}(image|vision|multimodal)|(image|vision|mmproj|multimodal).{0,80}(not|un)\s?support|missing data required for image|unknown variant `image_url`/i
const TOO_LONG =
  /context (length|window)|maximum context|prompt is too long|too many tokens|exceeds the (maximum|limit)/i
const UNREADABLE = /JSONParseError|TypeValidationError|InvalidResponseData|EmptyResponseBody/
const NETWORK = /network|fetch failed|connect|socket|refused|reset|resolve|internet|disconnected|premature/i
const SENT_IN_STREAM =
  /ProviderStreamError|overloaded|server_error|api_error|rate_limit|unavailable|internal/i

interface Described {
  name: string
  message: string
  type: string
  code: string
  statusCode: number | null
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
  return {
    name: text(name),
    message: text(message),
    type: text(type),
    code: text(code),
    statusCode: typeof statusCode === 'number' ? statusCode : null,
  }
}
