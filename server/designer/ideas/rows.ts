import { plural } from '#server/designer/ideas/about.ts'
import { fieldOf } from '#server/designer/ideas/fields.ts'
import type { IdeaPart } from '#server/designer/ideas/idea.ts'
import { groupOf, isEvent, isKnownThing, isPerson, rowNames } from '#server/designer/ideas/known-rows-of.ts'
import type { Page } from '#server/designer/page/page.ts'
import { recordRows } from '#server/designer/records/record-rows.ts'
import type { Column } from '#server/designer/records/record-type.ts'
import { capital } from '#server/designer/trades/sheet.ts'

interface IdeaRows {
  columns: { key: string; label: string; isState: boolean }[]
  rows: { values: Record<string, string> }[]
}

const MOST = 8
const GROUPED = /^(?:category|kind|type|group|department)$/i
const TODAY = '2026-11-20'

/** Rows of the thing that was named, every value as it is read. */
export function rowsOf(page: Page, part: IdeaPart, names: string[] | null): IdeaRows {
  const columns = columnsOf(part, names)
  const type = {
    name: `trade-${part.title.toLowerCase()}` as const,
    match: /$^/,
    singular: part.thing,
    plural: part.title,
    icon: 'List',
    columns,
  }
  const made = recordRows(type, page.choices).slice(0, part.count ?? MOST)
  const due = columns.find(({ kind, label }) => kind === 'date' && /due|return/i.test(label))
  const isAhead = isEvent(part.thing) && !LOGGED.test(part.thing) && !/^my /i.test(part.title)
  const byDate = columns[0]?.kind === 'date' ? columns[0].key : null
  const rows = made
    .sort((a, b) => (byDate ? String(a[byDate]).localeCompare(String(b[byDate])) : 0))
    .map(row => ({
      values: Object.fromEntries(
        columns.map(column => {
          const isFine = due && /\b(?:fee|fine)/i.test(column.label)
          if (GROUPED.test(column.label)) return [column.key, groupOf(part.thing, String(row.name ?? ''))]
          const value =
            isFine && String(row[due.key]) >= TODAY ? '–' : shown(column, row[column.key], isAhead)
          return [column.key, value]
        }),
      ),
    }))
  return {
    columns: columns.map(({ key, label, kind }) => ({ key, label, isState: kind === 'status' })),
    rows,
  }
}

/** What a row is called by, then what was named, then what anybody would want to know. */
function columnsOf(part: IdeaPart, names: string[] | null): Column[] {
  const fields = part.fields.map(field =>
    field === 'what' && names
      ? ({ key: 'what', label: 'What', kind: 'title', values: names } satisfies Column)
      : fieldOf(field, part.thing),
  )
  const isFirstGiven = part.thing === 'entry' || part.thing === 'day' || isNameless(part.thing)
  const first = isFirstGiven ? [] : [calledBy(part, names)]
  const days: Column[] = part.thing === 'day' && !fields.some(({ kind }) => kind === 'date') ? [WEEKDAY] : []
  const usual =
    USUAL.find(([words]) => words.test(part.thing))?.[1] ?? (isPerson(part.thing) ? ['since'] : ['date'])
  const isBare =
    fields.length === 0 ||
    (isNameless(part.thing) && fields.every(({ key }) => key === 'date' || key === 'time'))
  const more =
    fields.length > 0 && isBare
      ? [fieldOf('place', part.thing)]
      : isBare
        ? usual.map(field => fieldOf(field, part.thing))
        : []
  const all = [...days, ...first, ...fields, ...more]
  const distinct = [...new Map(all.map(column => [column.key, column])).values()].slice(0, 6)
  const date = distinct.find(({ kind }) => kind === 'date')
  const isDated = date && (isEvent(part.thing) || isFirstGiven)
  return isDated ? [date, ...distinct.filter(each => each !== date)] : distinct
}

/** Happens on a day and has no name besides. */
const isNameless = (thing: string): boolean => isEvent(thing) && !isKnownThing(thing)

const WEEKDAY: Column = {
  key: 'weekday',
  label: 'Day',
  kind: 'title',
  values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

const USUAL: [RegExp, string[]][] = [
  [/\b(?:loans?|borrowed \w+)$/i, ['due date', 'state']],
  [/\b(?:permits?|cards?|licen[cs]es?)$/i, ['plate', 'expiry date', 'state']],
  [/\b(?:donations?|gifts?)$/i, ['date', 'place', 'state']],
  [/\b(?:hives?|plants?|dogs?)$/i, ['last visit', 'condition']],
  [/\b(?:sightings?|finds?)$/i, ['date', 'place']],
  [/\b(?:shifts?|duties|turns?)$/i, ['time', 'person']],
  [/\b(?:reservations?|bookings?|requests?)$/i, ['date', 'state']],
  [/\b(?:cakes?|items?)$/i, ['brought by', 'state']],
]

function calledBy({ thing }: IdeaPart, names: string[] | null): Column {
  const last = capital(thing.split(' ').at(-1) ?? thing)
  if (isPerson(thing)) return { key: 'name', label: 'Name', kind: 'person' }
  if (RELATION.test(thing) && !/ \w/.test(thing))
    return names
      ? { key: 'name', label: 'What', kind: 'title', values: names }
      : { key: 'number', label: last, kind: 'code', prefix: `${last.charAt(0)}-`, from: 204 }
  return { key: 'name', label: last, kind: 'title', values: rowNames(thing) }
}

/** What one has of another thing: it is called by that thing. */
const RELATION =
  /^(?:loan|reservation|booking|request|order|rental|donation|permit|ticket|application|report|offer|point)$/i

function shown(column: Column, value: unknown, isAhead: boolean): string {
  const text = String(value ?? '')
  if (column.kind === 'date') return dayText(text, isAhead ? AHEAD : 0)
  if (column.kind === 'money') return `$${Number(text).toFixed(2)}`
  if (column.kind === 'percent') return `${text}%`
  return column.kind === 'count' ? Number(text).toLocaleString('en') : text
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** What was kept in a book lies behind; everything else is still to come. */
const LOGGED = /\b(?:feedings?|inspections?|repairs?|visits?|waterings?|water changes?)$/i
const AHEAD = 42

function dayText(iso: string, days: number): string {
  const date = new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000)
  return `${DAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** "tools" for the search field of a list. */
export const manyOfPart = ({ thing, title }: IdeaPart): string =>
  thing ? plural(thing) : title.toLowerCase()
