import { z } from 'zod'
import { isBusinessEmail } from '#shared/onboarding.ts'

export const SSO_DOMAINS_MAX = 10
/** Labels of letters, digits and hyphens; the last one is no number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** The domains that somebody has typed, with commas between them, or what is wrong with them. */
export function parseDomains(text: string): { domains: string[] } | { problem: string } {
  const domains = [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .map(part => part.trim().replace(/^@/, '')),
    ),
  ].filter(Boolean)
  if (domains.length === 0) return { problem: 'Enter the domain of your addresses, such as example.org.' }
  if (domains.length > SSO_DOMAINS_MAX) return { problem: `Enter ${SSO_DOMAINS_MAX} domains at most.` }
  for (const domain of domains) {
    if (domain.length > 253 || !DOMAIN.test(domain)) return { problem: `“${domain}” is no domain.` }
    if (!isBusinessEmail(`somebody@${domain}`))
      return { problem: `Everybody can have an address at ${domain}, so no workspace can speak for it.` }
  }
  return { domains }
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export const ssoDomainSchema = z.object({
  domain: z.string(),
  /** `local`: on a server that only its own machine reaches, nothing has to be proven. */
  state: z.enum(['proven', 'local', 'waiting']),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
})
export type SsoDomain = z.infer<typeof ssoDomainSchema>

export const ssoSettingsSchema = z.object({
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(ssoDomainSchema),
  lastFault: z.string().nullable(),
  lastFaultAt: z.number().nullable(),
})
export type SsoSettings = z.infer<typeof ssoSettingsSchema>
