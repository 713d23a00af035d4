/** So long after scrolling, clicking or typing somebody is taken to be doing something here. */
const BUSY_MS = 3_000
const TELL_EVERY_MS = 500

/** Knows whether somebody is doing something in this frame right now, and tells the page, which outlives the frame. */
export class OwnHand {
  #last = Number.NEGATIVE_INFINITY

  constructor(tell: () => void) {
    let told = Number.NEGATIVE_INFINITY
    const noted = (event: Event) => {
      if (!event.isTrusted) return
      this.#last = performance.now()
      if (this.#last - told < TELL_EVERY_MS) return
      told = this.#last
      tell()
    }
    for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'])
      addEventListener(name, noted, { capture: true, passive: true })
  }

  get isBusy(): boolean {
    return performance.now() - this.#last < BUSY_MS || getSelection()?.type === 'Range'
  }
}
