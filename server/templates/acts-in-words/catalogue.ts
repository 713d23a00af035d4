import type { Kind, Page, PageText, PageThing } from '#server/templates/acts-in-words/page.ts'
import { isWithin, kindWords, namesOf } from '#server/templates/acts-in-words/page.ts'
import { typeOf } from '#server/templates/acts-in-words/pieces.ts'
import { EMPTY, WORDS_OF_TYPE, wordsOfKey } from '#server/templates/acts-in-words/vocabulary.ts'
import { keyWords, wordsOf } from '#server/templates/read/words.ts'
import { entriesOf as entriesIn, fieldsOf } from '#shared/acts/lists.ts'
import { listsIn, literalsIn } from '#shared/acts/literals.ts'
import { remembered } from '#shared/acts/remembered.ts'
import { parentOf, readFile } from '#shared/acts/spot.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'
import { visit } from '#shared/edits/syntax.ts'

/** An entry of a list that is written out as plain data. */
export interface Entry {
  datum: Datum
  list: Datum
  index: number
  /** The text that it is known by. */
  name: Datum
  nameWords: Set<string>
  /** All that it says. */
  words: Set<string>
}

/** Longer texts are no names. */
const NAME_MAX_CHARACTERS = 90
const NO_NAME = /^(?:id|key|href|icon|src|url|image|color|kind|type)$/

export const entriesOf = remembered((page: Page): Entry[] => {
  const shown = new Set(page.texts.map(({ datum }) => datum.node))
  return listsIn(page.files).flatMap(list =>
    entriesIn(list).flatMap((node, index): Entry[] => {
      const texts = textsIn({ ...list, node })
      const name = texts.find(isName)
      // Beside elements stand lists of names that only the code reads.
      const isRead = name && (shown.has(name.node) || readFile(list.file)?.elements.length === 0)
      if (!isRead || pathTo(list) === null) return []
      const words = new Set(texts.flatMap(each => wordsOf(textOf(each))))
      return [
        { datum: { ...list, node }, list, index, name, nameWords: new Set(wordsOf(textOf(name))), words },
      ]
    }),
  )
})

/** The texts of a record; a text of a list is its own. */
export function textsIn(datum: Datum): Datum[] {
  if (datum.node.type !== 'ObjectExpression') return datum.node.type === 'StringLiteral' ? [datum] : []
  const fields = [...fieldsOf(datum.node)].filter(
    ([key, { type }]) => type === 'StringLiteral' && !NO_NAME.test(key),
  )
  return fields.map(([, node]) => ({ ...datum, node }))
}

