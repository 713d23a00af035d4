import { AppError } from '#shared/errors.ts'

/** A repository of the code host, and what of it is wanted. */
export interface Repository {
  owner: string
  name: string
  /** A branch, a tag or a commit; null for what the host shows first. */
  ref: string | null
  /** Without slashes around it; empty for all of it. */
  folder: string
}

const OWNER = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/

export const isRepositoryName = (name: string): boolean => NAME.test(name)

/** The repository of an address of the host as people copy it; any other address is refused in words. */
export function repositoryAt(text: string, hostUrl: string): Repository {
  const host = new URL(hostUrl)
  const given = text.trim()
  const short = /^[\w-]{1,39}\/[\w.-]{1,100}$/.test(given) ? `${host.origin}/${given}` : given
  const ssh = /^git@([\w.-]{1,200}):(.{1,300})$/.exec(short)
  const address = ssh
    ? `${host.protocol}//${ssh[1]}/${ssh[2]}`
    : short.includes('://')
      ? short
      : `https://${short}`
  const url = URL.canParse(address) ? new URL(address) : null
  const isTheirs = url && url.host === host.host && !url.username && !url.password
  if (!isTheirs)
    throw new AppError(
      'bad_request',
      `Give the address of a repository of ${host.host}, such as ${host.origin}/owner/name.`,
    )
  const [owner = '', last = '', kind, ref, ...folders] = partsOf(url.pathname)
  const name = last.replace(/\.git$/, '')
  if (!OWNER.test(owner) || !NAME.test(name))
    throw new AppError('bad_request', `This address names no repository: it is ${host.origin}/owner/name.`)
  const isTree = kind === 'tree' || kind === 'blob' || kind === 'commit'
  return { owner, name, ref: isTree && ref ? ref : null, folder: isTree ? folders.join('/') : '' }
}

const partsOf = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map(part => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
