import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { redPng } from '#tests/support/red-png.ts'
import { answerWithGit } from './git-backend.ts'
import { HostAccounts } from './host-accounts.ts'
import { showsPage } from './host-pages.ts'
import { answerRest, hasRepository, type RestAnswer } from './host-rest.ts'
import { Repositories, type RepositoryMade } from './repositories.ts'

/** How the host fails while this is set, for requests whose method and path it matches. */
interface Fault {
  on: RegExp
  as: 'hang' | 'cut' | { status: number; body: object; headers?: Record<string, string> }
  /** How often; always unless told. */
  times?: number
}

/** A code host: its REST API, its page of consent and, behind both, the real git with real repositories. */
export class HostDouble {
  readonly accounts = new HostAccounts()
  readonly repositories = new Repositories()
  readonly webhookSecret = 'CANARYwebhooksecret'
  readonly clientSecret = 'CANARYclientsecret'
  readonly asked: string[] = []
  /** Sizes of what git was sent and gave, by the path. */
  readonly packs: { path: string; sent: number; given: number }[] = []
  /** `login owner/name` of repositories that somebody may not see, or only read. */
  readonly hidden = new Set<string>()
  readonly readOnly = new Set<string>()
  readonly faults: Fault[] = []
  /** The product that the app belongs to: its pages lead back there, and it hears of what is done on them. */
  product: string | null = null
  /** Called before git is handed a push; a test may wait in it. */
  beforePush: (() => Promise<void>) | null = null
  /** Called when git has taken a push, before it is answered. */
  afterPush: (() => Promise<void>) | null = null
  /** Called with every request before anything is done about it. */
  onRequest: ((named: string) => Promise<void> | undefined) | null = null
  readonly #server: Server
  readonly #hanging = new Set<ServerResponse>()
  #url = ''

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(error => {
        if (!response.headersSent) response.writeHead(500)
        response.end(String(error))
      })
    })
  }

  static async start(): Promise<HostDouble> {
    const double = new HostDouble()
    await new Promise<void>(done => double.#server.listen(0, '127.0.0.1', done))
    double.#url = `http://127.0.0.1:${(double.#server.address() as AddressInfo).port}`
    return double
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(done => this.#server.close(done))
    this.repositories.remove()
  }

  get url(): string {
    return this.#url
  }

  get apiUrl(): string {
    return `${this.#url}/api/v3`
  }

  settings(key: 'pkcs1' | 'pkcs8' = 'pkcs1'): Record<string, string> {
    return {
      GITHUB_APP_ID: this.accounts.appId,
      GITHUB_APP_PRIVATE_KEY: this.accounts.privateKey(key),
      GITHUB_APP_SLUG: 'maquette-double',
      GITHUB_CLIENT_ID: 'client-double',
      GITHUB_CLIENT_SECRET: this.clientSecret,
      GITHUB_URL: this.#url,
      GITHUB_API_URL: this.apiUrl,
      GITHUB_WEBHOOK_SECRET: this.webhookSecret,
    }
  }

  avatarUrl(login: string): string {
    return `${this.#url}/avatars/${login}.png`
  }

  mayPush(login: string, { owner, name }: RepositoryMade): boolean {
    return !this.readOnly.has(`${login} ${owner}/${name}`)
  }

  /** A webhook, signed as the host signs it. */
  deliver(productUrl: string, kind: string, payload: object, secret = this.webhookSecret): Promise<Response> {
    const body = JSON.stringify(payload)
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    return fetch(`${productUrl}/api/github/webhook`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-github-event': kind,
        'x-hub-signature-256': signature,
      },
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const { pathname, searchParams } = new URL(request.url ?? '/', this.#url)
    const named = `${request.method} ${pathname}${searchParams.has('service') ? `?${searchParams}` : ''}`
    this.asked.push(named)
    await this.onRequest?.(named)
    const fault = this.#faultOn(named)
    if (fault === 'hang') return void this.#hanging.add(response)
    if (fault !== null && typeof fault === 'object') return send(response, fault)
    if (await showsPage(this, { method: request.method ?? '', pathname, searchParams, body }, response))
      return
    if (pathname.startsWith('/avatars/')) return void response.end(redPng(4, 4))
    if (pathname === '/login/oauth/access_token') return send(response, this.#exchange(body))
    if (pathname.startsWith('/api/v3/')) {
      const token = String(request.headers.authorization ?? '').replace(/^(?:Bearer|token) /i, '')
      const path = pathname.slice('/api/v3'.length)
      const json = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
      return send(
        response,
        answerRest(this, { method: request.method ?? '', path, query: searchParams, token, body: json }),
      )
    }
    return this.#answerGit(request, response, body, pathname, fault === 'cut')
  }

  #faultOn(named: string): Fault['as'] | null {
    const at = this.faults.findIndex(({ on }) => on.test(named))
    const fault = this.faults[at]
    if (!fault) return null
    if (fault.times !== undefined && --fault.times <= 0) this.faults.splice(at, 1)
    return fault.as
  }

  #exchange(body: Buffer): RestAnswer {
    const text = body.toString()
    // The product asks in JSON, and whoever logs in by the host does it with a form.
    const given = (
      text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
    ) as Record<string, string>
    const isApp = given.client_id === 'client-double' && given.client_secret === this.clientSecret
    const { codes, refreshTokens } = this.accounts
    const from = given.grant_type === 'refresh_token' ? refreshTokens : codes
    const key = given.refresh_token ?? given.code ?? ''
    const login = isApp ? from.get(key) : undefined
    from.delete(key)
    if (!login) return { status: 200, body: { error: 'bad_verification_code' } }
    return { status: 200, body: this.accounts.grant(login) }
  }

  async #answerGit(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    pathname: string,
    isCut: boolean,
  ): Promise<void> {
    const [, fullName = '', rest = ''] = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/.*)$/.exec(pathname) ?? []
    const movedTo = this.repositories.moved.get(fullName)
    const moved = movedTo === undefined ? undefined : this.repositories.all.get(movedTo)
    if (moved) {
      response.writeHead(301, { location: `${this.#url}/${moved.owner}/${moved.name}.git${rest}` })
      return void response.end()
    }
    const repository = this.repositories.named(fullName)
    const given = String(request.headers.authorization ?? '').replace(/^Basic /, '')
    const [user, token = ''] = Buffer.from(given, 'base64').toString().split(':')
    const grant = user === 'x-access-token' ? this.accounts.installationTokens.get(token) : undefined
    if (!grant || grant.endsAt < Date.now()) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
      return void response.end('Bad credentials')
    }
    const installation = this.accounts.installations.get(grant.installationId)
    const isLetIn = repository && installation && hasRepository(installation, repository)
    if (!isLetIn || grant.repositoryIds?.includes(repository.id) === false)
      return send(response, { status: 404, body: {} })
    const isPush = pathname.endsWith('/git-receive-pack')
    if (installation.isSuspended || (isPush && repository.isArchived))
      return send(response, { status: 403, body: { message: 'Write access to repository not granted.' } })
    if (isPush) await this.beforePush?.()
    const bytes = await answerWithGit(request, response, body, {
      ...{ root: this.repositories.root, path: `/${repository.id}.git${rest}` },
      cutAfter: isCut ? 200 : undefined,
      done: isPush ? async () => this.afterPush?.() : undefined,
    })
    this.packs.push({ path: pathname, sent: body.length, given: bytes })
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: RestAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
