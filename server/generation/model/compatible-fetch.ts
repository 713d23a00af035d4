import { z } from 'zod'
import { keyedFetch } from '#server/generation/model/keyed-fetch.ts'
import { mendedSseLines } from '#server/generation/model/sse-lines.ts'

/**
 * Asks a server that says it speaks OpenAI's format. What such servers really answer is made into what the format
 * says: errors with status 200, a whole answer where a stream was asked for, arguments as objects, no reason at the end.
 */
export async function compatibleFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await keyedFetch(input, init)
  if (!response.ok || !response.body) return response
  if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) return fromWhole(await response.text())
  return mendedSseLines(response.body, mending())
}

/** A body of JSON where a stream was asked for: an error, or everything at once. */
function fromWhole(body: string): Response {
  const error = errorIn(body)
  if (error) return new Response(JSON.stringify({ error }), { status: statusOf(error) })
  const whole = wholeSchema.safeParse(parsed(body))
  if (!whole.success) return new Response(body, { headers: { 'content-type': 'application/json' } })
  const { choices, ...rest } = whole.data
  const deltas = choices.map(({ message, ...choice }) => ({ ...choice, delta: numbered(message) }))
  const events = `data: ${JSON.stringify({ ...rest, choices: deltas })}\n\ndata: [DONE]\n\n`
  return mendedSseLines(new Blob([events]).stream(), mending())
}

/** The lines of one stream of events, each mended as soon as it is whole. */
function mending(): (line: string) => string {
  let hasReason = false
  return line => {
    if (!line.startsWith('data:')) return line
    if (GIVES_REASON.test(line)) hasReason = true
    if (IS_DONE.test(line) && !hasReason) return `data: ${JSON.stringify(STOPPED)}\n\n${line}`
    if (!NEEDS_MENDING.test(line)) return line
    const body = line.slice('data:'.length)
    const error = errorIn(body)
    if (error) return `data: ${JSON.stringify({ error })}`
    const chunk = chunkSchema.safeParse(parsed(body))
    return chunk.success ? `data: ${JSON.stringify(chunk.data)}` : line
  }
}

const GIVES_REASON = /"finish_reason"\s*:\s*"[^"]/
const IS_DONE = /^data:\s*\[DONE\]/
const STOPPED = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
/** An error as words, an error that is the whole event, arguments as an object. */
const NEEDS_MENDING = /"error"\s*:\s*"|"object"\s*:\s*"error"|"arguments"\s*:\s*\{/

const callSchema = z.looseObject({
  function: z
    .looseObject({
      arguments: z.unknown().transform(given => (isObject(given) ? JSON.stringify(given) : given)),
    })
    .optional(),
})
const messageSchema = z.looseObject({ tool_calls: z.array(callSchema).nullish() })
const chunkSchema = z.looseObject({
  choices: z.array(z.looseObject({ delta: messageSchema.nullish() })),
})
const wholeSchema = z.looseObject({ choices: z.array(z.looseObject({ message: messageSchema })).min(1) })

const numbered = (message: z.output<typeof messageSchema>) => ({
  ...message,
  ...(message.tool_calls
    ? { tool_calls: message.tool_calls.map((call, index) => ({ index, ...call })) }
    : {}),
})

interface SentError extends Record<string, unknown> {
  message: string
}

/** The error that a body tells of, in the shape of OpenAI's. */
function errorIn(body: string): SentError | null {
  const said = parsed(body)
  if (!isObject(said)) return null
  const error = said.object === 'error' ? said : said.error
  if (typeof error === 'string' && error) return { message: error }
  return isObject(error) && typeof error.message === 'string' ? { ...error, message: error.message } : null
}

function statusOf({ code }: SentError): number {
  const status = Number(code)
  return status >= 400 && status < 600 ? status : 400
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
