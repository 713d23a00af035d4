import type { Family, Labels, Sample } from '#server/features/metrics/text-format.ts'

/** Longer than any list of label values that this program has; what would come after it is not counted apart. */
const SERIES_MAX = 2_000

interface Series<T> {
  labels: Labels
  value: T
}

/** One value for each set of labels that has been seen. */
class SeriesOf<T> {
  readonly all = new Map<string, Series<T>>()
  readonly #first: () => T

  constructor(first: () => T) {
    this.#first = first
  }

  at(labels: Labels): Series<T> | null {
    const key = JSON.stringify(labels)
    const known = this.all.get(key)
    if (known || this.all.size >= SERIES_MAX) return known ?? null
    const series = { labels, value: this.#first() }
    this.all.set(key, series)
    return series
  }
}

/** Only ever rises, until the process begins anew. */
export class Counter {
  readonly #series = new SeriesOf(() => 0)

  add(labels: Labels): void {
    const series = this.#series.at(labels)
    if (series) series.value += 1
  }

  family(name: string, help: string): Family {
    return { name, help, type: 'counter', samples: [...this.#series.all.values()] }
  }
}

interface Spread {
  /** How many were no longer than each bound, beyond those of the bound before it. */
  within: number[]
  count: number
  sum: number
}

/** How long things took, in seconds. */
export class Histogram {
  readonly #bounds: readonly number[]
  readonly #series: SeriesOf<Spread>

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#series = new SeriesOf(() => ({ within: bounds.map(() => 0), count: 0, sum: 0 }))
  }

  observe(labels: Labels, seconds: number): void {
    const spread = this.#series.at(labels)?.value
    if (!spread) return
    const at = this.#bounds.findIndex(bound => seconds <= bound)
    if (at >= 0) spread.within[at] = (spread.within[at] ?? 0) + 1
    spread.count += 1
    spread.sum += seconds
  }

  family(name: string, help: string): Family {
    return { name, help, type: 'histogram', samples: [...this.#series.all.values()].flatMap(this.#samples) }
  }

  readonly #samples = ({ labels, value: { within, count, sum } }: Series<Spread>): Sample[] => {
    let below = 0
    const buckets = this.#bounds.map((bound, at) => {
      below += within[at] ?? 0
      return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
    })
    return [
      ...buckets,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]
  }
}
