import { createServer, type Server } from 'node:http'
import { freePort } from '#tests/support/product/free-port.ts'

/** Another machine on the web, which notes everything that reaches it. */
export class Stranger {
  readonly url: string
  readonly heard: string[] = []
  readonly #server: Server

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`
    this.#server = createServer((request, response) => {
      this.heard.push(`${request.method} ${request.url}`)
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' })
        .end('hello')
    })
    this.#server.listen(port, '127.0.0.1')
  }

  static async listen(): Promise<Stranger> {
    return new Stranger(await freePort())
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
