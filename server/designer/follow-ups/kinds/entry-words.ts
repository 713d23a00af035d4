import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import type { Entry, List } from '#server/designer/follow-ups/scene/lists.ts'
import type { Item, Scene } from '#server/designer/follow-ups/scene/scene.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'
import { namesOf } from '#server/designer/follow-ups/target/names.ts'
import { NUMBER } from '#server/designer/understanding/counts.ts'

export const COUNTED = new RegExp(`^(?:${NUMBER})\\b|\\b(?:more|another|extra|additional|new)\\b`, 'gi')
export const ORDINAL =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|another|more|one more|an extra|additional)\b/i

/** A word that is neither a number nor what the list is called says what the entry shall be, and that is not known here. */
export function unread(words: string, names: readonly string[]): boolean {
  const known = names.flatMap(name => wordsIn(name).map(stem))
  const left = words.replace(COUNTED, ' ').replace(ORDINAL, ' ').replace(FILLERS, ' ')
  return wordsIn(left).some(word => !known.some(name => name === stem(word) || name.includes(stem(word))))
}

const FILLERS =
  /\b(?:the|a|an|some|few|single|similar|sample|same|other|of|such|like|blank|empty|placeholder|pricing|product|customer|client|user|info|data|table|list|navigation|nav|faq)\b/gi

export const namesAround = (list: List | undefined, item: Item | undefined, { items }: Scene): string[] => {
  const shown = items.filter(each => list && (each.list === list || each.user?.list === list))
  return [
    list?.name ?? '',
    ...[...shown, ...(item ? [item] : [])].flatMap(each => [
      each.owner,
      each.tag,
      each.file,
      ...namesOf(each),
    ]),
  ]
}

/** "a card to the To do column": the place is an entry of the list itself, so what is added belongs inside that one. */
export function isElsewhere({ place }: Addition, { entries }: List, bench: Workbench): boolean {
  const where = place?.where
    ?.toLowerCase()
    .replace(/^(?:the|my|our)\s+|\s+(?:column|list|group|section|board)$/g, '')
  if (!where || bench.selection || /^(?:before|after|first)$/.test(place?.how ?? '')) return false
  return entries.some(({ label }) => label.toLowerCase() === where)
}

/** The price as the other entries write theirs: a number, or words with a number in them. */
export function setPrice(set: Record<string, string | number>, { fields }: Entry, price: string): boolean {
  const key =
    Object.keys(fields).find(each => /price|cost|fee|amount/i.test(each)) ??
    Object.keys(fields).find(each => /^[$€£]\s?\d/.test(String(fields[each])))
  const now = key === undefined ? undefined : fields[key]
  if (key === undefined || now === undefined) return false
  set[key] = typeof now === 'number' ? Number(price) : String(now).replace(/\d+(?:[.,]\d+)?/, price)
  return true
}

/** What was said besides the name, in the field it has the shape of; what fits none is given back. */
export function fill(
  set: Record<string, string | number>,
  { fields }: Entry,
  more: readonly string[],
  label: string,
): string[] {
  const free = Object.keys(fields).filter(
    key =>
      key !== label &&
      !(key in set) &&
      typeof fields[key] === 'string' &&
      !/^(?:src|image|cover|href|url|icon|id|key|slug)$/i.test(key),
  )
  return more.filter(said => {
    const key =
      free.find(each => !(each in set) && shapeOf(String(fields[each])) === shapeOf(said)) ??
      free.find(each => !(each in set) && !/\d/.test(said) && !/^\W?\d/.test(String(fields[each])))
    if (key === undefined) return true
    set[key] = said
    return false
  })
}

/** "3:24" and "4:10" have one shape, and words have none. */
const shapeOf = (text: string): string =>
  /\d/.test(text) && text.length < 16 ? text.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a') : text
