import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PATH = /^\/client\/v4\/zones\/[0-9a-f]{32}\/custom_hostnames(?:\/([\w-]+))?$/

/** Custom hostnames as the platform's API keeps them: made, asked about, and deleted, with a token. */
export class EdgeDouble {
  readonly hostnames = new Map<string, { hostname: string; ssl: { status: string } }>()
  /** Whether a search for a name finds those that contain it, too. */
  isLoose = false
  token = 'edge-token-1234567890'
  readonly #server: Server
  #count = 0

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const { status, body } = this.#answer(
        request.method ?? 'GET',
        new URL(request.url ?? '', 'http://edge'),
        request.headers.authorization,
        Buffer.concat(pieces).toString(),
      )
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }

  static async start(): Promise<EdgeDouble> {
    const double = new EdgeDouble()
    await new Promise<void>(done => {
      double.#server.listen(0, '127.0.0.1', done)
    })
    return double
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/client/v4`
  }

  get hosts(): string[] {
    return [...this.hostnames.values()].map(({ hostname }) => hostname)
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #answer(method: string, url: URL, authorization: string | undefined, text: string) {
    const [path, id = ''] = PATH.exec(url.pathname) ?? []
    if (path === undefined) return failed(404, 7003, 'Could not route')
    if (authorization !== `Bearer ${this.token}`) return failed(403, 10000, 'Authentication error')
    if (method === 'POST') {
      const { hostname, ssl } = JSON.parse(text) as { hostname?: string; ssl?: { method: string } }
      if (!hostname || ssl?.method !== 'http') return failed(400, 1004, 'Invalid')
      if (this.hosts.includes(hostname)) return failed(409, 1406, 'Duplicate custom hostname found.')
      const made = { hostname, ssl: { status: 'pending_validation' } }
      this.hostnames.set(`hostname-${++this.#count}`, made)
      return done({ id: `hostname-${this.#count}`, ...made })
    }
    if (method === 'GET' && !id) {
      const name = url.searchParams.get('hostname') ?? ''
      const found = [...this.hostnames].filter(([, { hostname }]) =>
        this.isLoose ? hostname.includes(name) : hostname === name,
      )
      return done(found.map(([of, each]) => ({ id: of, ...each })))
    }
    const known = this.hostnames.get(id)
    if (!known) return failed(404, 1436, 'The custom hostname was not found.')
    if (method === 'DELETE') this.hostnames.delete(id)
    return done({ id, ...known })
  }
}

const done = (result: unknown) => ({ status: 200, body: { success: true, errors: [], result } })
const failed = (status: number, code: number, message: string) => ({
  ...{ status, body: { success: false, errors: [{ code, message }], result: null } },
})
