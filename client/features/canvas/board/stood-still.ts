/** A double click on what was there before is over by then. */
const MEANT_FROM_MS = 500

/** Whether a button has stood where it stands for so long that a click on it is meant for it. */
export class StoodStill {
  #left: number | null = null
  #movedAt = 0

  /** Where it stands now; null while it is not shown. */
  seen(left: number | null, now: number): void {
    if (left === this.#left) return
    this.#left = left
    this.#movedAt = now
  }

  isMeant(left: number, now: number): boolean {
    this.seen(left, now)
    return now - this.#movedAt >= MEANT_FROM_MS
  }
}
