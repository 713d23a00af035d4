const SOONEST_MS = 500
const LATEST_MS = 60_000
const MAIL_SOONEST_MS = 5_000

interface Waiting {
  /** Since when the room that waits longest to be told has waited. */
  oldestUntold: Date | null
  /** When the first session of an open socket ends. */
  nextExpiry: Date | null
  /** When the next mail is to be tried. */
  nextMail: Date | null
}

/** When the outbox looks again: what failed is tried after as long again as it has waited. Null: when it is woken. */
export function nextLook({ oldestUntold, nextExpiry, nextMail }: Waiting, now: number): number | null {
  const times = [
    oldestUntold && now + Math.min(LATEST_MS, Math.max(SOONEST_MS, now - oldestUntold.getTime())),
    nextExpiry && Math.max(nextExpiry.getTime(), now + SOONEST_MS),
    // One whose time has come is being sent by now.
    nextMail && Math.max(nextMail.getTime(), now + MAIL_SOONEST_MS),
  ].filter(time => time !== null)
  return times.length > 0 ? Math.min(...times) : null
}
