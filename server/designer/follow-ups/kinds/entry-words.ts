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
  if (/\b(?:column|lane|swimlane)$/i.test(place?.where ?? '')) return true
  return entries.some(({ label }) => label.toLowerCase() === where)
}

/** A second entry of one name would have the same link, id and key. */
export const isThere = (title: string, { entries }: List): boolean =>
  entries.some(
    ({ label, fields }) => label.toLowerCase() === title.toLowerCase() && typeof fields.id !== 'number',
  )

/** What is new is neither done nor the best of all. */
export const withoutState = (code: string): string =>
  code.replace(
    /\b((?:is)?(?:done|completed?|checked|best|featured|highlighted|popular|recommended)\s*:\s*)true\b/gi,
    '$1false',
  )

/** A testimonial is its words and a name; a review that has a title too gets its words where they fit. */
export function setVoice(
  set: Record<string, string | number>,
  { fields }: Entry,
  said: string,
  { by, stars }: NonNullable<Addition['voice']>,
): boolean {
  const keyOf = (pattern: RegExp, type: string) =>
    Object.keys(fields).find(key => pattern.test(key) && typeof fields[key] === type)
  const person = keyOf(/^(?:name|author|who|by|person|reviewer|customer|user)$/i, 'string')
  const words = keyOf(/^(?:quote|text|body|comment|message|review|content)$/i, 'string')
  const counted = keyOf(/^(?:stars|rating|score)$/i, 'number')
  if ((by && !person) || (stars !== null && !counted) || !words || said === '') return false
  const title = keyOf(/^(?:title|headline|heading)$/i, 'string')
  set[words] = said
  if (title) set[title] = said.split(/(?<=[.!?])\s/)[0] ?? said
  if (person) set[person] = by ?? 'A customer'
  if (counted && stars !== null) set[counted] = stars
  return true
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
