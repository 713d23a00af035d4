import { DurableObject } from 'cloudflare:workers'
import { DEFAULT_CONFIG } from '#shared/design.ts'
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

/** `POST /compile`, `POST /warm` and `GET /healthz`. */
export default {
  async fetch(request: Request, env: CompilerEnv): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname === '/healthz') return new Response('ok')
    if (request.method === 'POST' && pathname === '/warm' && !env.COMPILERS)
      return warmUp(await request.text(), env)
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

/** Compiles the kit as if somebody had designed it: real code, so that the runtime optimises what real designs need. */
async function warmUp(turn: string, env: CompilerEnv): Promise<Response> {
  const vendor = await loadVendor(env.VENDOR).catch(() => null)
  if (!vendor) return new Response(null, { status: 503 })
  const files = Object.values(vendor.kit.modules).map(({ name, code }) => ({
    name,
    code: `${code}\n// ${turn}`,
  }))
  const imports = Object.keys(vendor.kit.modules).map((path, at) => `import * as kit${at} from "@/${path}"`)
  const used = imports.map((_, at) => `kit${at}`).join(', ')
  const app = `${imports.join('\n')}\nexport default () => <p className="p-4">{[${used}].length}</p>`
  const design = { files: [...files, { name: 'App.tsx', code: app }], config: DEFAULT_CONFIG }
  await compileDesign(design, { vendor, build: await esbuildHere() })
  return new Response(null, { status: 204 })
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
