import { z } from 'zod'
import { aiError } from '#server/features/integrations/ai/ai-error.ts'
import { allowedFields } from '#server/features/integrations/ai/ai-fields.ts'
import { readBody } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'

const AI_PREFIX = '/_ai/v1/'
/** Pictures come along as text. */
const BODY_MAX_BYTES = 8_000_000
/** Schemas of answers and functions are the deepest that a design sends. */
const BODY_MAX_DEPTH = 64
/** Lists, objects, words and numbers, all together: each that is wrong costs more than its bytes. */
const BODY_MAX_VALUES = 10_000

const ENDPOINTS: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  ['chat/completions', 'POST'],
  ['responses', 'POST'],
  ['embeddings', 'POST'],
  ['images/generations', 'POST'],
  ['models', 'GET'],
])

export interface AiEndpoint {
  method: 'GET' | 'POST'
  /** Below the provider's address. */
  path: string
}

/** What a request asks for; an answer where that is nothing a design may call. */
export function endpointOf(request: Request): AiEndpoint | Response {
  const { pathname } = new URL(request.url)
  const path = pathname.slice(AI_PREFIX.length)
  const method = pathname.startsWith(AI_PREFIX) ? ENDPOINTS.get(path) : undefined
  if (!method) return aiError('unknown_url')
  return request.method === method ? { method, path } : aiError('method_not_allowed')
}

/** Whether a browser says that one of this host's own pages asks. */
export function isFromOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin')
  const host = (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
  if (origin !== null) return URL.canParse(origin) && new URL(origin).host === host
  return request.method === 'GET' && request.headers.get('sec-fetch-site') === 'same-origin'
}

export interface AiBody {
  value: Record<string, unknown>
  isStream: boolean
  /** The provider is asked to count a stream that the design did not ask it to count. */
  hidesUsage: boolean
}

const bodySchema = z.record(z.string(), z.unknown())

/** The body as the provider is sent it, with what is allowed of it and no more; an answer where that cannot be. */
export async function aiBody(request: Request, { path }: AiEndpoint): Promise<AiBody | Response> {
  const text = await readBody(request, BODY_MAX_BYTES).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_large') return null
    throw error
  })
  if (text === null) return aiError('body_too_large')
  const { data } = bodySchema.safeParse(jsonOf(text))
  if (!data) return aiError('invalid_json')
  if (valuesIn(data) > BODY_MAX_VALUES) return aiError('body_too_large')
  if (path === 'responses' && data.background === true) return aiError('background_unsupported')
  const allowed = allowedFields(path, data)
  if ('refused' in allowed) return aiError('unsupported_parameter', allowed)
  const { value } = allowed
  const isStream = value.stream === true
  const options = bodySchema.safeParse(value.stream_options).data ?? {}
  const hidesUsage = isStream && path === 'chat/completions' && options.include_usage !== true
  return {
    value: {
      ...value,
      ...(hidesUsage ? { stream_options: { ...options, include_usage: true } } : {}),
      // New accounts keep what is asked unless they are told not to.
      ...(STORING.has(path) ? { store: false } : {}),
    },
    isStream,
    hidesUsage,
  }
}

const STORING = new Set(['chat/completions', 'responses'])

/** Endless where it is too deep to be walked; it stops counting soon after there are too many. */
function valuesIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1
  if (depth > BODY_MAX_DEPTH) return Number.POSITIVE_INFINITY
  let values = 1
  for (const each of Object.values(value)) {
    values += valuesIn(each, depth + 1)
    if (values > BODY_MAX_VALUES) break
  }
  return values
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
