import { getDomain, getPublicSuffix } from 'tldts-icann'
import type { Settings } from '#server/env.ts'
import { cleanDomain, domainProblem, hostOf } from '#shared/custom-domains.ts'
import { AppError } from '#shared/errors.ts'

/** Names that nobody registers, or that mean something else on every machine. */
const NOT_OWNED = ['localhost', 'local', 'onion', 'invalid', 'arpa']

interface Named {
  host: string
  shownAs: string
}

/** What somebody typed as the name of a domain that can be theirs; throws 400 in the words of section 5. */
export function namedDomain(settings: Settings, typed: string): Named {
  const shownAs = cleanDomain(typed)
  const host = hostOf(shownAs)
  if (!host || isNobodys(host) || isOurs(settings, host))
    throw new AppError('bad_request', domainProblem(shownAs))
  return { host, shownAs }
}

/** A name that is registered itself has no CNAME: other records of its zone stand beside it. */
export const isApex = (host: string): boolean => getDomain(host) === host

/** The name below which the records of this one are entered at most providers. */
export const zoneOf = (host: string): string => getDomain(host) ?? host

const isNobodys = (host: string): boolean =>
  getPublicSuffix(host) === host || NOT_OWNED.includes(host.slice(host.lastIndexOf('.') + 1))

/** The app's, the previews', and what domains are pointed at. */
const isOurs = (settings: Settings, host: string): boolean =>
  [
    new URL(settings.BASE_URL).hostname,
    settings.PREVIEW_DOMAIN.replace(/:\d+$/, '').toLowerCase(),
    settings.SITES_DOMAIN,
  ].some(ours => host === ours || host.endsWith(`.${ours}`))
