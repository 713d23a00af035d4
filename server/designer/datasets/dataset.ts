import type { RecordName, RecordType } from '#server/designer/records/record-type.ts'

export type Unit = 'money' | 'count' | 'percent' | 'hours'

export interface Metric {
  label: string
  unit: Unit
  /** What a month is worth at the start, and how it grows over two years. */
  base: number
  growth: number
  /** How months add up: "how many" is a sum, "how high" the last or the mean. */
  over: 'sum' | 'last' | 'mean'
  /** Down is good for churn, delay and cost. */
  good: 'up' | 'down'
}

export interface Series {
  label: string
  base: number
  growth: number
}

/** The numbers of a trade: what is measured, how it moves and what it is made of. */
export interface Dataset {
  word: string
  /** Words of a prompt that mean these numbers. */
  match: RegExp
  title: string
  note: string
  metrics: [Metric, Metric, Metric, Metric]
  trend: { title: string; unit: Unit; series: Series[] }
  split: { title: string; unit: Unit; parts: [label: string, value: number][] }
  stack: { title: string; unit: Unit; parts: [label: string, base: number][] }
  gauge: { title: string; value: number; target: string; note: string }
  segment: { label: string; values: [label: string, share: number][] }
  feed: [who: string, what: string, when: string][]
  /** Which lists belong to it, the first beside the charts. */
  records: RecordName[]
  /** Lists that no other trade has. */
  own?: RecordType[]
}
