import { type Bindings, settingsOf } from '#server/bindings.ts'
import { wakeOutbox } from '#server/events/outbox.ts'
import { type MailSource, mayBeSent } from '#server/features/mail/mail-limits.ts'
import { insertMail, type Mail } from '#server/features/mail/outbox-queries.ts'

const SOON_MS = 20

/**
 * The one way mail leaves. It is kept before this answers and sent behind its back, so that no answer waits for a
 * provider; without one it stays in the outbox, shown at /dev/mailbox on one's own machine. False: too many were sent.
 */
export async function sendMail(env: Bindings, mail: Mail, source: MailSource): Promise<boolean> {
  if (!(await mayBeSent(env.DB, mail.recipient, source))) return false
  const isSent = settingsOf(env).MAIL_URL !== undefined
  await insertMail(env.DB, mail, isSent ? new Date() : null)
  if (isSent) await wakeOutbox(env, SOON_MS)
  return true
}
