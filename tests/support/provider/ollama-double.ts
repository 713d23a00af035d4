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
  static async start(provider: ScriptedProvider, model: string, port = 11_434): Promise<OllamaDouble> {
    provider.models = [model]
    const server = createServer(async (request, response) => {
      if (request.url === '/api/tags') return response.end(JSON.stringify({ models: [{ name: model }] }))
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
