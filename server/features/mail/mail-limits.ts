import { digest } from '#server/derive-id.ts'
import { countMail, forgetMailCounts } from '#server/features/mail/mail-counts-queries.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Who mentions somebody five times in a talk means one thing. */
const ABOUT_THE_SAME_MS = 10 * 60_000

interface Most {
  /** To one address. */
  to: number
  /** Had sent by one person. */
  by: number
  spanMs: number
}

/** Each kind is counted for itself, so that nobody can use up the mails another one needs. */
const MOST = {
  invitation: { to: 10, by: 100, spanMs: DAY_MS },
  account: { to: 5, by: 20, spanMs: HOUR_MS },
  mention: { to: 30, by: 100, spanMs: DAY_MS },
  feedback: { to: 50, by: 100, spanMs: DAY_MS },
  notice: { to: 30, by: 100, spanMs: DAY_MS },
} satisfies Record<string, Most>

/** A guest is made by any first prompt, so there are as many as somebody likes. */
const BY_GUEST = 5

export type MailKind = keyof typeof MOST

export interface Counted {
  kind: MailKind
  /** One mail to somebody about this in ten minutes; null: as many as there are. */
  about?: string | null
}

interface MailSource extends Counted {
  /** Who had it sent; null where nobody is known. */
  by?: { id: string; isGuest: boolean } | null
}

/** Whether this mail may still be sent; it is counted then. */
export async function mayBeSent(
  d1: D1Database,
  recipient: string,
  { kind, about, by }: MailSource,
): Promise<boolean> {
  const most = MOST[kind]
  await forgetMailCounts(d1)
  const to = recipient.toLowerCase()
  if (about) {
    const aboutKey = await digest(JSON.stringify(['mail about', kind, to, about]))
    if (!(await countMail(d1, aboutKey, 1, ABOUT_THE_SAME_MS))) return false
  }
  if (by) {
    const byKey = await digest(JSON.stringify(['mail by', kind, by.id]))
    if (!(await countMail(d1, byKey, by.isGuest ? BY_GUEST : most.by, most.spanMs))) return false
  }
  return countMail(d1, await digest(JSON.stringify(['mail to', kind, to])), most.to, most.spanMs)
}
