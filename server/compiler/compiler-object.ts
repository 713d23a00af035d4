import { DurableObject } from 'cloudflare:workers'
import { ACCOUNT_HEADER, FATAL_HEADER, JOB_HEADER, LATE } from './compiler-port.ts'
import { type WorkEnv, workAt } from './compiler-work.ts'
import { FairQueue } from './fair-queue.ts'

/** What it is at, written down before it begins. */
const JOB = 'job'

/**
 * One compiler of the pool at the edge, whose accounts are served in turn. The platform ends it with a job that takes
 * too long, and with it everybody who waits in it; they ask again, and only that job is not tried a second time.
 */
export class CompilerObject extends DurableObject<WorkEnv> {
  readonly #queue = new FairQueue({ lanes: [this] })

  override async fetch(request: Request): Promise<Response> {
    const work = workAt(new URL(request.url).pathname)
    const job = request.headers.get(JOB_HEADER) ?? ''
    const { kv } = this.ctx.storage
    if (!work) return new Response('Not found', { status: 404 })
    if (kv.get(JOB) === job) return new Response('late', { status: LATE })
    const body = await request.bytes()
    const response = await this.#queue.run(request.headers.get(ACCOUNT_HEADER) ?? '', async () => {
      kv.put(JOB, job)
      await this.ctx.storage.sync()
      const response = await work(body, this.env)
      kv.delete(JOB)
      return response
    })
    // A wasm that died stays dead.
    if (response.headers.has(FATAL_HEADER)) setTimeout(() => this.ctx.abort('esbuild died'), 0)
    return response
  }
}
