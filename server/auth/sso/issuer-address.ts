import type { Settings } from '#server/env.ts'
import { isPrivateHost } from '#server/outside/private-host.ts'

type Allowing = Pick<Settings, 'isLocal' | 'SSO_ADDRESSES'>

/**
 * Whether this server asks that address because some workspace names it. A public name may lead to a private address, but
 * what answers there has no certificate for the name. Where only this machine reaches the server, it is its person's own.
 */
export function isIssuerAddress({ isLocal, SSO_ADDRESSES }: Allowing, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username, password } = new URL(address)
  if (username || password || !/^https?:$/.test(protocol)) return false
  if (isLocal || SSO_ADDRESSES.some(each => new URL(each).origin === origin)) return true
  return protocol === 'https:' && !isPrivateHost(hostname)
}
