import type { Dataset, Metric, Unit } from '#server/designer/datasets/dataset.ts'
import type { Column, RecordType, Tone } from '#server/designer/records/record-type.ts'

/** A figure as it is counted: what it is called, in what, its usual size a month, how months add up, which way is good. */
export type Figure = [
  label: string,
  unit: Unit,
  base: number,
  over?: 'sum' | 'last' | 'mean',
  good?: 'up' | 'down',
]

export type States = [label: string, tone: Tone][]

/** A list of a trade: its rows are called by the first column. */
export interface SheetList {
  one: string
  many: string
  icon: string
  columns: Column[]
  /** Words of a request without which the list does not belong. */
  only?: RegExp
}

/** What a trade counts, in few lines; `{thing}` and `{things}` stand for what the request names. */
export interface Sheet {
  word: string
  /** The first group is the thing, where the request names one. */
  match: RegExp
  thing?: string
  title: string
  note: string
  figures: [Figure, Figure, Figure, Figure]
  trend: [
    title: string,
    unit: Unit,
    first: [label: string, base: number],
    second: [label: string, base: number],
  ]
  split: [title: string, unit: Unit, parts: [label: string, value: number][]]
  stack: [title: string, unit: Unit, parts: [label: string, base: number][]]
  gauge: [title: string, value: number, target: string, note: string]
  segment: [label: string, values: [label: string, share: number][]]
  feed: [who: string, what: string, when: string][]
  lists: SheetList[]
}

/** The numbers and lists of a trade in the words of the request. */
export function datasetOf(sheet: Sheet, prompt: string, thing = sheet.thing ?? 'thing'): Dataset {
  const said = inWords(sheet, thing)
  const [trendTitle, trendUnit, first, second] = said.trend
  const [splitTitle, splitUnit, splitParts] = said.split
  const [stackTitle, stackUnit, stackParts] = said.stack
  const [gaugeTitle, value, target, note] = said.gauge
  const [segment, values] = said.segment
  const [a, b, c, d] = said.figures
  return {
    word: said.word,
    match: sheet.match,
    title: said.title,
    note: said.note,
    metrics: [metricOf(a), metricOf(b), metricOf(c), metricOf(d)],
    trend: {
      title: trendTitle,
      unit: trendUnit,
      series: [
        { label: first[0], base: first[1], growth: 0.22 },
        { label: second[0], base: second[1], growth: 0.16 },
      ],
    },
    split: { title: splitTitle, unit: splitUnit, parts: splitParts },
    stack: { title: stackTitle, unit: stackUnit, parts: stackParts },
    gauge: { title: gaugeTitle, value, target, note },
    segment: { label: segment, values },
    feed: said.feed,
    records: [],
    own: said.lists.filter(({ only }) => !only || only.test(prompt)).map(recordOf),
  }
}

/** A share of a hundred has little room above it. */
export const metricOf = ([label, unit, base, over = 'sum', good = 'up']: Figure): Metric => ({
  label,
  unit,
  base: unit === 'percent' ? Math.min(base, 86) : base,
  growth: good === 'down' ? -0.12 : unit === 'percent' ? 0.03 : 0.18,
  over,
  good,
})

export function recordOf({ one, many, icon, columns }: SheetList): RecordType {
  const words = [one, many].map(word => word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
  return {
    name: `trade-${words[1] ?? ''}`,
    match: new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'),
    singular: one.toLowerCase(),
    plural: many,
    icon,
    columns,
  }
}

/** Every text of the sheet with the thing in its place. */
function inWords(sheet: Sheet, thing: string): Sheet {
  const put = (text: string): string =>
    text
      .replaceAll('{things}', manyOf(thing))
      .replaceAll('{Things}', capital(manyOf(thing)))
      .replaceAll('{thing}', thing)
      .replaceAll('{Thing}', capital(thing))
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return put(value)
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object' || value instanceof RegExp) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]))
  }
  return walk(sheet) as Sheet
}

export function manyOf(word: string): string {
  if (/(?:s|sh|ch|x|z)$/i.test(word)) return /(?:ss|sh|ch|x|z)$/i.test(word) ? `${word}es` : word
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

export function oneOf(word: string): string {
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/i.test(word)) return word
  if (/(?:sh|ch|x|ss)es$/i.test(word)) return word.slice(0, -2)
  return word.replace(/s$/i, '')
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const title = (label: string, values: string[]): Column => ({
  key: 'name',
  label,
  kind: 'title',
  values,
})
export const text = (label: string, values: string[]): Column => ({
  key: keyOf(label),
  label,
  kind: 'text',
  values,
})
export const person = (label: string): Column => ({ key: keyOf(label), label, kind: 'person' })
export const company = (label: string): Column => ({ key: keyOf(label), label, kind: 'company' })
export const day = (label: string): Column => ({ key: keyOf(label), label, kind: 'date' })
export const code = (label: string, prefix: string, from: number): Column => ({
  key: 'number',
  label,
  kind: 'code',
  prefix,
  from,
})
export const number = (label: string, low: number, high: number): Column => ({
  key: keyOf(label),
  label,
  kind: 'count',
  range: [low, high],
})
export const money = (label: string, low: number, high: number): Column => ({
  key: keyOf(label),
  label,
  kind: 'money',
  range: [low, high],
})
export const percent = (label: string, low: number, high: number): Column => ({
  key: keyOf(label),
  label,
  kind: 'percent',
  range: [low, high],
})
export const states = (...values: States): Column => ({
  key: 'state',
  label: 'State',
  kind: 'status',
  values,
})

/** A label as the key of a row. */
export const keyOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .replace(/[^a-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^(?=\d)|^$/, 'c')
