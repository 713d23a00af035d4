/** Enough for a mouse over the design and everything a page does by itself. */
const PER_SECOND = 120
const BURST = 400
/** Beyond this many too many within a second, somebody means it. */
const FLOOD = 2_000

/** How many messages one frame may send; the rest are dropped before anything of them is looked at. */
export class MessageLimit {
  #left = BURST
  #at = 0
  #dropped = 0
  #droppedSince = 0
  #isCutOff = false

  /** A flood is told once: what is on its way by then is still to come, and each of it must cost nothing. */
  take(now: number): 'pass' | 'drop' | 'flood' {
    if (this.#isCutOff) return 'drop'
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1_000) * PER_SECOND)
    this.#at = now
    if (this.#left >= 1) {
      this.#left -= 1
      return 'pass'
    }
    if (now - this.#droppedSince > 1_000) {
      this.#droppedSince = now
      this.#dropped = 0
    }
    this.#dropped += 1
    this.#isCutOff = this.#dropped >= FLOOD
    return this.#isCutOff ? 'flood' : 'drop'
  }
}
