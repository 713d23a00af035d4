import type { Bindings } from '#server/bindings.ts'

type Answer = (request: Request, env: Bindings, context: ExecutionContext) => Promise<Response>

const VENDOR_PREFIX = '/vendor/'
/** How much of a refused upload is read to its end. */
const REFUSED_BODY_MAX_BYTES = 100 * 1024 * 1024
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
    // Who leaves while sending needs no answer.
    await takeRest(request).catch(() => {})
    return compressed(request, response)
  },
})

/** A browser that is still sending would see a broken connection instead of the refusal. */
async function takeRest({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return
  let bytes = 0
  for await (const piece of body as ReadableStream<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > REFUSED_BODY_MAX_BYTES) return
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
