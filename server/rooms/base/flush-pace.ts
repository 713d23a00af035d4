/** What one outgoing frame costs workerd, measured (20–25 µs) with room for the rest of the work. */
const FRAME_MS = 0.033
const WINDOW_MAX_MS = 100
/** Below this audience the fan-out is too quick to measure with a clock that only moves on I/O. */
const MEASURED_FROM_VIEWERS = 20

/**
 * Decides when a document is flushed: at once on the leading edge, then not before the last fan-out has been paid for,
 * `min(100, max(viewers × 33 µs, measured fan-out time))` ms later.
 */
export class FlushPace {
  readonly #flush: () => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #isDue = false
  #lastFlush = 0
  #viewers = 0
  #fanOutMs = 0

  constructor(flush: () => void) {
    this.#flush = flush
  }

  /** Something is pending. */
  request(): void {
    if (this.#timer !== null || this.#isDue) return
    const sinceLast = Date.now() - this.#lastFlush
    const window = Math.min(WINDOW_MAX_MS, Math.max(this.#viewers * FRAME_MS, this.#fanOutMs))
    if (sinceLast < window) this.#timer = setTimeout(() => this.#end(), window - sinceLast)
    else this.#flushAfterThis()
  }

  /** A timer costs a small room more than all the rest, so the leading edge only waits for what runs now. */
  #flushAfterThis(): void {
    this.#isDue = true
    queueMicrotask(() => {
      if (this.#isDue) this.#end()
    })
  }

  #end(): void {
    this.clear()
    this.#flush()
  }

  flushed(viewers: number): void {
    this.#viewers = viewers
    this.#lastFlush = Date.now()
    if (viewers < MEASURED_FROM_VIEWERS) return
    const started = this.#lastFlush
    // Fires once the socket writes have drained.
    setTimeout(() => {
      this.#fanOutMs = this.#fanOutMs * 0.7 + (Date.now() - started) * 0.3
    }, 0)
  }

  clear(): void {
    this.#isDue = false
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
