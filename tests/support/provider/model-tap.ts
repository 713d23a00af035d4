import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { formatOf } from './wires/format-of.ts'
import type { ProviderRequest } from './wires/wire.ts'
import { withInstructions } from './with-instructions.ts'

interface TapOptions {
  /** Where the model really is. */
  upstream: string
  /** Never written down, whoever repeats them. */
  secrets: readonly string[]
  /** What the model is told in place of the product's instructions; null leaves them. */
  instructions: string | null
}

/** Headers of one connection, not of what is sent. */
const OF_CONNECTION = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
])

/**
 * Stands between the product and its model: passes everything on, key and all, and keeps what was asked and answered. What
 * a model heard back is known from nowhere else, and the same answers can be played again.
 */
export class ModelTap {
  /** What was asked since `into`. */
  requests: ProviderRequest[] = []
  #folder: string | null = null
  readonly #options: TapOptions
  readonly #server = createServer((request, response) => {
    this.#pass(request, response).catch(() => response.destroy())
  })

  private constructor(options: TapOptions) {
    this.#options = options
  }

  static async start(options: TapOptions): Promise<ModelTap> {
    const tap = new ModelTap(options)
    await new Promise<void>(done => tap.#server.listen(0, '127.0.0.1', done))
    return tap
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** From now on requests and answers are kept in this folder. */
  into(folder: string | null): void {
    this.#folder = folder
    this.requests = []
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    const given = await bytesOf(asked)
    const body = asked.method === 'POST' ? this.#told(path, given) : given
    const keep = asked.method === 'POST' ? this.#keep(path, body) : () => undefined
    const url = new URL(this.#options.upstream + path)
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !OF_CONNECTION.has(name)),
    )
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const upstream = send(url, {
      method: asked.method,
      headers: { ...headers, ...(body.length > 0 && { 'content-length': body.length }) },
    })
    answer.on('close', () => upstream.destroy())
    upstream.on('error', () => answer.destroy())
    upstream.on('response', response => {
      const pieces: Buffer[] = []
      const { connection: _, 'transfer-encoding': __, ...rest } = response.headers
      answer.writeHead(response.statusCode ?? 502, rest)
      response.on('data', piece => pieces.push(piece))
      // A stream that breaks off was an answer as well.
      response.on('close', () => keep(response.statusCode ?? 502, Buffer.concat(pieces).toString('utf8')))
      response.on('error', () => answer.destroy())
      response.pipe(answer)
    })
    upstream.end(body)
  }

  #told(path: string, body: Buffer): Buffer {
    const { instructions } = this.#options
    if (instructions === null) return body
    return Buffer.from(
      JSON.stringify(withInstructions(path, JSON.parse(body.toString('utf8')), instructions)),
    )
  }

  /** Remembers what is asked; gives what keeps its answer. */
  #keep(path: string, bytes: Buffer): (status: number, text: string) => void {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    const request = { ...formatOf(path.split('?')[0] ?? '').read(body as never), authorization: '', body }
    this.requests.push(request)
    if (this.#folder === null) return () => undefined
    const place = join(this.#folder, String(this.requests.length).padStart(2, '0'))
    const write = (name: string, text: string) =>
      writeFileSync(join(place, name), withoutSecrets(text, this.#options.secrets))
    mkdirSync(place, { recursive: true })
    write('request.json', JSON.stringify({ wire: request.wire, body }, null, 2))
    return (status, text) => write(status === 200 ? 'answer.sse' : `answer.${status}.txt`, text)
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
