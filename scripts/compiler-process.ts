import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { COMPILER_OUT } from '#scripts/build-compiler.ts'
import { type Answer, CompilerLane, type Outcome, type Work } from '#scripts/compiler-lane.ts'
import { killOrphan } from '#scripts/orphan.ts'
import { memoryByProgram } from '#scripts/process-usage.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import { ACCOUNT_HEADER, type CompilerState, MAX_MS } from '#server/compiler/compiler-port.ts'
import { crashed } from '#server/compiler/diagnostics.ts'
import { FairQueue, TooMuchWaiting } from '#server/compiler/fair-queue.ts'
import { lateAnswer } from '#server/compiler/late-answer.ts'
import { STAND_INS_HEADER } from '#server/features/exports/project/project-request.ts'

export interface CompilerOptions {
  /** Where the processes leave their numbers, so that the next start finds what a crash left running. */
  dataDir: string
  log: (line: string) => void
  vendorDir?: string
  compilerDir?: string
  maxMs?: number
}

export interface CompilerProcess {
  /** With a secret in its path: whoever knows it may compile. */
  url: string
  /** Ends when the runtime has optimised what compiles; somebody who asks meanwhile waits for no more than one turn. */
  warmUp(): Promise<void>
  dispose(): Promise<void>
}

/** By which the processes are remembered in the data folder. */
const NAMES = ['compiler', 'compiler-spare'] as const
const MAX_BODY_BYTES = 40_000_000
/** After so many designs one takes a quarter of the time of the first; between two of them everybody else has a go. */
const WARM_TURNS = 8
const WARM_REST_MS = 400
/** A second process is started for those who wait for a long job, and goes when it was not needed for so long. */
const SPARE_IDLE_MS = 60_000
/** The account of what nobody asked for. */
const OWN = ''

/**
 * The compiler as processes of its own behind a small gateway: accounts in turn, one job at a time in a process, which
 * is killed with the job that takes too long or ends it, and replaced.
 */
export async function startCompiler(options: CompilerOptions): Promise<CompilerProcess> {
  const { dataDir, log, vendorDir = VENDOR_OUT, compilerDir = COMPILER_OUT } = options
  const lane = (name: string) => new CompilerLane({ dataDir, name, vendorDir, compilerDir, log })
  await Promise.all(NAMES.map(name => killOrphan(dataDir, name)))
  const [main, spare] = [lane(NAMES[0]), lane(NAMES[1])]
  const queue = new FairQueue({ lanes: [main, spare] })
  let isDisposed = false
  let idle: ReturnType<typeof setTimeout> | undefined

  async function work(account: string, work: Work): Promise<Answer> {
    const outcome = await queue.run(account, async lane => {
      if (lane === spare) clearTimeout(idle)
      const outcome = await lane.run(work)
      if (lane === spare) idle = setTimeout(() => void spare.rest(), SPARE_IDLE_MS).unref()
      return outcome
    })
    return answerOf(outcome, work)
  }

  const secret = `/${randomBytes(16).toString('base64url')}`
  const server = createServer((request, response) => {
    if (!isAsked(request, secret)) return send(response, { status: 404, body: 'Not found' })
    const path = (request.url ?? '').slice(secret.length)
    if (request.method === 'GET')
      return send(response, { status: 200, body: path === '/state' ? stateOf(queue) : 'ok' })
    const maxMs = options.maxMs ?? MAX_MS[path as keyof typeof MAX_MS]
    if (!maxMs || request.method !== 'POST') return send(response, { status: 404, body: 'Not found' })
    readBody(request)
      .then(body =>
        body === null
          ? { status: 413, body: 'Too large' }
          : work(String(request.headers[ACCOUNT_HEADER] ?? OWN), { path, body, maxMs }),
      )
      .then(answer => send(response, answer))
      .catch(error => {
        if (error instanceof TooMuchWaiting)
          return send(response, { status: 429, body: 'Too much is waiting.' })
        log(`The compiler could not answer: ${error instanceof Error ? error.message : String(error)}`)
        send(response, { status: 500, body: 'The compiler is not available.' })
      })
  })
  server.requestTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  await main.start()
  // The first design then finds a warm compiler.
  queue.run(OWN, () => main.canary()).catch(error => log(String(error)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${secret}`,
    async warmUp() {
      for (let turn = 0; turn < WARM_TURNS && !isDisposed; turn++) {
        const { status } = await work(OWN, { path: '/warm', body: String(turn), maxMs: MAX_MS['/compile'] })
        // A compiler that cannot be warmed up says so when it is asked for something.
        if (status !== 204) return
        await new Promise(resolve => setTimeout(resolve, WARM_REST_MS).unref())
      }
    },
    async dispose() {
      isDisposed = true
      clearTimeout(idle)
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await Promise.all([main.dispose(), spare.dispose()])
    },
  }
}

const stateOf = (queue: FairQueue<CompilerLane>): string =>
  JSON.stringify({ ...queue.length, memory: memoryByProgram() } satisfies CompilerState)

/** Loopback ports are everybody's on the machine, so who asks has to know the address. */
function isAsked({ url = '' }: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(url.slice(0, secret.length))
  const expected = Buffer.from(secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function answerOf(outcome: Outcome, { path, maxMs }: Work): Answer {
  if (typeof outcome === 'object') return outcome
  if (outcome === 'died' && path === '/compile') return { status: 200, body: JSON.stringify(crashed()) }
  return lateAnswer(path, maxMs)
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (response.destroyed) return
  const passed = Object.entries(headers).filter(([name]) => PASSED.has(name))
  const type = typeof body === 'string' && body.startsWith('{') ? 'application/json' : 'text/plain'
  const length = { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { 'content-type': type, ...length, ...Object.fromEntries(passed) }).end(body)
}

/** What of the headers of a job's answer is for whoever asked. */
const PASSED = new Set(['content-type', 'retry-after', STAND_INS_HEADER])
