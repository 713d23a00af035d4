import type { Point } from './rect.ts'

/** An arrow that is being led: the design it begins at, and where its point is. */
interface Lead {
  from: string
  at: Point
}

/** The one arrow on its way here, outside of React: its point moves with the pointer, and nothing else is drawn again. */
export class ArrowLead {
  #lead: Lead | null = null
  #isRefused = false
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  now = (): Lead | null => this.#lead
  /** What was meant as an end just now is none: arrows lead between designs alone. */
  isRefused = (): boolean => this.#isRefused

  begin(from: string, at: Point): void {
    this.#become({ from, at })
  }

  move(at: Point): void {
    if (this.#lead) this.#become({ ...this.#lead, at })
  }

  end(): void {
    if (this.#lead || this.#isRefused) this.#become(null)
  }

  refuse(): void {
    this.#become(null, true)
  }

  #become(lead: Lead | null, isRefused = false): void {
    this.#lead = lead
    this.#isRefused = isRefused
    for (const listener of this.#listeners) listener()
  }
}
