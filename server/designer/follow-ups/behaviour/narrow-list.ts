import { filesAbove, isFilteredAbove } from '#server/designer/follow-ups/behaviour/around-list.ts'
import { capital, freeName } from '#server/designer/follow-ups/behaviour/component.ts'
import {
  keyNamed,
  type ListChange,
  labelOf,
  read,
  sourceOf,
} from '#server/designer/follow-ups/behaviour/list-change.ts'
import type { ListWish } from '#server/designer/follow-ups/behaviour/list-wishes.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { drawnLook, type Look } from '#server/designer/follow-ups/blocks/draw.ts'
import type { SourceFile } from '#shared/artifacts.ts'

type Files = readonly SourceFile[]

export const FIELD_LOOK: Look = {
  padding: '8px 12px',
  radius: '8px',
  borderWidth: '1px',
  background: 'transparent',
  color: 'inherit',
  fontSize: '14px',
  maxWidth: '100%',
}
const ROW_LOOK: Look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  align: 'center',
  marginBottom: '16px',
}

/** A field that narrows the list while one types, and a sentence when nothing is left. */
export function addSearch(shown: ShownList, files: Files): ListChange | { trouble: string } {
  const { code, keys, component, name } = shown
  if (hasSearch(shown, files)) return { trouble: 'There is a search for it already, so I changed nothing.' }
  if (keys.length === 0) return { trouble: UNREADABLE }
  const { semi, quote } = component
  const query = freeName(code, 'query', 'searchQuery', 'listQuery')
  const found = freeName(code, `found${capital(name)}`, `matching${capital(name)}`)
  const entry = 'entry'
  const base = sourceOf(shown)
  const q = (text: string) => quote + text + quote
  const text = keys.includes('')
    ? `String(${entry})`
    : `[${keys.map(key => read(entry, key)).join(', ')}].join(${q(' ')})`
  const label = `Search ${labelOf(name).toLowerCase()}`
  return {
    state: [`const [${query}, set${capital(query)}] = useState(${q('')})${semi}`],
    derived: [
      `const ${found} = ${base}.filter(${component.isTyped || quote === '"' ? `(${entry})` : entry} =>`,
      `  ${text}.toLowerCase().includes(${query}.trim().toLowerCase())${component.semi ? ',' : ''}`,
      `)${semi}`,
    ],
    source: found,
    before: [
      `<div${drawnLook(ROW_LOOK, files)}>`,
      `  <input`,
      `    type="search"`,
      `    aria-label="${label}"`,
      `    placeholder="${label}…"`,
      `    value={${query}}`,
      `    onChange={(event) => set${capital(query)}(event.target.value)}`,
      `   ${drawnLook({ ...FIELD_LOOK, width: '320px' }, files)}`,
      `  />`,
      `</div>`,
    ].join('\n'),
    after: nothingFound(shown, `${found}.length === 0`, files),
    says: `One can search the ${labelOf(name).toLowerCase()} now, by ${
      keys
        .filter(Boolean)
        .map(key => labelOf(key).toLowerCase())
        .join(', ') || 'every word in them'
    }.`,
  }
}

const UNREADABLE =
  'The rows of that list are made by code that I cannot read, so I cannot say by what to look in them.'

/** In the file of the list, or in one that shows it. */
const hasSearch = (shown: ShownList, files: Files): boolean =>
  [shown.code, ...filesAbove(shown, files).map(each => each.code)].some(each =>
    /type=["']search["']|placeholder=\{?["'`][^"'`]*\bsearch\b/i.test(each),
  )

const nothingFound = ({ code }: ShownList, test: string, files: Files): string | undefined =>
  /\.length === 0|No matches|no results/i.test(code)
    ? undefined
    : [
        `{${test} && (`,
        `  <p role="status"${drawnLook({ padding: '24px', textAlign: 'center', opacity: '0.7' }, files)}>Nothing matches. Try something else.</p>`,
        `)}`,
      ].join('\n')

