import type { CompilerObject } from './compiler-object.ts'
import { ACCOUNT_HEADER, JOB_HEADER, LATE } from './compiler-port.ts'
import { type WorkEnv, warmUp, workAt } from './compiler-work.ts'
import { lateAnswer } from './late-answer.ts'

export { CompilerObject } from './compiler-object.ts'

interface CompilerEnv extends WorkEnv {
  /** Begins every path where any program of the machine may ask; at the edge nobody but the product can. */
  SECRET?: string
  /** Bound at the edge only, where no other process can be killed. */
  COMPILERS?: DurableObjectNamespace<CompilerObject>
}

const POOL = 4
/** Who waits in an object that ends with somebody else's job asks again. */
const ATTEMPTS = 4

/** `GET /healthz`, `POST /warm`, and the work that may be asked for. */
export default {
  async fetch(request: Request, env: CompilerEnv): Promise<Response> {
    const pathname = pathOf(request, env)
    if (request.method === 'GET' && pathname === '/healthz') return new Response('ok')
    if (request.method === 'POST' && pathname === '/warm' && !env.COMPILERS)
      return warmUp(await request.text(), env)
    const work = pathname === null ? null : workAt(pathname)
    if (request.method !== 'POST' || !work) return new Response('Not found', { status: 404 })
    return env.COMPILERS ? inPool(request, env.COMPILERS) : work(await request.bytes(), env)
  },
}

/** The path after the secret; null for who does not know it. */
function pathOf(request: Request, { SECRET }: CompilerEnv): string | null {
  const { pathname } = new URL(request.url)
  const before = SECRET ? `/${SECRET}` : ''
  return pathname.startsWith(before) ? pathname.slice(before.length) : null
}

/** An account is always served by the same member, so that it waits for itself. */
async function inPool(request: Request, pool: DurableObjectNamespace<CompilerObject>): Promise<Response> {
  const account = request.headers.get(ACCOUNT_HEADER) ?? ''
  const { url } = request
  const asked = {
    method: 'POST',
    headers: { [ACCOUNT_HEADER]: account, [JOB_HEADER]: crypto.randomUUID() },
    body: await request.bytes(),
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const member = pool.get(pool.idFromName(`compiler-${numberOf(account) % POOL}`))
    const response = await member.fetch(url, asked).catch(() => null)
    if (response && response.status !== LATE) return response
    if (response) break
  }
  const { status, body } = lateAnswer(new URL(url).pathname)
  return new Response(body, { status })
}

function numberOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) >>> 0
  return hash
}
