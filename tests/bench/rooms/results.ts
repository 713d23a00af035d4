import type { Figures } from '#tests/bench/rooms/scenarios/scenario.ts'
import { type Spread, spreadOf } from '#tests/bench/rooms/spread.ts'

/** What every repeat measured, by row and server. */
export class Results {
  readonly #runs = new Map<string, Figures[]>()
  readonly failures: { row: string; server: string; reason: string }[] = []

  add(row: string, server: string, figures: Figures): void {
    const key = `${row} ${server}`
    this.#runs.set(key, [...(this.#runs.get(key) ?? []), figures])
  }

  fail(row: string, server: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    this.failures.push({ row, server, reason })
  }

  has(row: string, server: string): boolean {
    return this.#runs.has(`${row} ${server}`)
  }

  spread(row: string, server: string, figure: string): Spread {
    const runs = this.#runs.get(`${row} ${server}`) ?? []
    return spreadOf(runs.map(figures => figures[figure] ?? Number.NaN))
  }

  median(row: string, server: string, figure: string): number {
    return this.spread(row, server, figure).median
  }
}
