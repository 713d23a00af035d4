import type { CompileReply, CompileRequest } from './compile-worker.ts'

type Request = Omit<Extract<CompileRequest, { type: 'compile' }>, 'type' | 'id'>

/** Far above what the largest design takes, packages included. */
const ANSWER_MAX_MS = 20_000

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, (reply: CompileReply) => void>()

/** Starts the app's one compile worker and what it compiles with, so that the first design does not wait for it. */
export function warmCompiler(): void {
  if (!worker) send({ type: 'warm' })
}

/** Compiles what changed of a design, in the app's one worker. */
export function compileLive(request: Request): Promise<CompileReply> {
  lastId += 1
  const id = lastId
  return new Promise(resolve => {
    const timer = setTimeout(() => endWorker('the compiler does not answer'), ANSWER_MAX_MS)
    waiting.set(id, reply => {
      clearTimeout(timer)
      resolve(reply)
    })
    send({ type: 'compile', id, ...request })
  })
}

export function forgetDesign(design: string): void {
  if (worker) send({ type: 'forget', design })
}

function send(request: CompileRequest): void {
  worker ??= start()
  worker.postMessage(request)
}

function start(): Worker {
  const started = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    type: 'module',
    name: 'compile',
  })
  started.addEventListener('message', ({ data }: MessageEvent<CompileReply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  started.addEventListener('error', event => endWorker(event.message || 'the compiler ended'))
  return started
}

/** A worker that cannot run fails everything asked of it; the next question starts another. */
function endWorker(message: string): void {
  worker?.terminate()
  worker = null
  const asked = [...waiting]
  waiting.clear()
  for (const [id, done] of asked) done({ id, type: 'failed', message })
}