/** No figure, date or address. */
export const isName = (datum: Datum): boolean =>
  /^[^#/].*\p{L}{2}|^\p{L}{2}/u.test(textOf(datum)) && textOf(datum).length <= NAME_MAX_CHARACTERS

/** `content.ticketTypes` is called so. */
export const keyOf = (list: Datum): string => pathTo(list)?.split('.').at(-1) ?? ''

/** `ticketTypes` are types, `plans` are plans. */
export const nounOf = (list: Datum): string => keyWords(keyOf(list)).at(-1) ?? ''

/** Where an entry leads; null where it is no link. */
export function hrefOf({ datum }: Entry): string | null {
  const href = datum.node.type === 'ObjectExpression' ? fieldsOf(datum.node).get('href') : undefined
  return href?.type === 'StringLiteral' ? textOf({ ...datum, node: href }) : null
}

/** Whether the cells of rows stand in the order of this list: changed alone, it would name the wrong cells. */
export function isAlignedList(datum: Datum): boolean {
  const { tree, node: list } = datum
  const { length } = entriesIn(datum)
  let rows = 0
  visit(tree.program, each => {
    if (each.type !== 'ArrayExpression' || each === list) return
    // A row is a list of lists, or `{ cells: [...] }` in a list of such.
    const above = parentOf(tree, each)
    const record = above?.type === 'ObjectProperty' ? parentOf(tree, above) : null
    const isRow = [above, record && parentOf(tree, record)].some(outer => outer?.type === 'ArrayExpression')
    if (isRow && entriesIn({ ...datum, node: each }).length === length) rows++
  })
  return rows > 1
}

/** A text or figure that is written in one place. */
export interface Leaf {
  datum: Datum
  text: string
  path: string | null
  /** Where it is seen, if the code says so plainly. */
  shown: PageText | null
}

/** Something that a person can speak of, with the words by which it is meant. */
export interface Thing {
  entry: Entry | null
  leaf: Leaf | null
  part: PageThing | null
  /** The names it goes by; each of them is enough. */
  names: ReadonlySet<string>[]
  name: string
  /** What it is and where it stands: its field, its kind, its list, its entry, its section. */
  about: ReadonlySet<string>
  /** What else its entry says. */
  says: ReadonlySet<string>
  isMain: boolean
  /** What the entry is called that it is a field of. */
  holder: string | null
}

const PART_WORDS: Readonly<Partial<Record<Kind, string>>> = {
  section: 'section part block area box panel',
  form: 'form section part block',
  sidebar: 'sidebar side bar column',
  header: 'header top bar',
  footer: 'footer bottom foot',
  navigation: 'navigation nav navbar menu bar',
  table: 'table list',
}
/** Its words but for the small ones, where it has others. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter(word => !EMPTY.has(word))
  return telling.length > 0 ? telling : [...words]
}

const ENTRY_WORDS = wordsOf('item entry card row line one element tile option list')
const LEAF_WORDS = wordsOf('text label word line sentence phrase')
const UNREAD = /(?:^|\.)(?:id|key|href|to|icon|src|url|image|color|kind|type|autocomplete)$/

export const thingsOf = remembered((page: Page): Thing[] => {
  const parts = partsOf(page)
  return [...parts, ...leavesOf(page, parts)]
})

function partsOf(page: Page): Thing[] {
  const none = { entry: null, leaf: null, isMain: false, holder: null, says: new Set<string>() }
  return page.things.flatMap((part): Thing[] => {
    const [words, isNamed] = [PART_WORDS[part.kind], /^(?:section|form|sidebar)$/.test(part.kind)]
    const names = isNamed ? namesOf(page, part) : []
    const named = { name: names[0] ?? '', names: names.map(each => new Set(tellingWords(keyWords(each)))) }
    return words ? [{ ...none, ...named, part, about: new Set(wordsOf(words)) }] : []
  })
}

function leavesOf(page: Page, parts: readonly Thing[]): Thing[] {
  const shown = new Map<unknown, PageText>()
  for (const text of page.texts) if (!shown.has(text.datum.node)) shown.set(text.datum.node, text)
  const isKept = (datum: Datum) => readFile(datum.file)?.elements.length === 0
  const kept = literalsIn(page.files).filter(datum => isKept(datum) && !UNREAD.test(pathTo(datum) ?? 'id'))
  const all = new Map([...kept, ...page.texts.map(({ datum }) => datum)].map(each => [each.node, each]))
  const kinds = new Map(page.things.map(({ spot, kind }) => [spot.element.node as unknown, kind]))
  const entries = entriesOf(page)
  const named = new Map(entries.map(entry => [entry.name.node as unknown, entry]))
  const holders = new Map(entries.map(entry => [`${entry.datum.file.name}:${pathTo(entry.datum)}`, entry]))
  const main = page.texts.find(({ spot }) => spot.element.tag === 'h1')
  const mainPath = (main && pathTo(main.datum))?.replace(/\.\w+$/, '')
  return [...all.values()].flatMap((datum): Thing[] => {
    const [path, text] = [pathTo(datum), textOf(datum).trim()]
    const where = shown.get(datum.node) ?? null
    const entry = named.get(datum.node) ?? null
    const holder = entry ?? holderOf(datum, path, holders)
    if (text === '' || /^#/.test(text)) return []
    const keys = (path ?? '').split(/[.[]/).filter(key => !/^(?:content|\d+\]?)$/.test(key))
    const isMain = where !== null && where.spot.element.tag === 'h1'
    const about = [
      ...keys.flatMap(wordsOfKey),
      ...(WORDS_OF_TYPE[typeOf(text) ?? ''] ?? []),
      ...(where ? aboutSpot(page, where, kinds, parts) : []),
      ...(entry ? ENTRY_WORDS : [...LEAF_WORDS, ...(holder?.nameWords ?? [])]),
      ...(isMain ? wordsOf('main heading headline title top big hero page') : []),
      ...(mainPath && path?.replace(/\.\w+$/, '') === mainPath ? wordsOf('main hero top') : []),
    ]
    // "Barometer, hand-turned" is the barometer.
    const names = new Set([text, entry ? (text.split(/[,:(]/)[0] ?? text) : text])
    const thing = { entry, part: null, name: text, isMain, holder: holder && textOf(holder.name) }
    const leaf = { datum, text, path, shown: where }
    const words = [...names].map(each => new Set(tellingWords(wordsOf(each))))
    return [{ ...thing, leaf, names: words, about: new Set(about), says: entry ? entry.words : new Set() }]
  })
}

/** The entry whose field it is. */
function holderOf(datum: Datum, path: string | null, holders: ReadonlyMap<string, Entry>): Entry | null {
  const end = Math.max(path?.lastIndexOf('.') ?? 0, path?.lastIndexOf('[') ?? 0)
  if (!path || end <= 0) return null
  return holders.get(`${datum.file.name}:${path}`) ?? holderOf(datum, path.slice(0, end), holders)
}

/** The kinds of the elements around a text, and the names of the sections it stands in. */
function aboutSpot(
  page: Page,
  { spot }: PageText,
  kinds: ReadonlyMap<unknown, Kind>,
  parts: readonly Thing[],
): string[] {
  const found: string[] = []
  for (let element: typeof spot.element | null = spot.element; element; element = element.parent) {
    const kind = kinds.get(element.node)
    if (kind && !PART_WORDS[kind]) found.push(...kindWords(kind))
  }
  for (const { part, names, about } of parts)
    if (part && isWithin(page, spot, part.spot)) found.push(...about, ...names.flatMap(name => [...name]))
  return found
}
