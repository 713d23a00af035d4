import { aligned, said, targetOf, wordsIn } from '#server/templates/acts-in-words/align.ts'
import { type Entry, entriesOf, type Thing, thingsOf } from '#server/templates/acts-in-words/catalogue.ts'
import { type Acts, one, type ReadAct, type Reader } from '#server/templates/acts-in-words/page.ts'
import { piecesOf, typeOf, type Value } from '#server/templates/acts-in-words/pieces.ts'
import { WORDS_OF_TYPE, wordsOfKey } from '#server/templates/acts-in-words/vocabulary.ts'
import { type Wish, withoutWords } from '#server/templates/acts-in-words/wish.ts'
import { numberIn } from '#server/templates/read/entries.ts'
import { keyWords, wordsOf } from '#server/templates/read/words.ts'
import { fieldsOf } from '#shared/acts/lists.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'

/** A figure, date, time or address of the page or its data: a literal of its own, or part of one. */
export interface Figure {
  datum: Datum
  text: string
  /** Where in the literal it begins. */
  at: number
  type: Value['type']
  field: string | null
  /** The entry that it belongs to. */
  entry: Entry | null
  isAlone: boolean
}

/** The figures of one entry. */
const figuresOf = (entry: Entry): Figure[] =>
  entry.datum.node.type === 'ObjectExpression'
    ? [...fieldsOf(entry.datum.node)].flatMap(([field, node]) =>
        figuresAt({ ...entry.datum, node }, field, entry),
      )
    : []

/** All figures that the page shows or keeps in its data, each once. */
function allFigures({ page }: Reader): Figure[] {
  const leaves = thingsOf(page).flatMap(({ leaf }) => (leaf ? figuresAt(leaf.datum, null) : []))
  const all = [...leaves, ...entriesOf(page).flatMap(figuresOf)]
  const keyOf = ({ datum, at }: Figure) => `${datum.file.name}:${datum.node.start}:${at}`
  return [...new Map(all.map(each => [keyOf(each), each])).values()]
}

function figuresAt(datum: Datum, field: string | null, entry: Entry | null = null): Figure[] {
  const [{ type: kind }, text] = [datum.node, textOf(datum)]
  const of = { datum, field, entry, isAlone: true }
  if (kind === 'NumericLiteral') return [{ ...of, text, at: 0, type: 'number' }]
  if (kind !== 'StringLiteral' && kind !== 'JSXText') return []
  const type = typeOf(text)
  if (type) return [{ ...of, text: text.trim(), at: text.indexOf(text.trim()), type }]
  return piecesOf(text).flatMap(piece =>
    'value' in piece && piece.value.type !== 'quoted'
      ? [{ ...of, ...piece.value, at: piece.at, isAlone: false }]
      : [],
  )
}

const isSameFigure = (one: Figure, other: Value): boolean =>
  one.type === other.type &&
  (one.type === 'number'
    ? numberIn(one.text) !== null && numberIn(one.text) === numberIn(other.text)
    : plain(one.text) === plain(other.text))

const plain = (text: string): string => text.toLowerCase().replace(/[\s–-]+/g, ' ')

const PRICE = /price|cost|fee|amount|rate|value/i
const MONEY = /[€$£¥₾₵]|euro|dollar|pound|usd|eur|gbp|chf/i

/** The one figure of an entry that a value of this type is for; figures that say the same number go along with it. */
function figuresFor(entry: Entry, { type, text }: Value, said: readonly string[]): Figure[] {
  const words = said.filter(word => !entry.nameWords.has(word))
  const found = figuresOf(entry).filter(each => each.type === type && isRange(each.text) === isRange(text))
  const alone = found.filter(({ isAlone }) => isAlone)
  const all = alone.length > 0 ? alone : found.filter(each => isLike(each.text, text, type))
  const called = (is: (field: string) => boolean) => all.filter(({ field }) => is(field ?? ''))
  const named = called(field => keyWords(field).some(word => words.includes(word)))
  const meant = called(field => wordsOfKey(field).some(word => words.includes(word)))
  const alike = all.filter(each => unitOf(text) !== '' && unitOf(each.text) === unitOf(text))
  const near = all.filter(each => isNear(each.text, text))
  const isMoney = MONEY.test(text) || words.some(word => /^(?:price|cost|fee)$/.test(word))
  const ways = isMoney
    ? [named, called(field => PRICE.test(field)), alike]
    : [
        named,
        alike,
        meant,
        near.filter(each => unitOf(text) === '' || unitOf(each.text) === ''),
        unitOf(text) ? [] : all,
      ]
  const [first, ...others] = ways.find(each => each.length > 0) ?? []
  // Nobody makes a price of nothing where another figure is of that size.
  const isFromNothing = isMoney && first && !near.includes(first) && near.length > 0
  if (!first || isFromNothing || others.some(other => !isBeside(first, other))) return []
  return [first, ...all.filter(each => each !== first && isBeside(first, each))]
}

/** Within other words a number is like another where both have the same unit, or are years. */
const isLike = (one: string, other: string, type: Value['type']): boolean =>
  type !== 'number' || (isYear(one) && isYear(other)) || (unitOf(one) !== '' && unitOf(one) === unitOf(other))

/** A figure changes to one of its size. */
function isNear(one: string, other: string): boolean {
  const ratio = Number(numberIn(one) ?? 0) / Number(numberIn(other) ?? 0)
  return ratio >= 0.5 && ratio <= 2
}

