import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'

const SECRET = 'sk_localdev'
const NOT_ALLOWED = 4001
const BODY_MAX_BYTES = 1_000_000
/** Messages of a client that change a document or storage, or speak to all. */
const WRITES = new Set([103, 201, 301])

interface Permissions {
  perms: Record<string, string[]>
  exp?: number
}

/**
 * Stands before the dev server and refuses what the cloud refuses: tokens that nobody gave out, the public key, writes
 * without permission, calls without the secret, bodies that are too large. Counts what passes, and can be away.
 */
export class LikeTheCloud {
  readonly #target: string
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #given = new Set<string>()
  readonly #open = new Set<WebSocket>()
  /** Writes that were dropped, and links that were refused. */
  droppedWrites = 0
  refusedLinks = 0
  bytes = { called: 0, told: 0 }
  calls: string[] = []
  /** While true, nothing is answered but that it is not there. */
  isAway = false

  private constructor(target: string) {
    this.#target = target
    this.#server = createServer((request, response) => void this.#answer(request, response))
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    )
  }

  static async start(target: string): Promise<LikeTheCloud> {
    const proxy = new LikeTheCloud(target)
    await new Promise<void>(done => proxy.#server.listen(0, '127.0.0.1', done))
    return proxy
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  get links(): number {
    return this.#open.size
  }

  /** Cuts every link, as a network does. */
  cut(): void {
    for (const socket of this.#open) socket.terminate()
  }

  async stop(): Promise<void> {
    this.cut()
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const { method = 'GET', url = '/' } = request
    const authorization = request.headers.authorization ?? ''
    const refuse = (status: number) => response.writeHead(status).end()
    if (this.isAway) return void refuse(503)
    if (url.startsWith('/v2/') && authorization !== `Bearer ${SECRET}`) return void refuse(401)
    if (body.length > BODY_MAX_BYTES) return void refuse(413)
    this.calls.push(`${method} ${url.split('?')[0]}`)
    this.bytes.called += body.length
    try {
      const answer = await fetch(new URL(url, this.#target), {
        method,
        headers: { authorization, 'content-type': request.headers['content-type'] ?? 'application/json' },
        body: method === 'GET' || method === 'HEAD' ? null : body,
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (url.startsWith('/v2/authorize-user') && answer.ok)
        this.#given.add((JSON.parse(bytes.toString()) as { token: string }).token)
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type }).end(bytes)
    } catch {
      refuse(502)
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.isAway) return void socket.destroy()
    this.#sockets.handleUpgrade(request, socket, head, client => this.#link(request.url ?? '/', client))
  }

  #link(path: string, client: WebSocket): void {
    const { searchParams } = new URL(path, this.#target)
    const [token, room] = [searchParams.get('tok') ?? '', searchParams.get('roomId') ?? '']
    const allowed = this.#given.has(token) ? (permissionsOf(token).perms[room] ?? []) : []
    if (allowed.length === 0) {
      this.refusedLinks += 1
      client.close(NOT_ALLOWED, 'no access to this room')
      return
    }
    const server = new WebSocket(new URL(path, this.#target.replace(/^http/, 'ws')))
    const early: string[] = []
    this.#open.add(client)
    client.on('message', data => {
      const text = String(data)
      const passed = allowed.includes('room:write') ? text : this.#withoutWrites(text)
      if (passed === null) return
      if (server.readyState === WebSocket.OPEN) server.send(passed)
      else early.push(passed)
    })
    server.on('open', () => {
      for (const text of early) server.send(text)
    })
    server.on('message', data => {
      const text = String(data)
      this.bytes.told += text.length
      client.send(text)
    })
    const end = (other: WebSocket) => (code: number, reason: Buffer) => {
      this.#open.delete(client)
      if (code >= 3000 || code === 1000) other.close(code, reason)
      else other.terminate()
    }
    client.on('close', end(server))
    server.on('close', end(client))
    for (const side of [client, server]) side.on('error', () => undefined)
  }

  /** Null when nothing is left of it. */
  #withoutWrites(text: string): string | null {
    if (!text.startsWith('[')) return text
    const messages = JSON.parse(text) as { type: number }[]
    const left = messages.filter(({ type }) => !WRITES.has(type))
    this.droppedWrites += messages.length - left.length
    return left.length > 0 ? JSON.stringify(left) : null
  }
}

function permissionsOf(token: string): Permissions {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Permissions
}
