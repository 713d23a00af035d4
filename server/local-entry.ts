import type { Bindings } from '#server/bindings.ts'

type Answer = (request: Request, env: Bindings, context: ExecutionContext) => Promise<Response>

const VENDOR_PREFIX = '/vendor/'
/** How much of a refused upload is taken, and for how long. */
const REST_MAX_BYTES = 64 * 1024 * 1024
const REST_MAX_MS = 30_000
const REST_BUFFER_BYTES = 64 * 1024
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|wasm|xml)|image\/svg)/

/**
 * Answers the port of a product on one's own machine. The hosted platform routes and compresses around the Worker; the
 * local runtime does so in four more Workers, through which every frame of a room would go.
 */
export const localEntry = (answer: Answer) => ({
  async fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    const isVendored = new URL(request.url).pathname.startsWith(VENDOR_PREFIX)
    const response = await (isVendored ? env.ASSETS.fetch(request) : answer(request, env, context))
    return compressed(request, response.status < 400 ? response : await refusal(request, response, context))
  },
})

const SMALL_BYTES = 256_000

/** What is small has come already: it is taken before the answer, which then is an ordinary one. */
async function refusal(request: Request, response: Response, context: ExecutionContext): Promise<Response> {
  const { body, headers } = request
  // What was read up to its limit has a rest all the same.
  if (!body || body.locked) return response
  if (Number(headers.get('content-length') ?? Number.NaN) > SMALL_BYTES || !headers.has('content-length'))
    return afterRest(request, response, context)
  await takeRest(body).catch(() => {})
  return response
}

/**
 * A refusal is sent at once and ends when the rest of the upload has come: a browser that is still sending would see a
 * broken connection instead.
 */
function afterRest(request: Request, response: Response, context: ExecutionContext): Response {
  if (!request.body || !response.body) return response
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sent = response.body.pipeTo(writable, { preventClose: true })
  // Who leaves while sending needs no answer.
  const ended = Promise.all([sent, takeRest(request.body)]).then(
    () => writable.close(),
    reason => writable.abort(reason),
  )
  context.waitUntil(ended.catch(() => {}))
  return new Response(readable, response)
}

/** Read into one buffer, over and over, so that it fills no memory; whoever sends more or longer is cut off. */
async function takeRest(body: ReadableStream): Promise<void> {
  const reader = body.getReader({ mode: 'byob' })
  const timer = setTimeout(() => void reader.cancel(), REST_MAX_MS)
  let left = REST_MAX_BYTES
  let buffer = new ArrayBuffer(REST_BUFFER_BYTES)
  try {
    while (left > 0) {
      const { done, value } = await reader.read(new Uint8Array(buffer))
      if (done) return
      left -= value.byteLength
      buffer = value.buffer as ArrayBuffer
    }
  } finally {
    clearTimeout(timer)
  }
}

/** The runtime encodes the body by the header. */
function compressed(request: Request, response: Response): Response {
  const { headers, body } = response
  const isWanted =
    request.headers.get('accept-encoding')?.includes('gzip') && !headers.has('content-encoding')
  if (!body || !isWanted || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response
  const answer = new Response(body, response)
  answer.headers.set('content-encoding', 'gzip')
  answer.headers.append('vary', 'accept-encoding')
  return answer
}
