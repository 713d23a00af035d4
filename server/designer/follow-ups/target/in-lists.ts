import { shownOneByOne } from '#server/designer/follow-ups/scene/lists.ts'
import type { Item, Scene } from '#server/designer/follow-ups/scene/scene.ts'
import { matches, stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'
import { itemsOfList } from '#server/designer/follow-ups/target/list-names.ts'
import type { Phrase } from '#server/designer/follow-ups/target/phrase.ts'

import type { Found } from '#server/designer/follow-ups/target/target.ts'
/** A thing named by the words of its data: "the Pro plan", "“Pricing” in the navigation". */
export function inLists(phrase: Phrase, scene: Scene, pool: Item[]): Found | null {
  const lists = pool.filter(item => item.list !== null && item.list.entries.length > 0)
  const fitting = phrase.role ? lists.filter(item => phrase.role?.is(item)) : lists
  const named = fitting.flatMap(item =>
    entryNamed(item, phrase.words, phrase.quoted).map(entry => ({ item, entry })),
  )
  const distinct = named.filter((target, at) => named.findIndex(each => keyOf(each) === keyOf(target)) === at)
  if (distinct.length === 1) return { scene, phrase, targets: distinct }
  if (distinct.length > 1 && phrase.isAll) return { scene, phrase, targets: distinct }
  return null
}

/** "the second service", by what the list is called. */
export function byListName(phrase: Phrase, scene: Scene, pool: Item[]): Found | null {
  const { role, ordinal, count, words, isAll } = phrase
  const [word] = words
  if (role || !word || words.length > 1 || typeof ordinal !== 'number' || count !== null || isAll) return null
  const named = pool.filter(
    item => item.list && stem(item.list.name) === stem(word) && item.list.entries.length > 0,
  )
  const lists = named.length > 0 ? named : itemsOfList(pool, word)
  const [item] = lists
  if (!item?.list || new Set(lists.map(each => each.list?.call.start)).size > 1) return null
  const { length } = item.list.entries
  const at = ordinal < 0 ? length + ordinal : ordinal
  if (at < 0 || at >= length) return { trouble: `There are only ${length} of “${word}s”.` }
  return { scene, phrase, targets: [{ item, entry: at }] }
}

/** Entries of data that is shown one at a time, and not by a list in the code. */
export function inCollections(phrase: Phrase, scene: Scene): Found | null {
  const { role, ordinal } = phrase
  if (!role || ordinal === null || !/^(?:testimonial|plan|feature|question|card|item|image)$/.test(role.name))
    return null
  for (const item of scene.items) {
    for (const list of shownOneByOne(item, scene.files)) {
      if (!role.one.test(list.name.replace(/s$/, '')) && !role.many.test(list.name)) continue
      const from = ordinal === 'middle' ? Math.floor(list.entries.length / 2) : ordinal
      const at = from < 0 ? list.entries.length + from : from
      if (at >= list.entries.length) return { trouble: `There are only ${list.entries.length}.` }
      return {
        scene,
        phrase,
        targets: [{ item: { ...item, list, own: '', children: [], shows: [] }, entry: at }],
      }
    }
  }
  return null
}

export const keyOf = ({ item, entry }: { item: Item; entry: number }): string =>
  `${item.list?.file} ${item.list?.name} ${entry}`

export function entryNamed({ list }: Item, words: string[], quoted: string | null): number[] {
  if (!list) return []
  const wanted = quoted?.toLowerCase() ?? words.join(' ')
  if (wanted === '') return []
  const exact = list.entries.flatMap((entry, at) =>
    Object.values(entry.fields).some(value => String(value).toLowerCase() === wanted) ? [at] : [],
  )
  if (exact.length > 0) return exact
  return list.entries.flatMap((entry, at) => {
    const label = entry.label.toLowerCase()
    const holds =
      quoted !== null
        ? label.includes(wanted)
        : words.every(word => wordsIn(label).some(each => stem(each) === stem(word)))
    return holds ? [at] : []
  })
}

export const isWholeNamed = (item: Item, words: string[]): boolean =>
  words.length > 0 && matches(item, words) > 1
