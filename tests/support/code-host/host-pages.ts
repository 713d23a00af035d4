import type { ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { sendOn, sendPage } from '#tests/support/plain-page.ts'
import type { HostAccounts } from './host-accounts.ts'
import { type Repositories, type RepositoryMade, write } from './repositories.ts'

interface Host {
  readonly url: string
  readonly product: string | null
  readonly accounts: HostAccounts
  readonly repositories: Repositories
  deliver(productUrl: string, kind: string, payload: object): Promise<Response>
}

interface Asked {
  method: string
  pathname: string
  searchParams: URLSearchParams
  body: Buffer
}

const DOUBLE = 'A double of GitHub, with the real git behind it.'
const REPOSITORY = /^\/([\w-]+\/[\w.-]+)(?:\/(?:tree|commit|compare)\/.+)?\/?$/

/** Answers as the pages that the host has for people: of consent, of the app, and of repositories; false where this is none. */
export async function showsPage(host: Host, asked: Asked, response: ServerResponse): Promise<boolean> {
  const { method, pathname, searchParams } = asked
  const given = Object.fromEntries(searchParams)
  if (pathname === '/login/oauth/authorize') {
    await (given.login ? leadBack(host, given, response) : showConsent(host, given, response))
    return true
  }
  if (/^\/apps\/[\w-]+\/installations\/new$/.test(pathname)) {
    const back = { ...given, redirect_uri: `${host.product ?? ''}/link/github/callback` }
    if (given.login) install(host, given.login)
    await (given.login ? leadBack(host, back, response) : showConsent(host, given, response))
    return true
  }
  const [, name = ''] = REPOSITORY.exec(pathname) ?? []
  const repository = pathname.includes('.git') ? undefined : host.repositories.named(name)
  if (!repository) return false
  if (method !== 'POST') await showRepository(host, repository, response)
  else {
    await commit(host, repository, new URLSearchParams(asked.body.toString()))
    sendOn(response, `/${name}`)
  }
  return true
}

/** As who: a double knows everybody, so nobody types a password. */
async function showConsent(
  host: Host,
  given: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  const logins = [...host.accounts.users.keys()]
  const fields = Object.entries(given)
  await sendPage(response, {
    ...{ title: 'Let Maquette in', double: DOUBLE },
    body: html`<p>Choose the account of the host that it may use.</p>
      <form>
        ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${logins.map(login => html`<button name="login" value="${login}">Continue as ${login}</button>`)}
      </form>`,
  })
}

async function leadBack(
  { accounts }: Host,
  { login = '', redirect_uri = '', state = '' }: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  sendOn(response, `${redirect_uri}?${new URLSearchParams({ code: accounts.newCode(login), state })}`)
}

function install({ accounts }: Host, login: string): void {
  const isThere = [...accounts.installations.values()].some(({ account }) => account === login)
  if (!isThere) accounts.install(login, [login])
}

async function showRepository(
  { repositories }: Host,
  { id, owner, name }: RepositoryMade,
  response: ServerResponse,
): Promise<void> {
  const isEmpty = repositories.head(id) === null
  const commits = isEmpty ? '' : repositories.git(id, 'log', '--all', '--format=%h %an: %s', '-50')
  const files = isEmpty ? [] : repositories.files(id)
  await sendPage(response, {
    ...{ title: `${owner}/${name}`, double: DOUBLE },
    body: html`<section>
        <h2>Commits of all branches</h2>
        <pre>${commits || 'None yet.'}</pre>
      </section>
      <section>
        <h2>Files of main</h2>
        <pre>${files.join('\n') || 'None yet.'}</pre>
      </section>
      <section>
        <h2>Change something here</h2>
        <form method="post">
          <label>File <input name="path" value="src/note.ts" required /></label>
          <label>Text <input name="text" value="export const note = 'written on the host'" required /></label>
          <button type="submit">Commit to main</button>
        </form>
      </section>`,
  })
}

/** Below the repository and nowhere else: any page on this machine could send such a form. */
const FILE = /^(?!\/)(?!.*\.\.)[\w./-]+$/

/** Somebody works on the host itself, and the product hears of it as of any push. */
async function commit(
  host: Host,
  { id, owner, name }: RepositoryMade,
  given: URLSearchParams,
): Promise<void> {
  const path = given.get('path') ?? ''
  if (!FILE.test(path)) return
  const after = host.repositories.commit(id, write(path, `${given.get('text')}\n`))
  const payload = { ref: 'refs/heads/main', after, repository: { id, full_name: `${owner}/${name}` } }
  if (host.product) await host.deliver(host.product, 'push', payload)
}
