import { type Bindings, settingsOf } from '#server/bindings.ts'
import { certificatesOf } from '#server/features/custom-domains/certificates.ts'
import {
  changeDomain,
  type DomainRow,
  giveHostname,
  isHostnameHeld,
} from '#server/features/custom-domains/custom-domains-queries.ts'

type Left = Pick<DomainRow, 'patternId' | 'token' | 'host' | 'hostnameId'>

/** A verified domain has a certificate at the edge, and another one has none; what fails is tried at the next look. */
export async function withCertificate(env: Bindings, row: DomainRow): Promise<DomainRow> {
  const certificates = certificatesOf(settingsOf(env))
  if (!certificates || (row.status !== 'VERIFIED' && !row.hostnameId)) return row
  const change =
    row.status === 'VERIFIED'
      ? (row.hostnameId && (await certificates.stateOf(row.hostnameId))) ||
        (await certificates.order(row.host))
      : await dropCertificate(env, row)
  return (await changeDomain(env.DB, row, change)) ?? row
}

/** What a row had that lost its name is its new holder's, or nobody's. */
export async function handOver(env: Bindings, to: DomainRow, lost: Left): Promise<void> {
  if (!lost.hostnameId || (await giveHostname(env.DB, to, lost.hostnameId))) return
  const left = await dropCertificate(env, lost)
  if (left.hostnameId) await changeDomain(env.DB, lost, left)
}

/** What is left of a domain that was deleted, or does not hold its name; nothing that another design has. */
export async function dropCertificate(
  env: Bindings,
  row: Left,
): Promise<Pick<DomainRow, 'hostnameId' | 'certificateFault'>> {
  const certificates = certificatesOf(settingsOf(env))
  if (!row.hostnameId || !certificates || (await isHostnameHeld(env.DB, row)))
    return { hostnameId: null, certificateFault: null }
  return certificates.drop(row.hostnameId)
}
