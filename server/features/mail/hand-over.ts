import { connect } from 'cloudflare:sockets'
import type { WorkerSettings } from '#server/bindings.ts'
import type { WaitingMail } from '#server/events/mail-queries.ts'
import { mailFor } from '#server/features/mail/letters/letter-of.ts'
import { isMailAddress } from '#server/features/mail/mail-address.ts'
import { MailFault } from '#server/features/mail/mail-fault.ts'
import { addressIn, type HttpPlace, mailPlace } from '#server/features/mail/mail-place.ts'
import { mimeMessage } from '#server/features/mail/mime-message.ts'
import { type Dial, sendBySmtp } from '#server/features/mail/smtp-client.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'
import { escapeHtml } from '#server/preview/escape-html.ts'

const HTTP_MS = 20_000
const ANSWER_MAX_BYTES = 64_000

/** Gives a mail to whoever `MAIL_URL` names; false where that is nobody. Throws a MailFault when it was not taken. */
export async function handOver(settings: WorkerSettings, { event }: WaitingMail): Promise<boolean> {
  const place = mailPlace(settings)
  const from = settings.MAIL_FROM
  if (!place || !from) return false
  const { recipient: to, subject, body: text, ...mail } = mailFor(event)
  if (!isMailAddress(to)) throw new MailFault('an address that mail servers do not take', true)
  // Kept by an earlier release, which had plain text alone.
  const html = mail.html ?? `<pre>${escapeHtml(text)}</pre>`
  if (place.kind === 'http') await sendByHttp(place, { from, to, subject, html, text })
  else {
    const id = `${event.id}.${event.createdAt.getTime()}`
    const message = mimeMessage({ from, to, subject, text, html, id, date: event.createdAt })
    await sendBySmtp(place, dial, { from: addressIn(from), to, message })
  }
  return true
}

const SECURE_TRANSPORT = { on: 'on', starttls: 'starttls', off: 'off' } as const

const dial: Dial = ({ host, port, tls }) =>
  connect({ hostname: host, port }, { secureTransport: SECURE_TRANSPORT[tls], allowHalfOpen: false })

async function sendByHttp({ url, key }: HttpPlace, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) }
  const limits = { timeoutMs: HTTP_MS, maxBytes: ANSWER_MAX_BYTES, hide: [key] }
  try {
    await outsideFetch('mail', url, { method: 'POST', headers, body: JSON.stringify(body) }, limits)
  } catch (error) {
    if (error instanceof OutsideError) throw new MailFault(`${error.message} ${error.detail}`.trim())
    throw error
  }
}
