import { isPerson } from '#server/templates/place.ts'
import { readLists } from '#server/templates/read/lists.ts'
import words from './words.json' with { type: 'json' }

const whole = (ways: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways})(?:(?<=[:,])|(?![\\p{L}\\p{N}]))`, 'iu')
const each = (ways: Readonly<Record<string, string>>) =>
  Object.entries(ways).map(([id, way]) => ({ id, pattern: whole(way) }))
const FORMS = each(words.forms)
const PRICED = each(words.priced)
const [BEYOND, PLACES] = [whole(words.beyond), whole(words.places)]

/** The templates that have the form of what is asked for, whatever it is about; of prices, by what is priced. */
export function formsOf(text: string): string[] {
  const lists = readLists(text)
  const kinds = new Set(lists.map(({ kind }) => kind))
  const entries = lists.flatMap(list => list.entries)
  const priced = entries.flatMap(({ name, price }) => (price ? [name] : []))
  const shown = FORMS.flatMap(({ id, pattern }) => (pattern.test(text) ? [id] : []))
  if (shown.includes('kanban')) return ['kanban']
  if (kinds.has('columns')) return ['admin-table']
  // The questions of an FAQ are asked by visitors, those of a form are asked of them.
  const isAsked = kinds.has('questions') && !/\bfaqs?\b|\bfrequent/i.test(text)
  if (isAsked || kinds.has('fields')) shown.push('form')
  if (entries.filter(({ time }) => time).length > 1) shown.push('event')
  if (lists.some(list => list.entries.length > 2 && list.entries.every(isPerson))) shown.push('about')
  // A table has no place for prices.
  const held = shown.filter(id => id !== 'admin-table' || priced.length < 2)
  if (priced.length < 2 || held.length > 0) return [...new Set(held)]
  // "shop €40" is what is cleaned, and not where something is sold.
  const rest = priced.reduce((left, name) => left.replace(name, () => ' '), text)
  const by = PRICED.find(({ id, pattern }) => pattern.test(id === 'shop' ? rest : text))
  return [by?.id ?? 'landing']
}

/** No template is a game or a tool to draw, cut or reckon with, and one may be where people play. */
export const isBeyond = (asked: string): boolean => BEYOND.test(asked) && !PLACES.test(asked)
