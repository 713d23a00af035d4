/** How many may come a second; a link that stalled may hand over what it held back for `burstSeconds`. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number | null = null

  constructor(perSecond: number, burstSeconds: number) {
    this.#perSecond = perSecond
    this.#burst = perSecond * burstSeconds
    this.#left = this.#burst
  }

  /** False when it is one too many. */
  take(now: number): boolean {
    const earned = this.#at === null ? 0 : ((now - this.#at) / 1_000) * this.#perSecond
    this.#left = Math.min(this.#burst, this.#left + Math.max(0, earned))
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
