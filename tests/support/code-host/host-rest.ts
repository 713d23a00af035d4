import type { HostAccounts, HostInstallation } from './host-accounts.ts'
import type { Repositories, RepositoryMade } from './repositories.ts'

interface Host {
  accounts: HostAccounts
  repositories: Repositories
  hidden: ReadonlySet<string>
  avatarUrl(login: string): string
  mayPush(login: string, repository: RepositoryMade): boolean
}

export interface RestAnswer {
  status: number
  body: object
  headers?: Record<string, string>
}

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  token: string
  body: Record<string, unknown>
}

const NOT_FOUND: RestAnswer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs' },
}
const BAD_CREDENTIALS: RestAnswer = { status: 401, body: { message: 'Bad credentials' } }
const ok = (body: object): RestAnswer => ({ status: 200, body })
const invalid = (message: string): RestAnswer => ({
  status: 422,
  body: { message: 'Validation Failed', errors: [{ message }] },
})

/** The host's REST API as far as this product and the official client ask for it. */
export function answerRest(host: Host, asked: Asked): RestAnswer {
  const { accounts } = host
  const { method, path, token } = asked
  const route = `${method} ${path}`
  const app =
    /^(?:GET \/app|GET \/app\/installations(?:\/\d+)?|POST \/app\/installations\/\d+\/access_tokens)$/
  if (app.test(route)) return accounts.isApp(token) ? answerApp(host, asked) : BAD_CREDENTIALS
  const grant = accounts.installationTokens.get(token)
  if (grant && grant.endsAt > Date.now()) return answerInstallation(host, asked, token)
  const login = accounts.userTokens.get(token)
  return login ? answerUser(host, asked, login) : BAD_CREDENTIALS
}

function answerApp(host: Host, { path, body }: Asked): RestAnswer {
  const { accounts, repositories } = host
  if (path === '/app') return ok({ id: Number(accounts.appId), slug: 'maquette-double', name: 'Maquette' })
  if (path === '/app/installations')
    return ok([...accounts.installations.values()].map(each => shownInstallation(each, host)))
  const installation = accounts.installations.get(Number(path.split('/')[3]))
  if (!installation) return NOT_FOUND
  if (!path.endsWith('/access_tokens')) return ok(shownInstallation(installation, host))
  if (installation.isSuspended)
    return { status: 403, body: { message: 'This installation has been suspended' } }
  const ids = (body.repository_ids as number[] | undefined) ?? null
  const hasAll = ids?.every(id => {
    const found = repositories.all.get(id)
    return found && hasRepository(installation, found)
  })
  if (hasAll === false)
    return invalid('There is at least one repository that does not exist or is not accessible')
  const token = accounts.newToken('ghs')
  accounts.installationTokens.set(token, {
    ...{ installationId: installation.id, repositoryIds: ids, endsAt: Date.now() + 3_600_000 },
  })
  return {
    status: 201,
    body: {
      token,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      permissions: body.permissions ?? {},
    },
  }
}

export const hasRepository = (
  { account, selected }: HostInstallation,
  { owner, id }: RepositoryMade,
): boolean => owner === account && (selected === null || selected.has(id))

function answerInstallation(host: Host, { path }: Asked, token: string): RestAnswer {
  const { accounts, repositories } = host
  const { installationId, repositoryIds } = accounts.installationTokens.get(token)!
  const installation = accounts.installations.get(installationId)
  const found = repositoryAt(repositories.all.values(), path, repositories.moved)
  const isLetIn =
    found && installation && hasRepository(installation, found) && (repositoryIds?.includes(found.id) ?? true)
  return isLetIn ? ok(shown(host, found, installation, true)) : NOT_FOUND
}

function answerUser(host: Host, asked: Asked, login: string): RestAnswer {
  const { accounts, repositories } = host
  const { method, path, query, body } = asked
  const mine = [...accounts.installations.values()].filter(({ members }) => members.has(login))
  if (path === '/user')
    return ok({ ...accounts.users.get(login), type: 'User', avatar_url: host.avatarUrl(login) })
  if (path === '/user/emails') return ok([{ email: `${login}@host.example`, primary: true, verified: true }])
  if (path === '/user/installations')
    return ok({ total_count: mine.length, installations: mine.map(each => shownInstallation(each, host)) })
  const [, of] = /^\/user\/installations\/(\d+)\/repositories$/.exec(path) ?? []
  if (of) {
    const installation = mine.find(({ id }) => id === Number(of))
    if (!installation) return NOT_FOUND
    const all = [...repositories.all.values()].filter(each => hasRepository(installation, each))
    const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)]
    const some = all.slice((page - 1) * size, page * size)
    return ok({
      total_count: all.length,
      repositories: some.map(each => shown(host, each, installation, host.mayPush(login, each))),
    })
  }
  const [, org] = /^\/orgs\/([\w-]+)\/repos$/.exec(path) ?? []
  if (method === 'POST' && (path === '/user/repos' || org)) {
    const owner = org ?? login
    const installation = mine.find(({ account }) => account === owner)
    if (!installation) return { status: 403, body: { message: 'Resource not accessible by integration' } }
    const name = String(body.name)
    if (repositories.named(`${owner}/${name}`)) return invalid('name already exists on this account')
    const made = repositories.make(owner, name, body.private === true)
    installation.selected?.add(made.id)
    return { status: 201, body: shown(host, made, installation, true) }
  }
  const found = repositoryAt(repositories.all.values(), path, repositories.moved)
  if (!found || host.hidden.has(`${login} ${found.owner}/${found.name}`)) return NOT_FOUND
  return ok(shown(host, found, mine[0], host.mayPush(login, found)))
}

function repositoryAt(
  all: Iterable<RepositoryMade>,
  path: string,
  moved: ReadonlyMap<string, number>,
): RepositoryMade | undefined {
  const [, number] = /^\/repositories\/(\d+)$/.exec(path) ?? []
  const [, name] = /^\/repos\/([^/]+\/[^/]+)$/.exec(path) ?? []
  const former = name && moved.get(name)
  return [...all].find(each =>
    number || former ? each.id === Number(number ?? former) : `${each.owner}/${each.name}` === name,
  )
}

const shownInstallation = (installation: HostInstallation, host: Host) => ({
  id: installation.id,
  account: {
    login: installation.account,
    type: installation.isOrganization ? 'Organization' : 'User',
    avatar_url: host.avatarUrl(installation.account),
  },
  suspended_at: installation.isSuspended ? new Date().toISOString() : null,
})

const shown = (
  host: Host,
  { id, owner, name, isPrivate, isArchived }: RepositoryMade,
  installation: HostInstallation | undefined,
  push: boolean,
) => ({
  ...{ id, name, full_name: `${owner}/${name}`, private: isPrivate, archived: isArchived },
  ...{ default_branch: 'main', pushed_at: new Date(1_700_000_000_000 + id * 1_000).toISOString() },
  owner: {
    login: owner,
    avatar_url: host.avatarUrl(owner),
    type: installation?.isOrganization ? 'Organization' : 'User',
  },
  permissions: { admin: push, push, pull: true },
})
