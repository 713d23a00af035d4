import type { CaseResult, TurnResult } from './results.ts'

/** What one model's results come to, a word for each. */
export interface Totals {
  prompts: number
  paint: string
  time: string
  'told → left': string
  overflow: number
  axe: number
  missing: number
  outside: number
  failed: number
  tokens: string
  cached: string
  'same prefix': string
  price: string
}

export function totalsOf(cases: readonly CaseResult[]): Totals {
  const turns = cases.flatMap(each => each.turns)
  const sum = (count: (turn: TurnResult) => number) => turns.reduce((all, turn) => all + count(turn), 0)
  const [input, cached, output] = [
    sum(({ inputTokens }) => inputTokens),
    sum(({ cachedTokens }) => cachedTokens),
    sum(({ outputTokens }) => outputTokens),
  ]
  const prices = turns.map(({ usd }) => usd)
  const shares = turns.flatMap(({ samePrefix }) => samePrefix ?? [])
  return {
    prompts: turns.length,
    paint: seconds(median(turns.flatMap(({ paintMs }) => paintMs ?? []))),
    time: seconds(median(turns.map(({ totalMs }) => totalMs))),
    'told → left': `${sum(beforeRepair)} → ${sum(({ left }) => left.length)}`,
    overflow: sum(({ overflow }) => Object.values(overflow).filter(over => over > 0).length),
    axe: sum(({ axe }) => axe.length),
    missing: sum(({ missing }) => missing.length),
    outside: sum(({ outside }) => (outside ? outside.files.length + outside.texts.length : 0)),
    failed: sum(({ error }) => (error === null ? 0 : 1)),
    tokens: `${input} + ${output}`,
    cached: input > 0 ? percent(cached / input) : '–',
    'same prefix': shares.length > 0 ? percent(median(shares)) : '–',
    price: prices.includes(null)
      ? '–'
      : `$${prices.reduce<number>((all, usd) => all + (usd ?? 0), 0).toFixed(4)}`,
  }
}

/** Faults that were there at some time: at least as many as were told, and as many as are left, which axe words otherwise. */
export const beforeRepair = ({ told, left }: Pick<TurnResult, 'told' | 'left'>): number =>
  Math.max(new Set(told).size, left.length)

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted.length === 0 ? Number.NaN : (sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN)
}

export const seconds = (ms: number): string => (Number.isNaN(ms) ? '–' : `${(ms / 1_000).toFixed(1)} s`)
export const percent = (share: number): string => `${Math.round(share * 100)} %`
