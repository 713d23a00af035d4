/** Asked this often, a frame has this long to answer. */
export const PING_EVERY_MS = 1_000
const SILENT_AFTER_MS = 6_000
/** A page that slept cannot blame its frames. */
const SLEPT_MS = 3_000

/** Knows which frames answer. One is asked only after it has spoken, so that loading is not silence. */
export class Watchdog {
  readonly #asked = new Map<string, number | null>()
  #tickedAt = 0

  /** A frame has said something. */
  heard(key: string): void {
    this.#asked.set(key, null)
  }

  forget(key: string): void {
    this.#asked.delete(key)
  }

  /** Once a period: which frames to ask, and which have been silent for too long. */
  tick(now: number, present: ReadonlySet<string>): { ask: string[]; silent: string[] } {
    const hasSlept = now - this.#tickedAt > SLEPT_MS
    this.#tickedAt = now
    const ask: string[] = []
    const silent: string[] = []
    for (const [key, since] of this.#asked) {
      if (!present.has(key)) this.#asked.delete(key)
      else if (since !== null && !hasSlept && now - since > SILENT_AFTER_MS) silent.push(key)
      else {
        ask.push(key)
        if (since === null || hasSlept) this.#asked.set(key, now)
      }
    }
    return { ask, silent }
  }
}
