import type { Dataset } from '#server/designer/datasets/dataset.ts'
import { chooseGoods } from '#server/designer/goods/choose-goods.ts'
import { ADMISSION_RECORDS } from '#server/designer/records/admission.ts'
import { BUSINESS_RECORDS } from '#server/designer/records/business.ts'
import { CARE_RECORDS } from '#server/designer/records/care.ts'
import { CASES_RECORDS } from '#server/designer/records/cases.ts'
import { COMMUNITY_RECORDS } from '#server/designer/records/community.ts'
import { COUNTER_RECORDS } from '#server/designer/records/counter.ts'
import { LEARNING_RECORDS } from '#server/designer/records/learning.ts'
import { OPERATIONS_RECORDS } from '#server/designer/records/operations.ts'
import { plainBooking } from '#server/designer/records/plain-booking.ts'
import type { RecordName, RecordType } from '#server/designer/records/record-type.ts'
import { lowStock } from '#server/designer/records/stock.ts'
import { SYSTEMS_RECORDS } from '#server/designer/records/systems.ts'
import { TRADE_RECORDS } from '#server/designer/records/trade.ts'
import { unknownLists } from '#server/designer/trades/asked-lists.ts'
import { withLessons } from '#server/designer/trades/lessons.ts'
import { withStages } from '#server/designer/trades/stages.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { countBefore } from '#server/designer/understanding/counts.ts'

export const RECORDS: RecordType[] = [
  ...BUSINESS_RECORDS,
  ...TRADE_RECORDS,
  ...CASES_RECORDS,
  ...SYSTEMS_RECORDS,
  ...OPERATIONS_RECORDS,
  ...LEARNING_RECORDS,
  ...ADMISSION_RECORDS,
  ...COUNTER_RECORDS,
  ...CARE_RECORDS,
  ...COMMUNITY_RECORDS,
]

const MOST = 4

/** The lists named in the prompt, in its order, filled up with those of the trade. */
export function chooseRecords(brief: Brief, dataset: Dataset): RecordType[] {
  const { prompt, items } = brief
  const trade = dataset.own ?? []
  const isOvernight =
    dataset.records.includes('booking') ||
    /\b(?:hotels?|hostels?|rooms?|guests?|nights?|campsites?|resorts?|cabins?)\b/i.test(prompt)
  const records = isOvernight
    ? RECORDS
    : RECORDS.map(type => (type.name === 'booking' ? plainBooking(type) : type))
  const all = [...trade, ...records, lowStock(chooseGoods(brief).goods)]
  const known = all.filter((type, at) => all.findIndex(each => each.plural === type.plural) === at)
  const text = items.length > 0 ? `${items.join(', ')}. ${prompt}` : prompt
  const list = items.join(', ')
  const named = known
    .map(type => ({ type, at: text.search(type.match) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ type }) => type)
  const own = [...trade, ...dataset.records.flatMap(name => known.find(type => type.name === name) ?? [])]
  const unheard = unknownLists(prompt, known).slice(0, 3)
  const isClear = named.length >= 2
  const wanted = isClear
    ? [...named.filter(type => isOfTrade(type, dataset) || type.match.test(list)), ...unheard, ...own]
    : unheard.length >= 2
      ? [...unheard, ...named.filter(type => type.match.test(list)), ...own]
      : [...own.slice(0, 2), ...unheard, ...own.slice(2), ...named]
  const more = countBefore(prompt, /nav(?:igation)? items?|tabs|pages|menu items?/)
  const filled = more
    ? [...wanted, ...SPARE.flatMap(name => RECORDS.find(type => type.name === name) ?? [])]
    : wanted
  const most = more ? Math.min(6, more - 1) : isClear ? MOST : 3
  const distinct = [...new Map(filled.map(type => [type.plural, type])).values()]
  return withStages(withLessons(distinct.slice(0, Math.max(1, most)), prompt), prompt)
}

/** Lists that nearly every tool has, for when more places are asked for than the trade knows. */
const SPARE: RecordName[] = ['task', 'customer', 'file', 'project']

/** A word that any text may hold ("users", "results") counts only where the trade has such a list. */
const LOOSE = [
  'subscriber',
  'result',
  'service',
  'class',
  'file',
  'incident',
  'match',
  'role',
  'product',
  'stock',
  'company',
  'employee',
  'room',
  'appointment',
  'article',
  'author',
  'case',
  'treatment',
  'token',
  'account',
  'application',
  'menu-item',
  'message',
  'program',
  'provider',
  'sale',
  'staff',
]

const isOfTrade = ({ name }: RecordType, dataset: Dataset): boolean =>
  !LOOSE.includes(name) || dataset.records.includes(name)
