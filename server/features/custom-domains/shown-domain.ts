import type { Bindings } from '#server/bindings.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import type { DomainRow } from '#server/features/custom-domains/custom-domains-queries.ts'
import { findHolder } from '#server/features/custom-domains/custom-domains-queries.ts'
import { diagnose, isOwned, recordsOf } from '#server/features/custom-domains/diagnosis.ts'
import { type DnsFacts, dnsFactsSchema } from '#server/features/custom-domains/dns-facts.ts'
import { wantedOf } from '#server/features/custom-domains/look.ts'
import { findPublication, findPublicationTexts } from '#server/features/publish/publications-queries.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { type CustomDomain, GRACE_MS } from '#shared/custom-domains.ts'

const NO_TEXTS = { title: '', description: '', ogImage: '', favicon: '' }

/** A domain with what is published there, the records it needs beside those it has, and what is wrong in words. */
export async function shownDomain(env: Bindings, row: DomainRow): Promise<CustomDomain> {
  const [publication, texts] = await Promise.all([
    findPublication(env.DB, row.patternId),
    findPublicationTexts(env.DB, row.patternId),
  ])
  const facts = row.facts === null ? null : dnsFactsSchema.parse(JSON.parse(row.facts))
  const artifact = publication && (await findArtifact(env.DB, publication.artifactId))
  const message = await messageOf(env, row, facts)
  const { title, description, ogImage, favicon } = texts ?? NO_TEXTS
  return {
    ...{ id: row.patternId, incoming: row.host, renderType: 'artifact', status: row.status },
    ...(row.shownAs !== row.host && { shownAs: row.shownAs }),
    ...{
      artifactId: publication?.artifactId ?? null,
      artifactVersionName: artifact && versionLabel(artifact.version),
      statusLastRefreshedDate: row.lastLookAt?.getTime() ?? null,
    },
    ...{ title, description, ogImage, favicon },
    // Records that can lead nowhere are not for copying.
    records: isOnlyHere(wantedOf(env, row).sitesDomain) ? [] : recordsOf(facts, wantedOf(env, row)),
    ...(message && { message }),
  }
}

async function messageOf(env: Bindings, row: DomainRow, facts: DnsFacts | null): Promise<string | null> {
  if (!facts) return null
  const wanted = wantedOf(env, row)
  if (isOnlyHere(wanted.sitesDomain))
    return `This server is reached from this machine alone (${wanted.sitesDomain}), so no domain can lead to it. Whoever runs it sets SITES_DOMAIN to a name that leads here, and starts it again.`
  if (!row.provenAt && isOwned(facts, wanted) && (await isTaken(env, row)))
    return `Another design here has proven that ${row.host} is its own. Take its TXT record out of the DNS to connect it to this one.`
  const problem = diagnose(facts, wanted)
  if (row.missingSince && problem)
    return `${problem} It stays connected until ${untilWords(row.missingSince)}.`
  return problem ?? row.certificateFault
}

/** No name leads to this machine from outside. */
export const isOnlyHere = (sitesDomain: string): boolean => /(?:^|\.)localhost$/.test(sitesDomain)

async function isTaken(env: Bindings, row: DomainRow): Promise<boolean> {
  const holder = await findHolder(env.DB, row.host)
  return holder !== null && holder.patternId !== row.patternId
}

function untilWords(since: Date): string {
  const until = new Date(since.getTime() + GRACE_MS)
  const words = until.toLocaleString('en-GB', {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  })
  return `${words} UTC`
}
