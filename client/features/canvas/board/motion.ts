/** A gesture is over when it has not moved the camera for longer than this. */
const OVER_AFTER_MS = 100

/**
 * Whether the camera moves. The library tells of each gesture by itself, and of its end a while later: a pinch that turns
 * into a scroll ends when the scroll is well under way.
 */
export class Motion {
  #isMoving = false
  #movedAt = Number.NEGATIVE_INFINITY

  /** Does a movement begin with this? */
  moved(now: number): boolean {
    this.#movedAt = now
    const begins = !this.#isMoving
    this.#isMoving = true
    return begins
  }

  /** A gesture has ended: does the camera rest now? */
  ended(now: number): boolean {
    if (now - this.#movedAt < OVER_AFTER_MS) return false
    this.#isMoving = false
    return true
  }
}
