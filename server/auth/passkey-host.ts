import type { Settings } from '#server/env.ts'

/** The host that passkeys are made for; null where browsers make none, on plain http and on bare addresses. */
export function passkeyHost({ BASE_URL, isLocal }: Pick<Settings, 'BASE_URL' | 'isLocal'>): string | null {
  const { protocol, hostname } = new URL(BASE_URL)
  if (isLocal) return 'localhost'
  return protocol === 'https:' && !isAddress(hostname) ? hostname : null
}

const isAddress = (hostname: string): boolean => hostname.startsWith('[') || /^[\d.]+$/.test(hostname)

/** What the library calls the cookie of a passkey that is asked for. */
export const PASSKEY_COOKIE = 'passkey'
