import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'

/** Section 9: after the dialog is opened or a domain connected, and then as often as that. */
export const FIRST_LOOK_MS = 5_000
export const LOOK_EVERY_MS = 30_000
/** What was asked of the DNS is not asked again sooner. */
export const LOOK_AGAIN_MS = 5_000
/** A verified domain whose records are gone stays connected for so long. */
export const GRACE_MS = 72 * 60 * 60_000

const RECORD_PREFIX = '_maquette.'
export const recordName = (host: string): string => `${RECORD_PREFIX}${host}`
export const recordValue = (token: string): string => `maquette=${token}`

const domainRecordSchema = z.object({
  type: z.enum(['TXT', 'CNAME', 'A']),
  name: z.string(),
  value: z.string(),
  /** What the DNS has there now; of a CNAME that is missing, the addresses in its place. */
  seen: z.array(z.string()),
  /** Whether that is as it should be. */
  isRight: z.boolean().optional(),
})
export type DomainRecord = z.infer<typeof domainRecordSchema>

export const customDomainSchema = z.object({
  /** The design's. */
  id: idSchema,
  /** As the DNS writes it. */
  incoming: z.string(),
  /** As people read it, where that is not the same. */
  shownAs: z.string().optional(),
  renderType: z.literal('artifact'),
  status: z.enum(['PENDING', 'VERIFIED']),
  /** What is published, here and at the design's own address. */
  artifactId: idSchema.nullable(),
  artifactVersionName: z.string().nullable(),
  statusLastRefreshedDate: z.number().nullable(),
  title: z.string(),
  ogImage: z.string(),
  favicon: z.string(),
  description: z.string(),
  records: z.array(domainRecordSchema).optional(),
  /** What is wrong, and what to do about it. */
  message: z.string().optional(),
})
export type CustomDomain = z.infer<typeof customDomainSchema>

/** The one platform object used here, which every platform has. */
declare const URL: {
  canParse(address: string): boolean
  new (address: string): { hostname: string }
}

/** Labels of letters, digits and hyphens, of which the last is a top-level domain. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
const HOST_MAX_CHARACTERS = 253
/** What a name may be made of before it is written in punycode. */
const NAME = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u

/** What somebody typed, without scheme, `www.` and slash at the end. */
export const cleanDomain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(?<!\.)\.$/, '')

/** A cleaned name as the DNS writes it; null: it is no host name with a top-level domain. */
export function hostOf(name: string): string | null {
  if (!NAME.test(name) || !URL.canParse(`http://${name}`)) return null
  const { hostname } = new URL(`http://${name}`)
  return hostname.length <= HOST_MAX_CHARACTERS && HOST.test(hostname) ? hostname : null
}

/** Section 5. */
export const domainProblem = (name: string): string => `Please enter a valid domain that you own (${name})`
