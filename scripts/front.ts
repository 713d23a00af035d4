import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { pairsOf, withSender } from '#scripts/sender.ts'

interface FrontOptions {
  host: string
  /** A proxy before this one names the senders. */
  isProxied: boolean
}

/** How the Worker behind is reached: a socket of this user alone, or a loopback port where there are none such. */
export type Upstream = { socketPath: string } | { host: string; port: number }

/** All cookies that a browser keeps for one site are less; Node's own limit would refuse them unread. */
const MAX_HEADER_BYTES = 1024 * 1024
/** Longer than proxies keep theirs, so that none is closed just as it is used. */
const KEEP_ALIVE_MS = 75_000

/** Where others than this machine reach the port: tells the Worker who sends, which its own socket cannot know. */
export class Front {
  /** Null until the Worker is there. */
  upstream: Upstream | null = null
  readonly #options: FrontOptions
  readonly #agent = new Agent({ keepAlive: true })
  readonly #servers: Server[] = []

  constructor(options: FrontOptions) {
    this.#options = options
  }

  /** False when it cannot listen there. */
  async listen(port: number): Promise<boolean> {
    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS })
    server.on('request', (asked, reply) => this.#pass(asked, reply))
    server.on('upgrade', (asked, socket, head) => this.#upgrade(asked, socket, head))
    const isListening = await new Promise<boolean>(done => {
      server.once('error', () => done(false))
      server.listen(port, this.#options.host, () => done(true))
    })
    if (isListening) this.#servers.push(server)
    return isListening
  }

  close(): void {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
    this.#agent.destroy()
  }

  #ask(asked: IncomingMessage, own: string[]) {
    const { method, url: path, rawHeaders, socket } = asked
    const headers = withSender(rawHeaders, socket.remoteAddress, this.#options.isProxied)
    return request({
      ...this.upstream,
      agent: this.#agent,
      method,
      path,
      headers: [...endToEnd(headers), ...own],
    })
  }

  #pass(asked: IncomingMessage, reply: ServerResponse): void {
    if (!this.upstream) return void reply.writeHead(503, { 'retry-after': '1' }).end()
    // A body without a length of its own would be read as the next request behind here.
    const isChunked = asked.headers['transfer-encoding'] !== undefined
    const passed = this.#ask(asked, isChunked ? ['Transfer-Encoding', 'chunked'] : [])
    passed.on('response', answer => {
      reply.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders))
      answer.on('error', () => reply.destroy())
      answer.pipe(reply)
    })
    passed.on('error', () => {
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end()
    })
    reply.on('close', () => {
      passed.destroy()
      // Answered before all of it was read: who still sends is told by the end of the connection.
      if (!asked.complete) asked.destroy()
    })
    asked.on('error', () => passed.destroy())
    asked.pipe(passed)
  }

  /** From the handshake on bytes go through as they come; a side that is slow to take them stops the other. */
  #upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!this.upstream) return void socket.destroy()
    const passed = this.#ask(asked, ['Connection', 'Upgrade', 'Upgrade', asked.headers.upgrade ?? ''])
    const end = () => {
      passed.destroy()
      socket.destroy()
    }
    socket.on('error', end).on('close', end)
    passed.on('error', end)
    passed.on('upgrade', (answer, upstream, first) => {
      upstream.on('error', end).on('close', end)
      socket.write(headOf(answer, answer.rawHeaders))
      socket.write(first)
      upstream.write(head)
      socket.pipe(upstream).pipe(socket)
    })
    passed.on('response', answer => {
      // Whatever came next on this connection would be read by nobody here.
      socket.write(headOf(answer, [...endToEnd(answer.rawHeaders), 'Connection', 'close']))
      answer.pipe(socket)
    })
    passed.end()
  }
}

const HOP_BY_HOP = /^(?:connection|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i

/** The headers without those that belong to one connection. */
const endToEnd = (raw: readonly string[]): string[] =>
  pairsOf(raw)
    .filter(([name]) => !HOP_BY_HOP.test(name))
    .flat()

const headOf = ({ statusCode, statusMessage }: IncomingMessage, raw: readonly string[]): string =>
  [
    `HTTP/1.1 ${statusCode} ${statusMessage}`,
    ...pairsOf(raw).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
