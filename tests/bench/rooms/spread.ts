/** NaN of nothing. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN
}

export interface Spread {
  median: number
  low: number
  high: number
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.filter(value => !Number.isNaN(value)).toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? upper
  return {
    median: (lower + upper) / 2,
    low: sorted[0] ?? Number.NaN,
    high: sorted.at(-1) ?? Number.NaN,
  }
}
