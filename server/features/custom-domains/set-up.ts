import type { SignedInPatternCall } from '#server/call.ts'
import {
  findDomain,
  findHolder,
  setUpDomain,
} from '#server/features/custom-domains/custom-domains-queries.ts'
import { isOwned } from '#server/features/custom-domains/diagnosis.ts'
import { readDns } from '#server/features/custom-domains/dns-facts.ts'
import { dropCertificate } from '#server/features/custom-domains/held-certificate.ts'
import { lookAgain, wantedOf } from '#server/features/custom-domains/look.ts'
import { namedDomain } from '#server/features/custom-domains/names.ts'
import { shownDomain } from '#server/features/custom-domains/shown-domain.ts'
import { requireHost } from '#server/preview/require-host.ts'
import { type CustomDomain, LOOK_AGAIN_MS, recordValue } from '#shared/custom-domains.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

/**
 * Gives the design a domain, which waits for its records; the same one again changes nothing, and one that waits is
 * replaced. Throws 400 in the words of section 5, 409 `domain_taken`, and 409 `conflict` beside a verified one.
 */
export async function setUp(call: SignedInPatternCall, typed: string): Promise<CustomDomain> {
  const { env, pattern, settings } = call
  const { host, shownAs } = namedDomain(settings, typed)
  requireHost(call, 'domain')
  await checkFree(call, host)
  const before = await findDomain(env.DB, pattern.id)
  const isNew = await setUpDomain(env.DB, { patternId: pattern.id, host, shownAs, token: newId() })
  const row = await findDomain(env.DB, pattern.id)
  if (!row) throw new AppError('conflict')
  if (isNew && before?.hostnameId) call.waitUntil(dropCertificate(env, before))
  if (row.host !== host)
    throw new AppError('conflict', `This design has the domain ${row.host}. Delete it first.`)
  return shownDomain(env, await lookAgain(env, row, isNew ? 0 : LOOK_AGAIN_MS))
}

/** Of another design it is as long as the DNS says so: whoever has left it there has given it up. */
async function checkFree({ env, pattern, settings }: SignedInPatternCall, host: string): Promise<void> {
  const holder = await findHolder(env.DB, host)
  if (!holder || holder.patternId === pattern.id) return
  const wanted = wantedOf(env, holder)
  const facts = await readDns({
    ...{ dohUrl: settings.DOH_URL, host, value: recordValue(holder.token) },
    sitesDomain: wanted.sitesDomain,
  })
  if (facts.fault || isOwned(facts, wanted))
    throw new AppError('domain_taken', `Another design here has proven that ${host} is its own.`)
}
