import type { Literal } from '#server/designer/code/literal.ts'
import type { Column, RecordType } from '#server/designer/records/record-type.ts'
import type { Choices } from '#server/designer/understanding/seed.ts'

const FIRST = [
  'Anouk',
  'Birgit',
  'Carlos',
  'Dario',
  'Elif',
  'Felix',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Katrin',
  'Leila',
  'Mateo',
  'Nora',
  'Otto',
  'Priya',
  'Rafael',
  'Sofie',
  'Tomasz',
  'Ute',
  'Wanda',
  'Yusuf',
]
const LAST = [
  'Adler',
  'Beck',
  'Costa',
  'Demir',
  'Ekholm',
  'Falk',
  'Grant',
  'Haddad',
  'Ito',
  'Jensen',
  'Kolb',
  'Lindh',
  'Moretti',
  'Novak',
  'Okafor',
  'Peters',
  'Rao',
  'Silva',
  'Tanaka',
  'Voss',
  'Weiss',
  'Zhao',
]
const COMPANIES = [
  'Parcelo',
  'Holt Group',
  'Voss Bearings',
  'Quartzo',
  'Fieldnote',
  'Oreline',
  'Ruiz Joinery',
  'Terravue',
  'Kestrel & Lowe',
  'Marrow',
  'Lindner & Sons',
  'Ninefold Freight',
  'Sorrel',
  'Studio Parallel',
  'Common Table',
  'Bastion',
]
const ROWS = 14

/** The rows of a list: the same request has the same rows. */
export function recordRows({ name, columns }: RecordType, choices: Choices): { [key: string]: Literal }[] {
  const pools = new Map(columns.map(column => [column.key, poolOf(column, choices, name)]))
  const count = Math.min(
    ROWS,
    ...columns.map(column => (column.kind === 'title' ? column.values.length : ROWS)),
  )
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      columns.map(column => [column.key, valueFor(column, at, pools.get(column.key) ?? [], choices, name)]),
    ),
  )
}

/** What is drawn without repeating: names of people, companies and things. */
function poolOf(column: Column, choices: Choices, salt: string): string[] {
  const what = `${salt}.${column.key}`
  if (column.kind === 'title') return choices.shuffle(what, column.values)
  if (column.kind === 'company') return choices.shuffle(what, COMPANIES)
  if (column.kind !== 'person') return []
  const last = choices.shuffle(`${what}.last`, LAST)
  return choices.shuffle(`${what}.first`, FIRST).map((first, at) => `${first} ${last[at] ?? ''}`)
}

function valueFor(column: Column, at: number, pool: string[], choices: Choices, salt: string): Literal {
  const what = `${salt}.${column.key}.${at}`
  switch (column.kind) {
    case 'title':
    case 'person':
    case 'company':
      return pool[at % pool.length] ?? ''
    case 'text':
      return choices.pick(what, column.values)
    case 'status':
      return choices.pick(what, weighted(column.values))
    case 'code':
      return `${column.prefix}${column.from + at * choices.between(`${salt}.${column.key}`, 1, 4)}`
    case 'date':
      return dateText(choices.between(what, -40, 24))
    case 'money':
    case 'count':
    case 'percent':
      return numberIn(column.range, choices.between(what, 0, 1_000) / 1_000)
  }
}

/** The first state is the usual one. */
const weighted = (values: [string, string][]): string[] =>
  values.flatMap(([label], at) => Array.from({ length: at === 0 ? 4 : 2 }, () => label)).slice(0, 12)

/** More small ones than large ones, rounded the way people would. */
function numberIn([low, high]: [number, number], share: number): number {
  const value = low + (high - low) * share ** 1.6
  const step = high > 100_000 ? 1_000 : high > 10_000 ? 100 : high > 1_000 ? 10 : 1
  return Math.round(value / step) * step
}

/** Days before or after 20 November 2026, as an ISO date. */
function dateText(days: number): string {
  const date = new Date(Date.UTC(2026, 10, 20 + days))
  return date.toISOString().slice(0, 10)
}

/** The columns as the design's table reads them. */
export function columnRows(columns: Column[]): Literal[] {
  return columns.map(column => ({
    key: column.key,
    label: column.label,
    kind:
      column.kind === 'title' || column.kind === 'company' || column.kind === 'code' ? 'text' : column.kind,
  }))
}

/** Every state of every list with how it should look. */
export function stateTones(types: RecordType[]): Literal {
  const tones: Record<string, string> = {}
  for (const { columns } of types) {
    for (const column of columns)
      if (column.kind === 'status') for (const [label, tone] of column.values) tones[label] ??= tone
  }
  return tones
}
