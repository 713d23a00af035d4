import { type HeldList, LIST_KINDS, type ListKind, type TemplateEntry } from '#server/templates/entry.ts'
import type { Entry, ListFact } from '#server/templates/read/facts.ts'
import { nounsOf, phraseOf, wordsOf } from '#server/templates/read/words.ts'

/**
 * Which list of a template a given list becomes: by what names it, else by what its entries look like. Null where that is
 * not sure, since a list in a wrong place says what nobody said.
 */
export function placeFor(fact: ListFact, { holds, called = {} }: TemplateEntry): ListKind | null {
  const { kind, label, entries, isHead } = fact
  const find = (isIt: (list: HeldList, kind: ListKind) => unknown, kinds: readonly ListKind[] = LIST_KINDS) =>
    kinds.find(each => holds[each] && isIt(holds[each], each)) ?? null
  const isPriced = entries.some(({ price }) => price)
  const named =
    find((list, each) => each !== 'hours' && isCalled(`${list.at}, ${called[each] ?? ''}`, label)) ??
    (kind !== 'items' && holds[kind] ? kind : null) ??
    // What visitors are asked are the fields of a form.
    (kind === 'questions' && holds.fields?.kind ? 'fields' : null)
  // Rows of cells are not filled by names.
  if (named && !holds[named]?.name && named !== 'columns' && named !== 'hours') return null
  if (named && (!isPriced || holds[named]?.price || holds[named]?.value)) return named
  // A figure without a currency is rather a figure than a price.
  const isBare = entries.every(({ price = '€' }) => /^[\d.,]+$/.test(price))
  const withValue = () => find(({ value }) => value, isBare ? ['figures', ...LIST_KINDS] : LIST_KINDS)
  if (isPriced) return kind === 'items' ? (find(({ price }) => price) ?? withValue()) : null
  if (entries.every(({ time }) => time)) return find(({ time }) => time, ['events', 'steps'])
  if (kind !== 'items') return null
  if (entries.every(isPerson)) return holds.people ? 'people' : null
  // "Items" names nothing.
  return isHead || /^items?$/i.test(label) ? mainOf(holds, entries) : null
}

/** Whether the noun of a label is one of these names, or its phrase ends with one. */
function isCalled(names: string, label: string): boolean {
  const phrase = wordsOf(phraseOf(label)).join(' ')
  const [noun] = nounsOf(label)
  return names.split(', ').some(name => {
    const words = wordsOf(name.slice(name.lastIndexOf('.') + 1)).join(' ')
    return words.includes(' ') ? phrase.endsWith(words) : words !== '' && noun === words
  })
}

/** "Dr. Lena Vogt", "Marek Nowak": two words or more, all of them names. */
export const isPerson = ({ name }: Entry): boolean =>
  /^\p{Lu}[\p{L}'.-]*(?: (?:\p{Lu}[\p{L}'.-]*|de|van|von|da|al)){1,4}$/u.test(name)

/** A list that nothing names is what a template mainly lists, where they are three names or more: else it may be wishes. */
function mainOf(holds: TemplateEntry['holds'], entries: readonly Entry[]): ListKind | null {
  if (holds.fields?.kind) return 'fields'
  if (entries.length < 3 || !entries.every(({ name }) => /^[\p{Lu}\d]/u.test(name))) return null
  if (holds.columns) return holds.columns.name ? null : 'columns'
  return holds.items ? 'items' : (LIST_KINDS.find(kind => holds[kind]) ?? null)
}
