import type { Bindings } from '#server/bindings.ts'
import { insertMail, type Mail } from '#server/features/mail/outbox-queries.ts'

/** The one way mail leaves; without a provider it waits in the outbox, shown at /dev/mailbox on one's own machine. */
export async function sendMail(env: Bindings, mail: Mail): Promise<void> {
  await insertMail(env.DB, mail)
}
