import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ProviderAsked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown> | null
}

type Answering = (asked: ProviderAsked, response: ServerResponse) => Promise<void> | void

/** A provider of OpenAI's API over real HTTP and SSE, which says in its usage what it has counted. */
export class OpenAiDouble {
  readonly asked: ProviderAsked[] = []
  /** How many answers the other side ended before they were whole. */
  cancelled = 0
  /** Tokens of every answer. */
  usage = { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 }
  /** In the place of what it says otherwise. */
  answer: Answering | null = null
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async start(): Promise<OpenAiDouble> {
    const double = new OpenAiDouble()
    await new Promise<void>(done => double.#server.listen(0, '127.0.0.1', done))
    return double
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const path = (request.url ?? '').replace(/^\/v1\//, '')
    const body = text === '' ? null : (JSON.parse(text) as Record<string, unknown>)
    const asked = { method: request.method ?? '', path, headers: request.headers, body }
    this.asked.push(asked)
    response.on('close', () => {
      if (!response.writableFinished) this.cancelled += 1
    })
    if (this.answer) return this.answer(asked, response)
    if (body?.stream === true) return this.stream(asked, response, ['Hel', 'lo', '!'])
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'provider=1',
      'openai-organization': 'org-secretive',
      'x-ratelimit-remaining-requests': '9',
    })
    response.end(JSON.stringify(this.#whole(path)))
  }

  #whole(path: string): object {
    if (path === 'models') return { object: 'list', data: MODELS }
    if (path === 'embeddings')
      return { object: 'list', data: [{ index: 0, embedding: [0.1] }], usage: this.usage }
    if (path === 'images/generations') return { created: 1, data: [{ b64_json: 'AAAA' }] }
    const { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens } = this.usage
    if (path === 'responses')
      return { object: 'response', output: [], usage: { input_tokens, output_tokens, total_tokens } }
    return { choices: [{ message: { role: 'assistant', content: 'Hello!' } }], usage: this.usage }
  }

  /** A streamed answer of chat/completions, as the provider tells it. */
  async stream(
    { body }: ProviderAsked,
    response: ServerResponse,
    words: readonly string[],
    pause: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`)
    const isCounted =
      (body?.stream_options as { include_usage?: boolean } | undefined)?.include_usage === true
    for (const content of words) {
      say({ choices: [{ index: 0, delta: { content } }], ...(isCounted ? { usage: null } : {}) })
      await pause()
    }
    if (isCounted) say({ choices: [], usage: this.usage })
    response.end('data: [DONE]\n\n')
  }
}

const MODELS = [
  { id: 'gpt-4o-mini', object: 'model', created: 1_721_172_741, owned_by: 'system' },
  { id: 'ft:gpt-4o-mini:secretive::abc', object: 'model', created: 1_721_172_742, owned_by: 'secretive-inc' },
]
