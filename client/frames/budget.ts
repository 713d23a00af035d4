import { useEffect, useState } from 'react'

/** With more designs running at once a page gets slow: each has a process and some hundred megabytes of its own. */
const RUNNING_MAX = 12

interface Asked {
  /** What people came to look at runs at once, whatever else does. */
  isUrgent: boolean
  granted(): void
}

/** How many designs run on a page at once; the others wait until one has gone. */
export class RunningBudget {
  #most: number
  #running = 0
  readonly #waiting = new Set<Asked>()

  constructor(most = RUNNING_MAX) {
    this.#most = most
  }

  /** A page that knows better what its machine carries. */
  allow(most: number): void {
    this.#most = most
    this.#grantNext()
  }

  /** Grants it now or later; what it returns gives the place back, or up. */
  ask(asked: Asked): () => void {
    this.#waiting.add(asked)
    if (asked.isUrgent) this.#grant(asked)
    this.#grantNext()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      if (this.#waiting.delete(asked)) return
      this.#running -= 1
      this.#grantNext()
    }
  }

  #grantNext(): void {
    for (const asked of [...this.#waiting]) if (this.#running < this.#most) this.#grant(asked)
  }

  #grant(asked: Asked): void {
    this.#waiting.delete(asked)
    this.#running += 1
    asked.granted()
  }
}

const budget = new RunningBudget()

/** Whether a design may run now; one that is only a picture of itself waits for its turn. */
export function useMayRun(isUrgent: boolean): boolean {
  const [isGranted, setGranted] = useState(false)
  // The places are the page's.
  useEffect(() => budget.ask({ isUrgent, granted: () => setGranted(true) }), [isUrgent])
  return isUrgent || isGranted
}

/** How many designs run at once on this page, until what it returns is called. */
export function allowRunning(most: number): () => void {
  budget.allow(Math.max(most, RUNNING_MAX))
  return () => budget.allow(RUNNING_MAX)
}
