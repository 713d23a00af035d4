import { domainOf } from '#shared/sso.ts'

interface Account {
  id: string
  email: string
  emailVerified: boolean
}

interface Coming {
  /** Whoever came in by this issuer, as this person, before. */
  known: Account | null
  /** Whoever has the address that the issuer tells. */
  byEmail: Account | null
  /** Domains that the workspace speaks for. */
  domains: readonly string[]
  /** The DNS has shown that this domain is the workspace's. */
  isProven: boolean
}

/**
 * Which account an issuer opens. It speaks for the addresses of its domains and for no other, also in an account that came
 * by it before. An account of the same address is joined to it only where the domain is proven, and so is that account's
 * address: else whoever registered somebody's address, or set up an issuer of their own, would have what is not theirs.
 */
export function whoComesIn({
  known,
  byEmail,
  domains,
  isProven,
}: Coming): { enters: string } | { joins: string } | { isNew: true } | null {
  if (known) return domains.includes(domainOf(known.email)) ? { enters: known.id } : null
  if (!byEmail) return { isNew: true }
  return byEmail.emailVerified && isProven ? { joins: byEmail.id } : null
}
