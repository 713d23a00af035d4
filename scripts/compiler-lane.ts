import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startWorkerd, type Workerd } from '#scripts/workerd-process.ts'
import { FATAL_HEADER } from '#server/compiler/compiler-port.ts'
import { COMPILE_MAX_S } from '#shared/artifacts.ts'

export interface LaneOptions {
  /** Where the process leaves its number, so that the next start finds what a crash left running. */
  dataDir: string
  name: string
  vendorDir: string
  compilerDir: string
  log(line: string): void
}

export interface Work {
  path: string
  body: string | Uint8Array
  /** Of the processor's time, counted from when its own work begins. */
  maxMs: number
}

export interface Answer {
  status: number
  body: string | Uint8Array
  headers?: IncomingHttpHeaders
}

/** `late`: it was stopped. `died`: the process ended on it, twice. */
export type Outcome = Answer | 'late' | 'died'

/** How a job went, and why its process is to be replaced; null when it is not. */
interface Posted {
  outcome: Outcome
  why: string | null
}

const CANARY = JSON.stringify({
  config: { designSystem: 'html', styling: 'tailwind' },
  files: [{ name: 'App.tsx', code: 'export default () => <p className="p-4">Hello</p>' }],
})
const WATCH_EVERY_MS = 200
/** A process that has work and does nothing for so long has died inside. */
const SILENT_MS = 4_000
/** How much longer a job may take by the clock, on a machine that has no time for it. */
const STARVED_FACTOR = 6
const NOT_READY = 503

/**
 * One compiler process and the work it is at, one job at a time. A job that takes too long or ends the process goes
 * alone: what ended the process is tried once more in a new one, which has compiled a canary, before it is blamed.
 */
export class CompilerLane {
  readonly #options: LaneOptions
  #workerd: Promise<Workerd> | null = null
  #isBusy = false
  #isDisposed = false

  constructor(options: LaneOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await this.#running()
  }

  async canary(): Promise<void> {
    const { outcome } = await this.#post({ path: '/compile', body: CANARY, maxMs: COMPILE_MAX_S * 1000 })
    const status = typeof outcome === 'object' ? outcome.status : 0
    if (status !== 200 && status !== NOT_READY)
      throw new Error(`The compiler answered its canary with ${status || outcome}.`)
  }

  async run(work: Work): Promise<Outcome> {
    this.#isBusy = true
    try {
      for (let attempt = 1; ; attempt++) {
        const { outcome, why } = await this.#post(work)
        if (why === null) return outcome
        await this.#replace(why)
        if (outcome === 'late' || attempt === 2 || this.#isDisposed) return outcome
      }
    } finally {
      this.#isBusy = false
    }
  }

  /** Ends a process that has nothing to do; the next job starts another. */
  async rest(): Promise<void> {
    if (!this.#isBusy) await this.#stop()
  }

  async dispose(): Promise<void> {
    this.#isDisposed = true
    await this.#stop()
  }

  async #stop(): Promise<void> {
    const stopped = this.#workerd
    this.#workerd = null
    const current = await stopped?.catch(() => null)
    current?.kill()
    await current?.ended
  }

  #running(): Promise<Workerd> {
    this.#workerd ??= this.#start()
    return this.#workerd
  }

  #start(): Promise<Workerd> {
    const starting = startWorkerd(this.#options)
    const forget = () => {
      if (this.#workerd === starting) this.#workerd = null
    }
    starting.then(started => started.ended.then(forget), forget)
    return starting
  }

  async #replace(why: string): Promise<void> {
    await this.#stop()
    if (this.#isDisposed) return
    this.#options.log(`The compiler was restarted: ${why}.`)
    await this.canary()
  }

  async #post({ path, body, maxMs }: Work): Promise<Posted> {
    const workerd = await this.#running()
    const watch = watched(workerd, maxMs)
    try {
      const response = await posted(`${workerd.url}${path}`, body, watch.signal)
      // A runtime that ran out of stack answers for the work, which then is still half done in it.
      if (response.status >= 500 && response.status !== NOT_READY)
        return { outcome: 'died', why: `it answered ${response.status}` }
      const answer = { status: response.status, body: response.body, headers: response.headers }
      return { outcome: answer, why: response.isFatal ? 'it failed on a job' : null }
    } catch {
      return watch.stopped() ?? { outcome: 'died', why: 'it ended' }
    } finally {
      watch.end()
    }
  }
}

/** On a connection of its own: one that is kept may be closed by the other side just when it is used again. */
async function posted(
  url: string,
  body: string | Uint8Array,
  signal: AbortSignal,
): Promise<Answer & { isFatal: boolean }> {
  const asked = request(url, { method: 'POST', agent: false, signal })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    body: await buffer(response),
    headers: response.headers,
    isFatal: response.headers[FATAL_HEADER] !== undefined,
  }
}

/** Ends a job by the time its process was at it, not by the clock: a busy machine is no fault of the job. */
function watched(workerd: Workerd, maxMs: number) {
  const controller = new AbortController()
  const startedAt = Date.now()
  const before = workerd.usage()
  let seen = { cpuMs: before?.cpuMs ?? 0, at: startedAt }
  let stopped: Posted | null = null
  const stop = (outcome: 'late' | 'died', why: string) => {
    stopped = { outcome, why }
    controller.abort()
  }
  const late = () => stop('late', `a job took longer than ${maxMs / 1000} s`)
  const timer = setInterval(() => {
    const now = Date.now()
    const usage = before && workerd.usage()
    if (!usage) return now - startedAt > maxMs && late()
    if (usage.cpuMs > seen.cpuMs || !usage.isIdle) seen = { cpuMs: usage.cpuMs, at: now }
    if (usage.cpuMs - before.cpuMs > maxMs || now - startedAt > maxMs * STARVED_FACTOR) late()
    else if (now - seen.at > SILENT_MS) stop('died', 'it fell silent')
  }, WATCH_EVERY_MS)
  return { signal: controller.signal, stopped: () => stopped, end: () => clearInterval(timer) }
}
