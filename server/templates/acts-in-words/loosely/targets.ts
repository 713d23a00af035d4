import type { Meant, Reader } from '#server/templates/acts-in-words/objects.ts'
import {
  folded,
  namesOf,
  type Page,
  type PageText,
  textsSaying,
} from '#server/templates/acts-in-words/page-things.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { entriesOf as entriesIn, fieldsOf } from '#shared/acts/lists.ts'
import { listsIn } from '#shared/acts/literals.ts'
import { readFile } from '#shared/acts/spot.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

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

/** One thing of the page: an element or its text, or an entry of its data. */
export interface Target {
  meant: Meant | null
  entry: Entry | null
}

/** Longer texts are no names. */
const NAME_MAX_CHARACTERS = 90
const NO_NAME = /^(?:id|key|href|icon|src|url|image|color|kind|type)$/

const READ = new WeakMap<Page, Entry[]>()

export function entriesOf({ page }: Pick<Reader, 'page'>): Entry[] {
  const known = READ.get(page)
  if (known) return known
  const lists = listsIn(page.files).filter(list => pathTo(list) !== null)
  const shown = new Set(page.texts.map(({ datum }) => datum.node))
  // Beside elements stand lists of names that only the code reads.
  const isRead = ({ file, node }: Datum) => shown.has(node) || readFile(file)?.elements.length === 0
  const entries = lists.flatMap(list =>
    entriesIn(list).flatMap((node, index): Entry[] => {
      const datum = { ...list, node }
      const name = nameOf(datum)
      if (!name || !isRead(name)) return []
      const nameWords = new Set(wordsOf(textOf(name)))
      return [{ datum, list, index, name, nameWords, words: wordsIn(datum) }]
    }),
  )
  READ.set(page, entries)
  return entries
}

/** The first text of a record that is no figure, date or address; a text of a list is its own name. */
function nameOf(datum: Datum): Datum | null {
  const fits = (text: string) =>
    /^[^#/].*\p{L}{2}|^\p{L}{2}/u.test(text) && text.length <= NAME_MAX_CHARACTERS
  const { node } = datum
  if (node.type === 'StringLiteral') return fits(textOf(datum)) ? datum : null
  if (node.type !== 'ObjectExpression') return null
  for (const [key, value] of fieldsOf(node)) {
    const each = { ...datum, node: value }
    if (value.type === 'StringLiteral' && !NO_NAME.test(key) && fits(textOf(each))) return each
  }
  return null
}

function wordsIn(datum: Datum): Set<string> {
  const { node } = datum
  if (node.type !== 'ObjectExpression') return new Set(wordsOf(textOf(datum)))
  const texts = [...fieldsOf(node).values()].filter(({ type }) => type === 'StringLiteral')
  return new Set(texts.flatMap(each => wordsOf(textOf({ ...datum, node: each }))))
}

/** `content.ticketTypes` is a list of types, `content.plans` one of plans. */
export function nounOf(list: Datum): string {
  const key = pathTo(list)?.split('.').at(-1) ?? ''
  return wordsOf(key.replace(/([a-z])([A-Z])/g, '$1 $2')).at(-1) ?? ''
}

/** An entry that is only a way to somewhere else on the page. */
const isLink = (entry: Entry): boolean => hrefOf(entry) !== null

/**
 * The one thing of the page that these words speak of: an entry, a section or another text, the surest way first. Null
 * where it is none or more than one.
 */
export function targetOf(reader: Reader, phrase: string): Target | null {
  const words = wordsOf(phrase.replace(/['’]s\b/g, ''))
  if (words.length === 0) return null
  const section = sectionNamed(reader, words)
  const entries = entriesOf(reader).filter(entry => !section || !isLink(entry))
  const all = (given: Set<string>) => words.every(word => given.has(word))
  const ways: (() => Target[])[] = [
    () => entries.filter(({ name }) => folded(textOf(name)) === folded(phrase)).map(found),
    () => entries.filter(({ nameWords }) => all(nameWords) && words.length * 2 >= nameWords.size).map(found),
    () => (section ? [section] : []),
    () => entries.filter(({ nameWords }) => all(nameWords)).map(found),
    () => entries.filter(each => all(each.words)).map(found),
    () => textsSaying(reader.page, phrase).map(text => ({ meant: asText(text), entry: null })),
  ]
  for (const way of ways) {
    const [one, ...others] = way()
    if (one) return others.length === 0 ? one : null
  }
  return null
}

const found = (entry: Entry): Target => ({ meant: null, entry })

const asText = (text: PageText): Meant => ({ spot: text.spot, text, kind: null, isSelection: false })

/** The only section, form or sidebar of that name. */
export function sectionNamed({ page }: Reader, words: readonly string[]): Target | null {
  const named = page.things.flatMap((thing): Target[] => {
    if (thing.kind !== 'section' && thing.kind !== 'form' && thing.kind !== 'sidebar') return []
    const names = [...namesOf(page, thing), ...linkedAs(page, thing)]
    const isMeant = names.some(name => {
      const own = new Set(wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2')))
      return words.every(word => own.has(word)) && words.length * 2 >= own.size
    })
    if (!isMeant) return []
    const meant: Meant = {
      spot: thing.spot,
      text: null,
      kind: thing.kind,
      name: names[0],
      isSelection: false,
    }
    return [{ meant, entry: null }]
  })
  const [one, ...others] = named
  return one && others.length === 0 ? one : null
}

/** What the links of the page that lead to a section are called. */
function linkedAs(page: Page, { spot }: Page['things'][number]): string[] {
  const { value } = attributeOf(spot.element.node, 'id') ?? {}
  const id = value?.type === 'StringLiteral' ? value.value : null
  if (id === null) return []
  return entriesOf({ page }).flatMap(entry => (hrefOf(entry) === `#${id}` ? [textOf(entry.name)] : []))
}

/** Where an entry leads; null where it is no link. */
export function hrefOf({ datum }: Entry): string | null {
  const href = datum.node.type === 'ObjectExpression' ? fieldsOf(datum.node).get('href') : undefined
  return href?.type === 'StringLiteral' ? textOf({ ...datum, node: href }) : null
}

/** The entry of which this text is read. */
export function entryShowing(reader: Reader, text: string): Entry | null {
  const [entry, ...others] = entriesOf(reader).filter(({ name }) => folded(textOf(name)) === folded(text))
  return entry && others.length === 0 ? entry : null
}