/** A choice of the values that are there. */
export function addFilter(
  shown: ShownList,
  { by, asButtons }: Extract<ListWish, { kind: 'filter' }>,
  files: Files,
): ListChange | { trouble: string } {
  const { code, component, name } = shown
  const key = by === null || isGeneral(by, shown) ? bestKey(shown) : keyNamed(by, shown)
  const isOfState = by === null || /^(?:status(?:es)?|states?|stage)$/i.test(by)
  if (key === null && isOfState && isFilteredAbove(shown, files))
    return { trouble: 'There is a filter above the list already, so I changed nothing.' }
  if (key === null) {
    const known = shown.keys.filter(Boolean).map(each => labelOf(each).toLowerCase())
    return {
      trouble:
        by === null
          ? 'I do not see by what it could be filtered: no text is shared by several entries.'
          : `The entries have no “${by}” to filter by${known.length > 0 ? `; they have ${known.join(', ')}` : ''}.`,
    }
  }
  const { semi, quote } = component
  const q = (text: string) => quote + text + quote
  const value = freeName(code, key, `chosen${capital(key)}`, `${key}Filter`)
  const options = freeName(code, `${key}Options`, `all${capital(key)}s`)
  const kept = freeName(code, `kept${capital(name)}`, `filtered${capital(name)}`)
  const entry = 'entry'
  const base = sourceOf(shown)
  const arrow = component.isTyped || quote === '"' ? `(${entry})` : entry
  const label = labelOf(key)
  const set = `set${capital(value)}`
  const isNumber = shown.list.entries.some(each => typeof each.fields[key] === 'number')
  const text = isNumber ? `String(${read(entry, key)})` : read(entry, key)
  if (isFilteredBy(key, code) || code.includes(`.map(${arrow} => ${text})`))
    return { trouble: `There is a filter by ${label.toLowerCase()} already.` }
  const select = [
    `<div${drawnLook(ROW_LOOK, files)}>`,
    `  <label${drawnLook({ display: 'flex', align: 'center', gap: '8px', fontSize: '14px' }, files)}>`,
    `    ${label}`,
    `    <select value={${value}} onChange={(event) => ${set}(event.target.value)}${drawnLook(FIELD_LOOK, files)}>`,
    `      <option value="">All</option>`,
    `      {${options}.map((option) => (`,
    `        <option key={option} value={option}>{option}</option>`,
    `      ))}`,
    `    </select>`,
    `  </label>`,
    `</div>`,
  ]
  const buttons = [
    `<div role="group" aria-label="Filter by ${label.toLowerCase()}"${drawnLook(ROW_LOOK, files)}>`,
    `  {[${q('')}, ...${options}].map((option) => (`,
    `    <button`,
    `      key={option}`,
    `      type="button"`,
    `      aria-pressed={${value} === option}`,
    `      onClick={() => ${set}(option)}`,
    `      style={{ opacity: ${value} === option ? 1 : 0.6, fontWeight: ${value} === option ? 600 : 400 }}`,
    `     ${drawnLook(FIELD_LOOK, files).replace(/ style=.*$/, '')}`,
    `    >`,
    `      {option || ${q('All')}}`,
    `    </button>`,
    `  ))}`,
    `</div>`,
  ].filter(line => line.trim() !== '')
  return {
    state: [`const [${value}, ${set}] = useState(${q('')})${semi}`],
    derived: [
      `const ${options} = [...new Set(${base}.map(${arrow} => ${text}))]${semi}`,
      `const ${kept} = ${base}.filter(${arrow} => ${value} === ${q('')} || ${text} === ${value})${semi}`,
    ],
    source: kept,
    before: (asButtons ? buttons : select).join('\n'),
    says: `One can filter the ${labelOf(name).toLowerCase()} by ${label.toLowerCase()} now.`,
  }
}

/** A choice above the list compares that field with its state already. */
const isFilteredBy = (key: string, code: string): boolean =>
  key !== '' &&
  /\.filter\(/.test(code) &&
  new RegExp(`\\(\\w+ === ["']All["'] \\|\\|\\s*\\w+\\.${key} ===`).test(code)

const isGeneral = (by: string, { name }: ShownList): boolean =>
  labelOf(name)
    .toLowerCase()
    .includes(
      by
        .toLowerCase()
        .replace(/^the\s+/, '')
        .replace(/s$/, ''),
    ) ||
  /^(?:list|table|data|dropdown|results|cards?|items?|different|various|all|each|every|easy|quick)\b/i.test(
    by,
  )

const LIKELY =
  /^(?:category|type|kind|status|role|tag|department|team|group|city|location|country|level|section|cuisine|genre|stage|priority|topic)$/i

/** A key whose values come again. */
function bestKey({ keys, list }: ShownList): string | null {
  const { entries } = list
  const texts = [...new Set([...keys, ...Object.keys(entries[0]?.fields ?? {})])].filter(key => key !== '')
  const fits = texts.filter(key => {
    const values = new Set(entries.map(entry => entry.fields[key]))
    return (
      entries.every(entry => typeof entry.fields[key] === 'string') &&
      values.size > 1 &&
      values.size < entries.length
    )
  })
  return (
    fits.find(key => LIKELY.test(key)) ??
    fits[0] ??
    (entries.length === 0 ? (keys.find(key => LIKELY.test(key)) ?? null) : null)
  )
}
