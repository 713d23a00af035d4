import {
  claimMail,
  findDueMail,
  forgetMail,
  keepMail,
  noteProblem,
  type WaitingMail,
} from '#server/events/mail-queries.ts'
import { countedAs } from '#server/features/mail/letters/letter-of.ts'
import { MailFault } from '#server/features/mail/mail-fault.ts'
import { mayBeSent } from '#server/features/mail/mail-limits.ts'
import { logError } from '#server/logs/log-error.ts'

const MINUTE_MS = 60_000
/** After each try that failed; with the last of them two days have gone by. */
const WAITS_MIN = [1, 5, 15, 60, 180, 360, 720, 1_440]
const LANES = 4

/** False: there is nobody to give it to, so it stays. */
export type HandOver = (mail: WaitingMail) => Promise<boolean>

/** When a mail is tried again after so many tries; null: not any more. */
export function nextTry(attempts: number, now: number): Date | null {
  const minutes = WAITS_MIN[attempts - 1]
  return minutes === undefined ? null : new Date(now + minutes * MINUTE_MS)
}

/** Writes to everybody whose time has come. Nothing is lost by a try: what fails, or whose try is lost, is tried later. */
export async function tellByMail(d1: D1Database, handOver: HandOver): Promise<void> {
  const lane = async () => {
    for (;;) {
      const mail = await findDueMail(d1, new Date())
      if (!mail) return
      const nextAt = nextTry(mail.event.attempts + 1, Date.now())
      if (await claimMail(d1, mail, nextAt)) await tryOne(d1, mail, nextAt === null, handOver)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function tryOne(d1: D1Database, mail: WaitingMail, isLast: boolean, handOver: HandOver): Promise<void> {
  const { id, attempts } = mail.event
  try {
    if (attempts === 0 && !(await mayBeWritten(d1, mail))) await forgetMail(d1, id)
    else if (await handOver(mail)) await forgetMail(d1, id)
    else await keepMail(d1, id)
  } catch (error) {
    const problem = error instanceof MailFault ? error.message : 'an error of this server'
    const isFinal = isLast || (error instanceof MailFault && error.isFinal)
    // The address stays out of logs; the row has it.
    logError(`mail ${id} ${isFinal ? 'is given up' : 'is tried again'}`, error)
    await noteProblem(d1, id, problem, isFinal)
  }
}

/** What nobody asked for would be counted against nobody. */
async function mayBeWritten(d1: D1Database, { event, by }: WaitingMail): Promise<boolean> {
  const counted = countedAs(event)
  return (
    counted === null || (event.mailTo !== null && (await mayBeSent(d1, event.mailTo, { ...counted, by })))
  )
}
