import { DurableObject } from 'cloudflare:workers'
import { compileDesign } from './compile.ts'
import { type CompileOutput, compileInputSchema } from './compiler-port.ts'
import { failure, problem } from './diagnostics.ts'
import { dropEsbuild, esbuildHere } from './esbuild.ts'
import { loadVendor, VendorNotReady } from './vendor-files.ts'

interface CompilerEnv {
  /** The built vendored packages: a disk service here, static assets at the edge. */
  VENDOR: Fetcher
  /** Bound at the edge only, where no other process can be killed. */
  COMPILERS?: DurableObjectNamespace<CompilerObject>
}

const POOL = 4
/** Told by the reply, so that whoever runs this process replaces it. */
const FATAL = { 'x-compiler-fatal': '1' }

/** `POST /compile` and `GET /healthz`. */
export default {
  async fetch(request: Request, env: CompilerEnv): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname === '/healthz') return new Response('ok')
    if (request.method !== 'POST' || pathname !== '/compile')
      return new Response('Not found', { status: 404 })
    if (!env.COMPILERS) return answer(request, env)
    const member = `compiler-${Math.floor(Math.random() * POOL)}`
    return env.COMPILERS.get(env.COMPILERS.idFromName(member)).fetch(request)
  },
}

/** One compiler of the pool at the edge: a wasm that died stays dead, so it ends itself and starts anew. */
export class CompilerObject extends DurableObject<CompilerEnv> {
  #last: Promise<unknown> = Promise.resolve()

  override async fetch(request: Request): Promise<Response> {
    const turn = this.#last.then(() => answer(request, this.env))
    this.#last = turn.catch(() => {})
    const response = await turn
    if (response.headers.has('x-compiler-fatal')) setTimeout(() => this.ctx.abort('esbuild died'), 0)
    return response
  }
}

async function answer(request: Request, env: CompilerEnv): Promise<Response> {
  const body = compileInputSchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response('Not something to compile', { status: 400 })
  try {
    const vendor = await loadVendor(env.VENDOR)
    return reply(await compileDesign(body.data, { vendor, build: await esbuildHere() }))
  } catch (error) {
    if (error instanceof VendorNotReady)
      return new Response(error.message, { status: 503, headers: { 'retry-after': '1' } })
    await dropEsbuild()
    const message = error instanceof Error ? error.message : String(error)
    return reply(
      failure(problem('error', 'crashed', `The compiler failed on this design: ${message}`)),
      FATAL,
    )
  }
}

const reply = (output: CompileOutput, headers?: Record<string, string>): Response =>
  Response.json(output, { headers })
