import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ProviderRequest {
  messages: { role: string; content: unknown }[]
  tools?: { function: { name: string } }[]
  authorization: string
}

/** What the provider does with one request; it gets the parts of a chat completion stream to say. */
export type Script = (say: Speech, request: ProviderRequest) => Promise<void> | void

/** An OpenAI-compatible server over real HTTP and SSE, whose answers a test writes. */
export class ScriptedProvider {
  readonly requests: ProviderRequest[] = []
  /** How many requests the other side ended before we did. */
  cancelled = 0
  script: Script = say => say.text('Nothing to say.')
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async start(): Promise<ScriptedProvider> {
    const provider = new ScriptedProvider()
    await new Promise<void>(done => provider.#server.listen(0, '127.0.0.1', done))
    return provider
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as ProviderRequest
    const asked = { ...body, authorization: request.headers.authorization ?? '' }
    this.requests.push(asked)
    response.on('close', () => {
      if (!response.writableFinished) this.cancelled += 1
    })
    const speech = new Speech(response)
    await this.script(speech, asked)
    speech.end()
  }
}

/** The parts of one streamed answer. */
export class Speech {
  readonly #response: ServerResponse
  #calls = 0
  #finish = 'stop'
  #isOver = false

  constructor(response: ServerResponse) {
    this.#response = response
  }

  text(text: string): void {
    this.#delta({ content: text })
  }

  thought(text: string): void {
    this.#delta({ reasoning_content: text })
  }

  /** A tool call whose arguments arrive in pieces of `pieceLength`. */
  tool(name: string, input: object, pieceLength = 20): void {
    const index = this.#calls++
    this.#finish = 'tool_calls'
    const call = (part: object) => this.#delta({ tool_calls: [{ index, ...part }] })
    call({ id: `call-${index}-${Date.now()}`, type: 'function', function: { name, arguments: '' } })
    const json = JSON.stringify(input)
    for (let at = 0; at < json.length; at += pieceLength)
      call({ function: { arguments: json.slice(at, at + pieceLength) } })
  }

  /** Answers with a status instead of a stream. */
  fail(status: number, message: string): void {
    this.#isOver = true
    this.#response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message } }))
  }

  /** Says nothing more and never ends. */
  hang(): Promise<void> {
    return new Promise(done => this.#response.on('close', done))
  }

  /** Cuts the connection in the middle. */
  cut(): void {
    this.#isOver = true
    this.#response.destroy()
  }

  end(): void {
    if (this.#isOver || this.#response.destroyed) return
    this.#send({ choices: [{ index: 0, delta: {}, finish_reason: this.#finish }] })
    this.#send({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 } })
    this.#response.end('data: [DONE]\n\n')
  }

  #delta(delta: object): void {
    this.#send({ choices: [{ index: 0, delta, finish_reason: null }] })
  }

  #send(part: object): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { id: 'chat', object: 'chat.completion.chunk', created: 1, model: 'scripted', ...part }
    this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
