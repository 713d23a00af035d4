import { capital, freeName } from '#server/designer/follow-ups/behaviour/component.ts'
import {
  keyNamed,
  type ListChange,
  labelOf,
  read,
  sourceOf,
} from '#server/designer/follow-ups/behaviour/list-change.ts'
import type { ListWish } from '#server/designer/follow-ups/behaviour/list-wishes.ts'
import { FIELD_LOOK } from '#server/designer/follow-ups/behaviour/narrow-list.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import { inOrder, labelKey } from '#server/designer/follow-ups/scene/entries.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import type { TextEdit } from '#shared/edits/text-edits.ts'

type Files = readonly SourceFile[]
const KEYS_MAX = 6

/** Heads of columns to press, or a choice above a list that has no columns. */
export function addSorting(shown: ShownList, by: string[], files: Files): ListChange | { trouble: string } {
  const { code, component, name, heads } = shown
  const isOrdered =
    /^\w+$/.test(shown.source) &&
    new RegExp(`\\b${shown.source}\\s*=\\s*\\[[^\\]]*\\]\\s*\\.sort\\(`).test(code)
  if (isOrdered || /aria-sort|\.toSorted\(|setSort(?:ing|By)?\(/.test(code))
    return { trouble: 'It can be sorted already, so I changed nothing.' }
  const named = by.map(each => ({ said: each, key: keyNamed(each, shown) }))
  const lost = named.find(({ key }) => key === null)
  if (lost)
    return {
      trouble: `The entries have no “${lost.said}” to sort by; they have ${shown.keys.map(key => labelOf(key).toLowerCase()).join(', ')}.`,
    }
  const wanted = named.flatMap(({ key }) => key ?? [])
  const columns = heads.filter(({ key }) => wanted.length === 0 || wanted.includes(key))
  const isByHead = columns.length > 0 && (wanted.length === 0 || columns.length === wanted.length)
  const keys = isByHead
    ? [...new Set(columns.map(({ key }) => key))]
    : (wanted.length > 0 ? wanted : shown.keys.filter(key => isShort(key, shown))).slice(0, KEYS_MAX)
  if (keys.length === 0) return { trouble: 'I do not see by what it could be sorted.' }
  const { semi, quote, isTyped } = component
  const q = (text: string) => quote + text + quote
  const sort = freeName(code, 'sort', 'listSort')
  const values = freeName(code, 'sortValues', 'listSortValues')
  const sorted = freeName(code, `sorted${capital(name)}`)
  const base = sourceOf(shown)
  const comma = ','
  const entry = 'entry'
  const param = isTyped ? `(${entry}: (typeof ${base})[number])` : `(${entry})`
  const asKey = isTyped ? ' as keyof typeof sortValues'.replace('sortValues', values) : ''
  const names = keys.map(key => (key === '' ? 'text' : key))
  const derived = [
    `const ${values} = {`,
    ...keys.map((key, at) => `  ${names[at]}: ${param} => ${sortValue(entry, key, shown)}${comma}`),
    `}${semi}`,
    `const ${sorted} = [...${base}]${semi}`,
    `if (${sort}.key !== ${q('')}) {`,
    `  ${sorted}.sort((a, b) => {`,
    `    const [first, second] = [a, b].map(${values}[${sort}.key${asKey}])${semi}`,
    `    const order = first < second ? -1 : first > second ? 1 : 0${semi}`,
    `    return ${sort}.isDown ? -order : order${semi}`,
    `  })${semi}`,
    `}`,
  ]
  const state = [`const [${sort}, set${capital(sort)}] = useState({ key: ${q('')}, isDown: false })${semi}`]
  const says = `One can sort the ${labelOf(name).toLowerCase()} by ${keys.map(key => labelOf(key || 'text').toLowerCase()).join(', ')} now${isByHead ? ', with the heads of the columns' : ''}.`
  if (isByHead)
    return {
      state,
      derived,
      source: sorted,
      edits: columns.flatMap(head => headEdits(head, sort, q, code, files)),
      says,
    }
  const set = `set${capital(sort)}`
  return {
    state,
    derived,
    source: sorted,
    before: [
      `<div${drawnLook({ display: 'flex', flexWrap: 'wrap', align: 'center', gap: '8px', marginBottom: '16px', fontSize: '14px' }, files)}>`,
      `  <label${drawnLook({ display: 'flex', align: 'center', gap: '8px' }, files)}>`,
      `    Sort by`,
      `    <select`,
      `      value={${sort}.key}`,
      `      onChange={(event) => ${set}({ ...${sort}, key: event.target.value })}`,
      `     ${drawnLook(FIELD_LOOK, files)}`,
      `    >`,
      `      <option value="">As listed</option>`,
      ...keys.map((key, at) => `      <option value="${names[at]}">${labelOf(key || 'text')}</option>`),
      `    </select>`,
      `  </label>`,
      `  <button type="button" aria-label="Turn the order around" onClick={() => ${set}({ ...${sort}, isDown: !${sort}.isDown })}${drawnLook(FIELD_LOOK, files)}>`,
      `    {${sort}.isDown ? ${q('↓')} : ${q('↑')}}`,
      `  </button>`,
      `</div>`,
    ].join('\n'),
    says,
  }
}

const isShort = (key: string, { list }: ShownList): boolean =>
  list.entries.every(entry => String(entry.fields[key] ?? '').length < 40)

/** Numbers as numbers, "$1,200" too; days as moments; all else as words. */
function sortValue(entry: string, key: string, { list }: ShownList): string {
  const own = read(entry, key)
  const values = list.entries.map(each => each.fields[key])
  if (values.length > 0 && values.every(each => typeof each === 'number')) return own
  const texts = values.map(String)
  if (texts.length > 0 && texts.every(isDay)) return `Date.parse(${own})`
  if (texts.length > 0 && texts.every(isAmount)) return `Number(String(${own}).replace(/[^\\d.-]/g, ""))`
  return `String(${own}).toLowerCase()`
}

const isAmount = (text: string): boolean => /^[^\d]{0,3}\d[\d.,]*\s?[^\d\s]{0,4}$/.test(text)
const isDay = (text: string): boolean =>
  /\d{4}|[A-Z][a-z]{2}/.test(text) && /\d/.test(text) && !Number.isNaN(Date.parse(text)) && !isAmount(text)

function headEdits(
  { element, key, label }: ShownList['heads'][number],
  sort: string,
  q: (text: string) => string,
  code: string,
  files: Files,
): TextEdit[] {
  const name = q(key === '' ? 'text' : key)
  const open = endOf(element.openingElement)
  const close = element.closingElement ? startOf(element.closingElement) : open
  const inside = code.slice(open, close)
  const at = open + inside.indexOf(label)
  const set = `set${capital(sort)}({ key: ${name}, isDown: ${sort}.key === ${name} && !${sort}.isDown })`
  const look = drawnLook(
    {
      display: 'inline-flex',
      align: 'center',
      gap: '4px',
      fontWeight: 'inherit',
      background: 'transparent',
      color: 'inherit',
    },
    files,
  )
  return [
    {
      at: open - 1,
      remove: 0,
      insert: ` aria-sort={${sort}.key !== ${name} ? ${q('none')} : ${sort}.isDown ? ${q('descending')} : ${q('ascending')}}`,
    },
    { at, remove: 0, insert: `<button type="button" onClick={() => ${set}}${plainButton(look)}>` },
    {
      at: at + label.length,
      remove: 0,
      insert: ` <span aria-hidden="true">{${sort}.key !== ${name} ? ${q('↕')} : ${sort}.isDown ? ${q('↓')} : ${q('↑')}}</span></button>`,
    },
  ]
}

const plainButton = (look: string): string =>
  look.includes('style={{')
    ? look.replace('style={{', "style={{ border: 'none', padding: 0, font: 'inherit', cursor: 'pointer',")
    : look

/** The data in another order; every entry keeps its text. */
export function orderData(
  shown: ShownList,
  { by, isDown }: Extract<ListWish, { kind: 'order' }>,
  files: Files,
): ListChange | { trouble: string } {
  const { list, keys } = shown
  const key =
    by === ''
      ? ((list.entries[0] && labelKey(list.entries[0])) ??
        keys.find(each => each === '' || /^(?:name|title|label|question)$/i.test(each)) ??
        keys[0] ??
        null)
      : keyNamed(by, shown)
  if (key === null)
    return {
      trouble: `The entries have no “${by}” to sort by; they have ${keys.map(each => labelOf(each).toLowerCase()).join(', ')}.`,
    }
  if (list.entries.length < 2 || list.entries.some(entry => entry.fields[key] === undefined))
    return {
      trouble: 'The data of that list is not written out in the code, so I cannot put it in another order.',
    }
  const values = list.entries.map(entry =>
    comparable(
      entry.fields[key],
      list.entries.map(each => String(each.fields[key])),
    ),
  )
  const order = values
    .map((_, at) => at)
    .sort((a, b) => {
      const [x = '', y = ''] = [values[a], values[b]]
      const way = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y))
      return isDown ? -way : way
    })
  if (order.every((from, at) => from === at))
    return { trouble: 'They stand in that order already, so I changed nothing.' }
  return {
    write: { name: list.file, code: inOrder(codeIn(files, list.file), list, order) },
    says: `I put the ${labelOf(shown.name).toLowerCase()} in order by ${labelOf(key || 'text').toLowerCase()}${isDown ? ', the last first' : ''}.`,
  }
}

function comparable(value: string | number | boolean | undefined, all: string[]): string | number {
  if (typeof value === 'number') return value
  const text = String(value)
  if (all.every(isDay)) return Date.parse(text)
  return all.every(isAmount) ? Number(text.replace(/[^\d.-]/g, '')) : text.toLowerCase()
}
