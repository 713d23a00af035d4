import { z } from 'zod'

export const portNumber = z
  .string()
  .transform(Number)
  .pipe(z.int('must be a whole number').min(0, 'must be 0 or more').max(65_535, 'must be 65535 or less'))
export const port = (fallback: number) => portNumber.prefault(String(fallback))
export const seconds = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number('must be a number of seconds').positive('must be more than 0'))
export const onOff = z.enum(['on', 'off'], 'must be "on" or "off"').transform(text => text === 'on')
export const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
  )
export const ports = list.transform((entries, ctx): number[] => {
  const numbers = entries.filter(entry => entry !== 'none').map(Number)
  if (numbers.every(number => Number.isInteger(number) && number > 0 && number <= 65_535)) return numbers
  ctx.addIssue({ code: 'custom', message: 'must be "none" or ports, such as 8000,8080' })
  return z.NEVER
})
const EXPERIMENTS = ['convert', 'integrations', 'agent'] as const
/** Those that are on; all of them unless told. */
export const experiments = list.transform((names, ctx): (typeof EXPERIMENTS)[number][] => {
  if (names.length === 0) return [...EXPERIMENTS]
  const known = EXPERIMENTS.filter(name => names.includes(name))
  if (known.length === names.length || names.join() === 'none') return known
  ctx.addIssue({ code: 'custom', message: `must be "none" or some of ${EXPERIMENTS.join(', ')}` })
  return z.NEVER
})
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
export const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '')
/** As hosts give it out, and as other tools write it. */
const isPrivateKey = (text: string): boolean =>
  /^-----BEGIN (RSA )?PRIVATE KEY-----\n[A-Za-z0-9+/=\s]+-----END \1PRIVATE KEY-----$/.test(
    text.replaceAll('\r', ''),
  )

export const privateKey = z
  .string()
  .transform(text => text.replaceAll('\\n', '\n').trim())
  .refine(isPrivateKey, 'must be the private key of a GitHub App, beginning with -----BEGIN')
export const appSlug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/i, 'must be what stands behind /apps/ in the address of a GitHub App')
export const appNumber = z.string().regex(/^\d{1,15}$/, 'must be the number of a GitHub App')

/** Addresses with commas between them. */
export const addresses = list.transform((entries, ctx): string[] => {
  if (entries.every(entry => httpUrl.safeParse(entry).success)) return entries
  ctx.addIssue({ code: 'custom', message: 'must be http or https addresses with commas between them' })
  return z.NEVER
})

const HOST_NAME = /^(?=.*[a-z])(?:[a-z0-9-]+\.)+[a-z0-9-]+$/
/** Names of hosts with commas between them. */
export const hostNames = list.transform((names, ctx): string[] => {
  const lower = names.map(name => name.toLowerCase())
  if (lower.every(name => HOST_NAME.test(name))) return lower
  ctx.addIssue({ code: 'custom', message: 'must be names of hosts, such as example.org,www.example.org' })
  return z.NEVER
})
/** A name without a port. */
export const hostName = z
  .string()
  .toLowerCase()
  .regex(HOST_NAME, 'must be the name of a host without a port, such as sites.example.net')
export const zoneId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'must be the id of a zone, 32 digits and letters from a to f')
export const count = (fallback: number, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .default(String(fallback))
    .transform(Number)
    .pipe(
      z
        .int('must be a whole number')
        .min(least, `must be ${least} or more`)
        .max(most, `must be ${most} or less`),
    )

/** Null where it is off. */
export const countOrOff = (least: number) =>
  z
    .string()
    .default('off')
    .transform(text => (text === 'off' ? null : Number(text)))
    .pipe(
      z
        .int(`must be "off" or a whole number of ${least} or more`)
        .min(least, `must be "off" or a whole number of ${least} or more`)
        .nullable(),
    )

const MAIL_FROM = /^(?:[^<>\r\n]{0,100}<([^<>\s@]+@[^<>\s@]+)>|[^<>\s@]+@[^<>\s@]+)$/
export const mailSender = z
  .string()
  .regex(MAIL_FROM, 'must be an e-mail address, as in "Maquette <design@example.org>"')

/** Unencrypted only where nobody listens in between. */
export const mailUrl = z
  .url({ protocol: /^(?:smtps?|https?)$/, error: 'must be an smtp, smtps or https address' })
  .refine(
    text => !text.startsWith('http:') || isLoopback(new URL(text).hostname),
    'must be https unless the provider is on this machine',
  )

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host)
