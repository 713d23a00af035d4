import { chooseDataset } from '#server/designer/datasets/choose-dataset.ts'
import type { Page } from '#server/designer/page/page.ts'
import { chooseRecords } from '#server/designer/records/choose-records.ts'
import { recordRows } from '#server/designer/records/record-rows.ts'
import type { RecordType } from '#server/designer/records/record-type.ts'
import { capital } from '#server/designer/trades/sheet.ts'

/** One thing of a trade that stands in a calendar or on a board. */
export interface Doing {
  title: string
  note: string
  group: string
}

const EACH = 6
/** What is kept in books happens on no day. */
const IN_BOOKS = /^(?:invoices|expenses|files|products|accounts|companies|results|roles|low stock)$/i

/** What is done in the trade that was named, taken from its lists in turn; null when none was named. */
export function doingsOf(page: Page): Doing[] | null {
  const dataset = chooseDataset(page.brief)
  if (!dataset.own && !page.brief.isSubjectKnown) return null
  const all = chooseRecords(page.brief, dataset)
  const dated = all.filter(type => !IN_BOOKS.test(type.plural) && type.columns[0]?.kind !== 'person')
  const lists = (dated.length > 0 ? dated : all).slice(0, 3)
  const rows = lists.map(type => doingsIn(type, page))
  return Array.from({ length: EACH }, (_, at) => rows.flatMap(list => list[at] ?? [])).flat()
}

function doingsIn(type: RecordType, page: Page): Doing[] {
  const [first] = type.columns
  const says = type.columns.filter(
    ({ kind }) => /^(?:text|person|company)$/.test(kind) && kind !== first?.kind,
  )
  return recordRows(type, page.choices).map(row => {
    const name = String(row[first?.key ?? ''] ?? '')
    const parts = says.map(({ key }) => String(row[key] ?? '')).filter(Boolean)
    const isWord = first?.kind === 'title' && !/^\d/.test(name)
    return {
      title: isWord
        ? name
        : `${capital(type.singular)} ${first?.kind === 'code' || /^\d/.test(name) ? (parts[0] ?? name) : name}`,
      note:
        (first?.kind === 'code' ? [name, ...parts.slice(1)] : parts).slice(0, 2).join(' · ') || type.plural,
      group: type.plural,
    }
  })
}
