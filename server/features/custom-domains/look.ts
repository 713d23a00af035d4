import { type Bindings, settingsOf } from '#server/bindings.ts'
import {
  claimName,
  type DomainRow,
  findDomain,
  keepLook,
  takeLook,
} from '#server/features/custom-domains/custom-domains-queries.ts'
import { isOwned, isPointed, type Wanted } from '#server/features/custom-domains/diagnosis.ts'
import { type DnsFacts, readDns } from '#server/features/custom-domains/dns-facts.ts'
import { forgetHost } from '#server/features/custom-domains/domain-at.ts'
import { handOver, withCertificate } from '#server/features/custom-domains/held-certificate.ts'
import { GRACE_MS, recordValue } from '#shared/custom-domains.ts'

export function wantedOf(env: Bindings, { host, token }: Pick<DomainRow, 'host' | 'token'>): Wanted {
  const { SITES_DOMAIN: sitesDomain, SITES_IP: sitesIp } = settingsOf(env)
  return { host, token, sitesDomain, sitesIp }
}

/** The domain as the DNS has it now, which is asked unless somebody has done so less than so many milliseconds ago. */
export async function lookAgain(env: Bindings, row: DomainRow, restMs: number): Promise<DomainRow> {
  const askedAt = new Date()
  if (!(await takeLook(env.DB, row, askedAt, restMs))) return (await findDomain(env.DB, row.patternId)) ?? row
  const wanted = wantedOf(env, row)
  const facts = await readDns({
    ...{ dohUrl: settingsOf(env).DOH_URL, host: row.host },
    ...{ value: recordValue(row.token), sitesDomain: wanted.sitesDomain },
  })
  if (isOwned(facts, wanted)) await claim(env, row, askedAt, facts)
  const current = (await findDomain(env.DB, row.patternId)) ?? row
  const next = stateAfter(current, facts, wanted, askedAt)
  const changed = await keepLook(env.DB, row, { ...next, facts: JSON.stringify(facts) })
  if (!changed) return current
  if (changed.status !== current.status) forgetHost(row.host)
  return withCertificate(env, changed)
}

/** What a look makes of a domain. What the DNS did not say changes nothing. */
export function stateAfter(
  row: Pick<DomainRow, 'status' | 'provenAt' | 'missingSince'>,
  facts: DnsFacts,
  wanted: Wanted,
  now: Date,
): Pick<DomainRow, 'status' | 'provenAt' | 'missingSince'> {
  const { status, provenAt, missingSince } = row
  if (facts.fault) return { status, provenAt, missingSince }
  const isTextThere = isOwned(facts, wanted)
  if (isTextThere && provenAt && isPointed(facts, wanted))
    return { status: 'VERIFIED', provenAt, missingSince: null }
  const since = status === 'VERIFIED' ? (missingSince ?? now) : null
  if (since && now.getTime() - since.getTime() < GRACE_MS)
    return { status: 'VERIFIED', provenAt, missingSince: since }
  return { status: 'PENDING', provenAt: isTextThere ? provenAt : null, missingSince: null }
}

/** The name is this design's from now on, unless another one has it by right. */
async function claim(env: Bindings, row: DomainRow, askedAt: Date, { txt }: DnsFacts): Promise<void> {
  const prefix = recordValue('')
  const tokens = txt.filter(text => text.startsWith(prefix)).map(text => text.slice(prefix.length))
  const lost = await claimName(env.DB, { row, askedAt, tokens })
  for (const each of lost) {
    forgetHost(each.host)
    await handOver(env, row, each)
  }
}
