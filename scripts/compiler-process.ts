import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { COMPILER_OUT } from '#scripts/build-compiler.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { killOrphan, startWorkerd, type Workerd } from '#scripts/workerd-process.ts'
import { failure, problem } from '#server/compiler/diagnostics.ts'
import { COMPILE_MAX_S } from '#shared/artifacts.ts'

export interface CompilerOptions {
  /** Where the process leaves its number, so that the next start finds what a crash left running. */
  dataDir: string
  log: (line: string) => void
  vendorDir?: string
  compilerDir?: string
  maxMs?: number
}

export interface CompilerProcess {
  url: string
  /** Ends when the runtime has optimised what compiles; somebody who asks meanwhile waits for no more than one turn. */
  warmUp(): Promise<void>
  dispose(): Promise<void>
}

interface Answer {
  status: number
  body: string
}

const MAX_BODY_BYTES = 40_000_000
/** After so many designs one takes a quarter of the time of the first; between two of them everybody else has a go. */
const WARM_TURNS = 8
const WARM_REST_MS = 400
const CANARY = JSON.stringify({
  config: { designSystem: 'html', styling: 'tailwind' },
  files: [{ name: 'App.tsx', code: 'export default () => <p className="p-4">Hello</p>' }],
})

/**
 * The compiler as a process of its own behind a small gateway: one design at a time, killed when it takes longer
 * than 20 s or died on one, and replaced by a process that has compiled a canary.
 */
export async function startCompiler(options: CompilerOptions): Promise<CompilerProcess> {
  const { dataDir, log, vendorDir = VENDOR_OUT, compilerDir = COMPILER_OUT } = options
  const maxMs = options.maxMs ?? COMPILE_MAX_S * 1000
  killOrphan(dataDir)
  let workerd: Promise<Workerd> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let isDisposed = false

  const running = (): Promise<Workerd> => {
    workerd ??= start()
    return workerd
  }

  function start(): Promise<Workerd> {
    const starting = startWorkerd({ dataDir, vendorDir, compilerDir })
    const forget = () => {
      if (workerd === starting) workerd = null
    }
    starting.then(started => started.ended.then(forget), forget)
    return starting
  }

  async function replace(why: string): Promise<void> {
    const old = await workerd?.catch(() => null)
    old?.kill()
    workerd = null
    if (isDisposed) return
    log(`The compiler was restarted: ${why}.`)
    await canary()
  }

  async function canary(): Promise<void> {
    const { status } = await post(await running(), CANARY, COMPILE_MAX_S * 1000)
    if (status !== 200 && status !== 503) throw new Error(`The compiler answered its canary with ${status}.`)
  }

  async function warm(turn: number): Promise<boolean> {
    const { status } = await post(await running(), String(turn), maxMs, '/warm')
    return status === 204
  }

  async function compile(body: string): Promise<Answer> {
    const process = await running()
    try {
      const answer = await post(process, body, maxMs)
      if (answer.isFatal) await replace('it failed on a design')
      return answer
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      await replace(isLate ? `a design took longer than ${maxMs / 1000} s` : 'it ended while compiling')
      const output = isLate
        ? problem(
            'error',
            'timeout',
            `The design took longer than ${maxMs / 1000} seconds to compile and was stopped.`,
          )
        : problem('error', 'crashed', 'The compiler ended while compiling this design.')
      return { status: 200, body: JSON.stringify(failure(output)) }
    }
  }

  const server = createServer((request, response) => {
    if (request.method === 'GET') return send(response, { status: 200, body: 'ok' })
    readBody(request)
      .then(body => {
        if (body === null) return { status: 413, body: 'Too large' }
        const turn = last.then(() => compile(body))
        last = turn.catch(() => {})
        return turn
      })
      .then(answer => send(response, answer))
      .catch(error => {
        log(`The compiler could not answer: ${error instanceof Error ? error.message : String(error)}`)
        send(response, { status: 500, body: 'The compiler is not available.' })
      })
  })
  server.requestTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  await running()
  // The first design then finds a warm compiler.
  last = canary().catch(error => log(String(error)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async warmUp() {
      for (let turn = 0; turn < WARM_TURNS; turn++) {
        const done = last.then(async () => !isDisposed && (await warm(turn)))
        last = done.catch(() => {})
        // A compiler that cannot be warmed up says so when it is asked for something.
        if (!(await done.catch(() => false))) return
        await new Promise(resolve => setTimeout(resolve, WARM_REST_MS).unref())
      }
    },
    async dispose() {
      isDisposed = true
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      const current = await workerd?.catch(() => null)
      current?.kill()
      await current?.ended
    },
  }
}

async function post(
  { url }: Workerd,
  body: string,
  maxMs: number,
  path = '/compile',
): Promise<Answer & { isFatal: boolean }> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body, signal: AbortSignal.timeout(maxMs) })
  const isFatal = response.headers.has('x-compiler-fatal')
  return { status: response.status, body: await response.text(), isFatal }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (response.destroyed) return
  response
    .writeHead(status, { 'content-type': body.startsWith('{') ? 'application/json' : 'text/plain' })
    .end(body)
}
