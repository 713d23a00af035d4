import type { Settings } from '#server/env.ts'

export interface SmtpPlace {
  kind: 'smtp'
  host: string
  port: number
  /** From the first byte on, once both have agreed to it, or never. */
  tls: 'on' | 'starttls' | 'off'
  user: string
  password: string
}

export interface HttpPlace {
  kind: 'http'
  url: string
  key: string | undefined
}

/** Where mail goes, by `MAIL_URL`; null where it stays in the outbox. */
export function mailPlace({
  MAIL_URL,
  MAIL_KEY,
}: Pick<Settings, 'MAIL_URL' | 'MAIL_KEY'>): SmtpPlace | HttpPlace | null {
  if (!MAIL_URL) return null
  const url = new URL(MAIL_URL)
  if (url.protocol.startsWith('http')) return { kind: 'http', url: MAIL_URL, key: MAIL_KEY }
  const isSecure = url.protocol === 'smtps:'
  const plain = url.searchParams.get('tls') === 'off' ? 'off' : 'starttls'
  return {
    kind: 'smtp',
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 465 : 587),
    tls: isSecure ? 'on' : plain,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password) || (MAIL_KEY ?? ''),
  }
}

/** The bare address of a sender that may carry a name. */
export const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

export const nameIn = (sender: string): string => /^(.*)<[^<>]+>$/.exec(sender)?.[1]?.trim() ?? ''
