/** A movement of fewer frames says nothing. */
const FEWEST = 12

/** How long the frames of one movement took. */
export class FrameTimes {
  #times: number[] = []
  #last: number | null = null
  #handle = 0

  start(): void {
    if (this.#handle !== 0) return
    this.#times = []
    this.#last = null
    const tick = (now: number) => {
      if (this.#last !== null) this.#times.push(now - this.#last)
      this.#last = now
      this.#handle = requestAnimationFrame(tick)
    }
    this.#handle = requestAnimationFrame(tick)
  }

  /** The time that nine of ten frames stayed below; null where there were too few to tell. */
  stop(): number | null {
    cancelAnimationFrame(this.#handle)
    this.#handle = 0
    const times = this.#times.toSorted((a, b) => a - b)
    this.#times = []
    return times.length < FEWEST ? null : (times[Math.floor(times.length * 0.9)] ?? null)
  }
}
