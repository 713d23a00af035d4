import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatOf } from '#tests/support/provider/wires/format-of.ts'
import type { Finish, ProviderRequest, Usage, Wire } from '#tests/support/provider/wires/wire.ts'

/** What the provider does with one request; it gets the parts of a streamed answer to say. */
export type Script = (say: Speech, request: ProviderRequest) => Promise<void> | void

/** A model provider over real HTTP and SSE, in the formats of all of them, whose answers a test writes. */
export class ScriptedProvider {
  readonly requests: ProviderRequest[] = []
  /** How many requests the other side ended before we did. */
  cancelled = 0
  /** What it says it has. */
  models: string[] = ['scripted']
  /** What it says of each of them beside the name. */
  about: object = {}
  /** The key it takes; null: any, and none. */
  key: string | null = null
  /** The keys with which it was asked for its models. */
  readonly listed: string[] = []
  script: Script = say => say.text('Nothing to say.')
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async start(port = 0): Promise<ScriptedProvider> {
    const provider = new ScriptedProvider()
    await new Promise<void>((done, fail) => {
      provider.#server.once('error', fail).listen(port, '127.0.0.1', done)
    })
    return provider
  }

  /** The base address for clients of every format. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** Cuts every answer that is being given. */
  stopTalking(): void {
    this.#server.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.stopTalking()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return this.#list(request, response)
    const { wire, read } = formatOf(request.url ?? '')
    const body: unknown = JSON.parse(await textOf(request))
    const asked = { ...read(body as never), authorization: keyOf(request), body }
    this.requests.push(asked)
    response.on('close', () => {
      if (!response.writableFinished) this.cancelled += 1
    })
    const speech = new Speech(response, wire)
    if (this.#isRefused(asked.authorization))
      return speech.fail(401, `Incorrect API key provided: ${asked.authorization}`)
    await this.script(speech, asked)
    speech.end()
  }

  #isRefused(authorization: string): boolean {
    return this.key !== null && authorization.replace('Bearer ', '') !== this.key
  }

  #list(request: IncomingMessage, response: ServerResponse): void {
    const authorization = keyOf(request)
    this.listed.push(authorization)
    const isRefused = this.#isRefused(authorization)
    const body = isRefused
      ? { error: { message: `Incorrect API key provided: ${authorization}` } }
      : 'x-goog-api-key' in request.headers
        ? { models: this.models.map(googleModel) }
        : { data: this.models.map(id => ({ id, object: 'model', ...this.about })) }
    response
      .writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  }
}

const googleModel = (model: string) => ({
  name: `models/${model}`,
  supportedGenerationMethods: ['generateContent'],
})

const keyOf = ({ headers }: IncomingMessage): string =>
  headers.authorization ?? String(headers['x-api-key'] ?? headers['x-goog-api-key'] ?? '')

/** The parts of one streamed answer. */
export class Speech {
  readonly #response: ServerResponse
  readonly #wire: Wire
  #calls = 0
  #finish: Finish = 'stop'
  #usage: Usage | undefined
  #isOver = false

  constructor(response: ServerResponse, wire: Wire) {
    this.#response = response
    this.#wire = wire
  }

  text(text: string): void {
    this.#send(this.#wire.text(text))
  }

  thought(text: string): void {
    this.#send(this.#wire.thought(text))
  }

  /** A tool call whose arguments arrive in pieces of `pieceLength`. */
  tool(name: string, input: object, pieceLength = 20): void {
    this.toolJson(name, JSON.stringify(input), pieceLength)
  }

  /** The same with arguments that need not be JSON. */
  toolJson(name: string, json: string, pieceLength = 20): void {
    this.toolBegins(name)
    for (let at = 0; at < json.length; at += pieceLength) this.toolPiece(json.slice(at, at + pieceLength))
    this.toolEnds()
  }

  /** A call in pieces of one's own time. */
  toolBegins(name: string): void {
    this.#finish = 'tool'
    this.#send(this.#wire.toolStart(`call-${this.#calls++}-${Date.now()}`, name))
  }

  toolPiece(json: string): void {
    this.#send(this.#wire.toolInput(json))
  }

  toolEnds(): void {
    this.#send(this.#wire.toolEnd())
  }

  /** A call that has begun and is not ended. */
  openTool(name: string, json: string): void {
    this.#send(this.#wire.toolStart(`call-${this.#calls++}-${Date.now()}`, name))
    this.#send(this.#wire.toolInput(json))
  }

  /** Answers with a status instead of a stream. */
  fail(status: number, message: string, headers: Record<string, string> = {}): void {
    this.#isOver = true
    this.#response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(
      JSON.stringify({
        type: 'error',
        error: { type: 'scripted_error', message, code: status, status: 'X' },
      }),
    )
  }

  /** Any bytes, instead of an answer or in the middle of one. */
  raw(bytes: string | Uint8Array, contentType = 'text/event-stream'): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, { 'content-type': contentType })
    this.#response.write(bytes)
  }

  /** A failure that the provider tells in the middle of its stream. */
  streamError(message: string): void {
    this.#send(this.#wire.error(message))
  }

  /** Says nothing more and never ends. */
  hang(): Promise<void> {
    return this.closed()
  }

  /** Until the connection is over, by whomever. */
  closed(): Promise<void> {
    return new Promise(done => this.#response.on('close', done))
  }

  /** Begins an answer and says nothing. */
  openOnly(): void {
    this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
    this.#response.flushHeaders()
  }

  /** Cuts the connection in the middle. */
  cut(): void {
    this.#isOver = true
    this.#response.destroy()
  }

  /** Ends the stream properly for HTTP, without having said that the answer is over. */
  halfClose(): void {
    this.#isOver = true
    this.#response.end()
  }

  /** Why the answer ends; without it `stop`, or `tool` after a call. */
  because(reason: Finish): void {
    this.#finish = reason
  }

  /** What it says that it took. */
  took(usage: Usage): void {
    this.#usage = usage
  }

  end(): void {
    if (this.#isOver || this.#response.destroyed) return
    this.#send(this.#wire.finish(this.#finish, this.#usage))
    this.#response.end()
  }

  #send(part: string): void {
    if (!this.#response.headersSent) {
      this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
      this.#response.write(this.#wire.open())
    }
    if (part) this.#response.write(part)
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