const isRange = (text: string): boolean => /\d\s?[–-]\s?\d/.test(text)
const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text)
const unitOf = (text: string): string => text.replace(/[\d.,\s]/g, '').toLowerCase()

/** A price as it is read and the same as it is counted. */
const isBeside = (one: Figure, other: Figure): boolean =>
  [one, other].every(({ field, text }) => PRICE.test(field ?? '') && numberIn(text) !== null) &&
  Number(numberIn(one.text)) === Number(numberIn(other.text))

/** Writes a text where a literal of the data stands. */
export function textAt(datum: Datum, to: string): ReadAct | null {
  const [path, from] = [pathTo(datum), textOf(datum)]
  if (!path) return null
  const act = { act: 'replaceText' as const, from, to, file: datum.file.name, path }
  return { act, says: `Changed “${from}” to “${to}”` }
}

/** Writes the value where the figure stands, in its way of writing. */
export function figureSet(figure: Figure, value: string, says: string | null): ReadAct | null {
  const { datum, text, at, type, isAlone } = figure
  const [path, was] = [pathTo(datum), textOf(datum)]
  const written = type === 'number' ? inItsWay(datum, text, value) : value
  if (written === null) return null
  const to = `${was.slice(0, at)}${written}${was.slice(at + text.length)}`
  const from = path || isAlone ? was : text
  const place = { act: 'replaceText' as const, from, to: path ? to : written, file: datum.file.name }
  return { act: path ? { ...place, path } : place, says: says ?? `Changed “${text}” to “${written}”` }
}

export function inItsWay({ node }: Datum, was: string, value: string): string | null {
  const number = numberIn(value)
  if (number === null) return null
  if (node.type === 'NumericLiteral') return number
  const figure = /\d[\d.,]*/.exec(value)?.[0].replace(/[.,]$/, '') ?? ''
  return was.replace(/\d[\d.,]*\d|\d/, () => figure)
}

/** One figure, date, time or address for the one thing that has such a field. */
export function figureFor(reader: Reader, wish: Wish): Acts | null {
  const [value, ...others] = wish.values
  const { position, relation, hasNegation, looks } = wish
  if (!value || relation || hasNegation || others.length + looks.length > 0) return null
  if (position === 'first' || position === 'last') return null
  const { type, text } = value
  const [phrase, words] = [said(wish), wordsIn(said(wish))]
  const fields = ({ entry }: Thing) => (entry ? figuresFor(entry, value, words) : [])
  const hasField = (thing: Thing) => fields(thing).length > 0
  const target =
    targetOf(reader, wish, hasField) ?? targetOf(reader, withoutFields(reader, wish, type), hasField)
  if (target)
    return fields(target.thing).map(figure => () => {
      return figureSet(figure, text, `“${target.thing.name}”: “${figure.text}” is “${text}” now`)
    })
  // There is one telephone number, and one is given.
  const [only, ...more] = /^(?:phone|mail)$/.test(type)
    ? allFigures(reader).filter(each => each.type === type)
    : []
  if (only && more.length === 0 && phrase === '') return one(figureSet(only, text, null))
  const figureIn = ({ leaf, holder }: Thing) => {
    const [figure, ...rest] =
      leaf && holder === null ? figuresAt(leaf.datum, null).filter(each => each.type === type) : []
    return rest.length === 0 ? figure : undefined
  }
  const alone = aligned(reader.page, phrase, thing => figureIn(thing)?.isAlone === true)
  const found =
    alone ?? (type === 'number' ? null : aligned(reader.page, phrase, thing => figureIn(thing) !== undefined))
  const figure = found && figureIn(found.thing)
  return figure ? one(figureSet(figure, text, null)) : null
}

/** What is left when the words for the field are taken away: those for the thing that has it. */
function withoutFields(reader: Reader, wish: Wish, type: Value['type']): Wish {
  const fields = allFigures(reader).flatMap(figure =>
    figure.type === type ? wordsOfKey(figure.field ?? '') : [],
  )
  const names = new Set([...fields, ...(WORDS_OF_TYPE[type] ?? [])])
  return withoutWords(wish, word => wordsOf(word).some(each => names.has(each)))
}

/** "19:00 should be 19:30", "it was 28.5, not 31.5": of two figures the page has one, so the other is the new one. */
export function corrected(reader: Reader, wish: Wish): Acts | null {
  const { values, position, relation, ordinal, hasNegation } = wish
  const [first, second, ...more] = values
  if (!first || !second || more.length > 0 || first.type !== second.type || first.type === 'quoted')
    return null
  if (position || relation) return null
  const words = wordsIn(said(wish))
  const isOf = ({ entry, field }: Figure) =>
    words.every(
      word => entry?.words.has(word) || wordsOfKey(field ?? '').includes(word) || (ordinal && entry),
    )
  const same = (value: Value) => allFigures(reader).filter(each => isSameFigure(each, value))
  const isTurned = same(first).length === 0
  const all = isTurned ? same(second) : same(first)
  const [old, ...others] = all.length > 1 ? all.filter(isOf) : all
  if (!old || others.length > 0 || (!isTurned && same(second).length > 0) || !(isOf(old) || hasNegation))
    return null
  // "The first step is at 8:15, not 8:30" must be the first.
  const meant = ordinal && aligned(reader.page, '', ({ entry }) => entry !== null, ordinal)?.thing.entry
  if (ordinal && meant?.datum.node !== old.entry?.datum.node) return null
  return one(figureSet(old, isTurned ? first.text : second.text, null))
}
