/** Asked this often, a frame has this long to answer. */
export const PING_EVERY_MS = 1_000
/** From here on the healthy clock measures whether the machine has time. */
const SUSPICIOUS_AFTER_MS = 2_000
/** So much time in which others could work, and a frame that says nothing hangs. */
const STUCK_AFTER_MS = 4_000
/** And so much more until nothing is expected of it any longer. */
const GONE_AFTER_MS = 8_000

interface Asked {
  /** When the first question was put that it has not answered; null while there is none. */
  since: number | null
  /** What the healthy clock said when it became suspicious. */
  from: number | null
  isStuck: boolean
}

interface Found {
  ask: string[]
  /** Silent although the machine had time. */
  stuck: string[]
  /** Silent for so long since that it is to be given up. */
  gone: string[]
  /** Not heard of for a while: the healthy clock has to run. */
  suspicious: string[]
}

/**
 * Knows which frames answer. One is asked only after it has spoken, so that loading is not silence, and its silence
 * counts by a clock of the time in which it could have answered (`HealthyClock`), so that a busy machine is not either.
 */
export class Watchdog {
  readonly #asked = new Map<string, Asked>()

  /** A frame has said something; true when it was called stuck. */
  heard(key: string): boolean {
    const wasStuck = this.#asked.get(key)?.isStuck ?? false
    this.#asked.set(key, { since: null, from: null, isStuck: false })
    return wasStuck
  }

  forget(key: string): void {
    this.#asked.delete(key)
  }

  /** Once a period: which frames to ask, and which have been silent for too long. */
  tick(now: number, healthyNow: number, present: ReadonlySet<string>): Found {
    const found: Found = { ask: [], stuck: [], gone: [], suspicious: [] }
    for (const [key, asked] of this.#asked) {
      if (!present.has(key)) {
        this.#asked.delete(key)
        continue
      }
      found.ask.push(key)
      asked.since ??= now
      if (now - asked.since < SUSPICIOUS_AFTER_MS) continue
      found.suspicious.push(key)
      asked.from ??= healthyNow
      const silence = healthyNow - asked.from
      if (silence >= GONE_AFTER_MS) found.gone.push(key)
      else if (silence >= STUCK_AFTER_MS && !asked.isStuck) {
        asked.isStuck = true
        found.stuck.push(key)
      }
    }
    return found
  }
}

/** Frames that fell silent, by what they show. */
interface Silent {
  /** What is written and typed, where it is shown. */
  live: string | null
  /** The version that loads behind the one that is shown. */
  next: string | null
  shown: string | null
}

/**
 * Frames of one origin, and in port mode all, share a process: one that loops takes the others along. The newest code is
 * the suspect, and the others are only to be loaded again; null where nothing of these is silent.
 */
export function suspectOf(silent: ReadonlySet<string>, { live, next, shown }: Silent) {
  const all = [live, next, shown].filter(key => key !== null && silent.has(key)) as string[]
  const [suspect = null, ...others] = all
  return suspect === null ? null : { suspect, others }
}
