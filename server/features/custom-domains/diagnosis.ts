import type { DnsFacts } from '#server/features/custom-domains/dns-facts.ts'
import { isApex } from '#server/features/custom-domains/names.ts'
import { type DomainRecord, recordName, recordValue } from '#shared/custom-domains.ts'

/** What a domain should have. */
export interface Wanted {
  host: string
  token: string
  sitesDomain: string
  /** Where a domain leads that can have no CNAME. */
  sitesIp: string | undefined
}

const SEEN_MAX = 10

/** Whether the DNS says that the domain is this design's. */
export const isOwned = (facts: DnsFacts, { token }: Pick<Wanted, 'token'>): boolean =>
  facts.txt.includes(recordValue(token))

/** Whether visitors of the domain come here: by its CNAME, or because every one of its addresses is ours. */
export function isPointed({ cnames, a, sites }: DnsFacts, { sitesDomain, sitesIp }: Wanted): boolean {
  if (cnames.includes(sitesDomain)) return true
  return a.length > 0 && a.every(address => address === sitesIp || sites.includes(address))
}

/** The records to set, each beside what there is. */
export function recordsOf(facts: DnsFacts | null, wanted: Wanted): DomainRecord[] {
  const { host, token, sitesDomain, sitesIp } = wanted
  const { txt = [], cnames = [], a = [] } = facts ?? {}
  const isRight = facts !== null && isPointed(facts, wanted)
  const there = cnames.length > 0 ? cnames.slice(0, 1) : a
  const pointer: DomainRecord =
    isApex(host) && sitesIp
      ? { type: 'A', name: host, value: sitesIp, seen: there, isRight }
      : { type: 'CNAME', name: host, value: sitesDomain, seen: there, isRight }
  const owner: DomainRecord = {
    ...{ type: 'TXT', name: recordName(host), value: recordValue(token) },
    seen: txt.filter(isNotForSignIn).slice(0, SEEN_MAX),
    isRight: facts !== null && isOwned(facts, wanted),
  }
  return [owner, pointer]
}

/** Single sign-on has its records under the same name. */
const isNotForSignIn = (text: string): boolean => !text.startsWith('maquette-sso=')

/** What is wrong with the records, in sentences; null: nothing. */
export function diagnose(facts: DnsFacts, wanted: Wanted): string | null {
  if (facts.fault === 'unreachable')
    return 'The DNS could not be asked just now, so nothing has changed. It is asked again by itself.'
  if (facts.fault === 'failing')
    return `The DNS servers of ${wanted.host} do not answer as they should. Look at your DNS provider whether the domain is active there, and whether DNSSEC is as it was at your registrar.`
  const hasNothing = facts.txt.length === 0 && facts.strayTxt === null && facts.cnames.length === 0
  if (hasNothing && !facts.isKnown)
    return `The DNS does not know ${wanted.host} yet. Set the two records at your DNS provider; it can take minutes, sometimes hours, until they are seen here. If you have set them, look for a typo in the domain.`
  const said = [textProblem(facts, wanted), pointerProblem(facts, wanted)].filter(Boolean)
  return said.length > 0 ? said.join(' ') : null
}

function textProblem(facts: DnsFacts, wanted: Wanted): string | null {
  if (isOwned(facts, wanted)) return null
  const name = recordName(wanted.host)
  if (facts.strayTxt === wanted.host)
    return `The TXT record stands at ${wanted.host} itself, and belongs at ${name}.`
  if (facts.strayTxt)
    return `The TXT record stands at ${facts.strayTxt}: your DNS provider has added the domain by itself. Enter the name without it.`
  const [other] = facts.txt.filter(isNotForSignIn)
  if (other !== undefined)
    return `The TXT record at ${name} says “${other}”, and should say “${recordValue(wanted.token)}”.`
  return `There is no TXT record at ${name} yet.`
}

function pointerProblem(facts: DnsFacts, wanted: Wanted): string | null {
  const { host, sitesDomain, sitesIp } = wanted
  const { cnames, a, aaaa } = facts
  const [cname] = cnames
  const isThere = isPointed(facts, wanted)
  if (isThere && cname === undefined && aaaa.length > 0)
    return `${host} also has an AAAA record (${aaaa[0]}), which leads visitors with IPv6 elsewhere. Remove it.`
  if (isThere) return null
  if (cname === `${sitesDomain}.${host}` || cname?.startsWith(`${sitesDomain}.`))
    return `Your CNAME points to ${cname}: your DNS provider has added the domain by itself. Enter ${sitesDomain} with a dot at its end.`
  const target = pointsAt(wanted)
  if (a.length > 0 && a.every(isProxied))
    return `${host} answers with addresses of Cloudflare’s proxy (${a[0]}), behind which it cannot be seen where it leads. Turn the proxy off for this record (“DNS only”).`
  if (cname !== undefined) return `Your CNAME points to ${cname}, not to ${target}.`
  const ours = a.filter(address => address === sitesIp || facts.sites.includes(address))
  if (ours.length > 0) {
    const others = a.filter(address => !ours.includes(address))
    return `${host} has a second A record (${others[0]}), which leads some visitors elsewhere. Remove it.`
  }
  if (a.length > 0) return `${host} points to ${a[0]}, not to ${target}.`
  if (!isApex(host)) return `There is no CNAME record at ${host} yet.`
  if (sitesIp)
    return `${host} has no A record yet. A domain that is registered itself can have no CNAME, so it needs an A record.`
  return `${host} has no record yet that leads here. A domain that is registered itself can have no CNAME at most DNS providers: use an ALIAS or ANAME record there, or connect a name below it, such as app.${host}.`
}

const pointsAt = ({ host, sitesDomain, sitesIp }: Wanted): string =>
  isApex(host) && sitesIp ? sitesIp : sitesDomain

/** Cloudflare's published ranges of IPv4, as far as websites are behind them: first address and length of the prefix. */
const PROXIES: readonly [network: number, prefix: number][] = [
  [network(104, 16), 13],
  [network(104, 24), 14],
  [network(172, 64), 13],
  [network(188, 114, 96), 20],
  [network(162, 159), 16],
  [network(141, 101, 64), 18],
  [network(190, 93, 240), 20],
  [network(197, 234, 240), 22],
  [network(198, 41, 128), 17],
]

function network(a: number, b: number, c = 0, d = 0): number {
  return ((a * 256 + b) * 256 + c) * 256 + d
}

function isProxied(address: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const size = (prefix: number) => 2 ** (32 - prefix)
  return PROXIES.some(
    ([first, prefix]) => Math.floor(network(a, b, c, d) / size(prefix)) === Math.floor(first / size(prefix)),
  )
}
