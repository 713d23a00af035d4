import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

/** An Ollama: its own list of models, and everything else as the scripted provider says it, piece by piece. */
export class OllamaDouble {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  /** On its own port, 11434, where none is given. */
  static async start(
    provider: ScriptedProvider,
    model: string,
    port = 11_434,
    ofCloud: readonly string[] = [],
  ): Promise<OllamaDouble> {
    provider.models = [model, ...ofCloud]
    const tags = { models: [model, ...ofCloud].map(name => tagOf(name, ofCloud.includes(name))) }
    const server = createServer(async (request, response) => {
      if (request.url === '/api/tags') return response.end(JSON.stringify(tags))
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const answer = await fetch(new URL(request.url ?? '', provider.url), {
        method: request.method ?? 'GET',
        ...(request.method === 'POST' ? { body: Buffer.concat(pieces) } : {}),
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      for await (const piece of answer.body ?? []) response.write(piece)
      response.end()
    })
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
    return new OllamaDouble(server)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

/** As Ollama lists it: what its cloud answers is a few bytes here, and names its host. */
const tagOf = (name: string, isOfCloud: boolean) => ({
  ...{ name, model: name, modified_at: '2025-11-20T09:12:44.521Z', digest: '4f1c'.repeat(16) },
  ...(isOfCloud
    ? { remote_model: 'gpt-oss:120b', remote_host: 'https://ollama.com:443', size: 384 }
    : { size: 5_225_388_164 }),
  details: { parent_model: '', format: isOfCloud ? '' : 'gguf', family: 'qwen3', families: null },
})
