import { numberIn, typeOf, type Value } from '#server/templates/acts-in-words/loosely/pieces.ts'
import { type Entry, entriesOf } from '#server/templates/acts-in-words/loosely/targets.ts'
import type { Reader } from '#server/templates/acts-in-words/objects.ts'
import type { ReadAct } from '#server/templates/acts-in-words/read-clause.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { fieldsOf } from '#shared/acts/lists.ts'
import { type Datum, pathTo, textOf } from '#shared/acts/values.ts'

/** A literal of the data, or of the page, that is a figure, date, time or address and nothing else. */
export interface Figure {
  datum: Datum
  text: string
  type: Value['type']
  field: string | null
  /** The entry that it belongs to. */
  entry: Entry | null
}

/** The figures of one entry. */
export function figuresOf(entry: Entry): Figure[] {
  const { datum } = entry
  if (datum.node.type !== 'ObjectExpression') return []
  return [...fieldsOf(datum.node)].flatMap(([field, node]) => figureAt({ ...datum, node }, field, entry))
}

/** All figures that the page shows or keeps in its lists, each once. */
export function allFigures(reader: Reader): Figure[] {
  const shown = reader.page.texts.flatMap(({ datum }) => figureAt(datum, null))
  const kept = entriesOf(reader).flatMap(figuresOf)
  return [...new Map([...shown, ...kept].map(each => [each.datum.node, each])).values()]
}

function figureAt(datum: Datum, field: string | null, entry: Entry | null = null): Figure[] {
  const { type: kind } = datum.node
  if (kind !== 'StringLiteral' && kind !== 'NumericLiteral' && kind !== 'JSXText') return []
  const text = textOf(datum).trim()
  const type = kind === 'NumericLiteral' ? 'number' : typeOf(text)
  return type ? [{ datum, text, type, field, entry }] : []
}

export const isSameFigure = (one: { text: string; type: Value['type'] }, other: Value): boolean =>
  one.type === other.type &&
  (one.type === 'number'
    ? numberIn(one.text) !== null && numberIn(one.text) === numberIn(other.text)
    : plain(one.text) === plain(other.text))

const plain = (text: string): string => text.toLowerCase().replace(/[\s–-]+/g, ' ')

const PRICE = /price|cost|fee|amount|rate|value/i
const COSTS = new Set(['price', 'cost', 'fee', 'costs', 'prices'])

/** The one figure of an entry that a value of this type is for; figures that say the same number go along with it. */
export function figuresFor(entry: Entry, { type, text }: Value, words: readonly string[]): Figure[] {
  const all = figuresOf(entry).filter(each => each.type === type)
  const isMoney =
    /[€$£¥₾₵]|euro|dollar|pound|usd|eur|gbp|chf/i.test(text) || words.some(word => COSTS.has(word))
  const named = all.filter(({ field }) => fieldWords(field).some(word => words.includes(word)))
  const priced = isMoney ? all.filter(({ field }) => PRICE.test(field ?? '')) : []
  const chosen = [named, priced, all].find(each => each.length > 0) ?? []
  const [first, ...others] = chosen
  if (!first || others.some(other => !isBeside(first, other))) return []
  return [first, ...all.filter(each => each !== first && isBeside(first, each))]
}

/** A price as it is read and the same as it is counted. */
const isBeside = (one: Figure, other: Figure): boolean =>
  PRICE.test(one.field ?? '') &&
  PRICE.test(other.field ?? '') &&
  numberIn(one.text) !== null &&
  numberIn(one.text) === numberIn(other.text)

const fieldWords = (field: string | null): string[] =>
  wordsOf((field ?? '').replace(/([a-z])([A-Z])/g, '$1 $2'))

/** Writes a text where a literal of the data stands. */
export function textAt(datum: Datum, to: string): ReadAct | null {
  const [path, from] = [pathTo(datum), textOf(datum)]
  if (!path) return null
  const act = { act: 'replaceText' as const, from, to, file: datum.file.name, path }
  return { act, says: `Changed “${from}” to “${to}”` }
}

/** Writes the value where the figure stands, in its way of writing. */
export function figureSet(
  { datum, text: was, type }: Figure,
  value: string,
  says: string | null,
): ReadAct | null {
  const path = pathTo(datum)
  const to = type === 'number' ? inItsWay(datum, was, value) : value
  if (to === null) return null
  const place = { act: 'replaceText' as const, from: was, to, file: datum.file.name }
  return { act: path ? { ...place, path } : place, says: says ?? `Changed “${was}” to “${to}”` }
}

function inItsWay({ node }: Datum, was: string, value: string): string | null {
  const number = numberIn(value)
  if (number === null) return null
  if (node.type === 'NumericLiteral') return number
  const figure = /\d[\d.,]*/.exec(value)?.[0].replace(/[.,]$/, '') ?? ''
  return was.replace(/\d[\d.,]*\d|\d/, () => figure)
}
