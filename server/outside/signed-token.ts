import type { z } from 'zod'

const encoder = new TextEncoder()

/** `field.field.expiresAt.signature`: what the server has said to itself through somebody else's hands. */
export async function seal(
  purpose: string,
  fields: readonly string[],
  expiresAt: number,
  secret: string,
): Promise<string> {
  const text = [...fields.map(escapeDots), expiresAt].join('.')
  return `${text}.${toBase64Url(await crypto.subtle.sign('HMAC', await key(purpose, secret), encoder.encode(text)))}`
}

/** The fields, and when they end; null when it is forged, malformed, over, or sealed for another purpose. */
export async function unseal(
  purpose: string,
  sealed: string,
  secret: string,
): Promise<{ fields: string[]; expiresAt: number } | null> {
  const at = sealed.lastIndexOf('.')
  const text = sealed.slice(0, at)
  const signature = fromBase64Url(sealed.slice(at + 1))
  const isGenuine = await crypto.subtle.verify(
    'HMAC',
    await key(purpose, secret),
    signature,
    encoder.encode(text),
  )
  const parts = text.split('.')
  const expiresAt = Number(parts.pop())
  return isGenuine && expiresAt >= Date.now() ? { fields: parts.map(decodeURIComponent), expiresAt } : null
}

/** The same for a value of several parts, in letters that an address takes as they are. */
export const sealValue = (
  purpose: string,
  value: unknown,
  expiresAt: number,
  secret: string,
): Promise<string> =>
  seal(purpose, [toBase64Url(encoder.encode(JSON.stringify(value)).buffer)], expiresAt, secret)

/** The value; null also where it is none of this shape, as an earlier version may have sealed it. */
export async function unsealValue<T>(
  purpose: string,
  sealed: string,
  schema: z.ZodType<T>,
  secret: string,
): Promise<T | null> {
  const [field = ''] = (await unseal(purpose, sealed, secret))?.fields ?? []
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(fromBase64Url(field)))).data ?? null
  } catch {
    return null
  }
}

const escapeDots = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E')

/** Derived for one use, so that what is sealed for it can never be taken for anything else. */
const key = (purpose: string, secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    encoder.encode(`${purpose}:${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

export const toBase64Url = (bytes: ArrayBufferLike): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function fromBase64Url(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
