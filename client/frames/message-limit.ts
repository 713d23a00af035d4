/** Enough for a mouse over the design and everything a page does by itself. */
const PER_SECOND = 120
const BURST = 400
/** With so many dropped within a second it is no accident. */
const FLOOD = 2_000

/** How many messages one frame may send; the rest are dropped before anything of them is looked at. */
export class MessageLimit {
  #left = BURST
  #at = 0
  #dropped = 0
  #droppedSince = 0
  #isCutOff = false

  /** A flood is reported once; the messages still on their way after it are dropped at no cost. */
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
