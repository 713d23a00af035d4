import { around, type Item, type Scene, within } from '#server/designer/follow-ups/scene/scene.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'
import { CHOICE, isListCalled } from '#server/designer/follow-ups/target/list-names.ts'
import { readIn, readsField } from '#server/designer/follow-ups/target/looks-like.ts'
import type { Phrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Found } from '#server/designer/follow-ups/target/target.ts'

/** "dish names", "the excerpts": what shows that field in each entry of a list. */
export function byField(phrase: Phrase, scene: Scene, pool: Item[]): Found | null {
  if (phrase.quoted !== null || phrase.ordinal !== null || phrase.color !== null) return null
  const said = wordsIn(
    phrase.said.replace(/\s+(?:in|of|on|from|inside)\s+(?:the|each|every|all|my)\s.*$/i, ''),
  )
    .filter(word => !SMALL.test(word))
    .map(stem)
  const last = said.at(-1)
  if (last === undefined || said.length > 3) return null
  const found = pool.filter(item => {
    const holder = [item, ...around(item)].find(each => each.list)
    if (!holder?.list || CHOICE.test(holder.tag) || !readIn(item).some(({ name }) => isField(name, last)))
      return false
    const { list, owner } = holder
    const names = [list.name, list.each ?? '', owner, item.owner].flatMap(wordsIn).map(stem)
    return said.slice(0, -1).every(word => names.includes(word) || isListCalled(list, word))
  })
  const exact = found.filter(item => {
    const list = [item, ...around(item)].find(each => each.list)?.list
    return list && said.length > 1 && said.slice(0, -1).every(word => isListCalled(list, word))
  })
  const meant = exact.length > 0 ? exact : found
  const places = new Set(meant.map(item => [item, ...around(item)].find(each => each.list)?.list?.call.start))
  return meant.length > 0 && places.size === 1
    ? { scene, phrase, targets: meant.map(item => ({ item, entry: null })) }
    : null
}

const SMALL = /^(?:the|a|an|all|every|each|my|our|their|its|['’])$/

/** "numbers" are what shows the value. */
const SAME_FIELD = [
  ['number', 'value', 'figure'],
  ['name', 'title', 'label'],
  ['description', 'note', 'text', 'body', 'excerpt', 'summary'],
  ['date', 'when', 'day'],
]
const isField = (key: string, said: string): boolean =>
  stem(key.toLowerCase()) === said ||
  SAME_FIELD.some(set => set.includes(said) && set.includes(key.toLowerCase()))

/** What is subscribed to or booked has a price too, and nobody calls it a product. */
const NOT_GOODS = /^(?:plan|tier|servic|ticket|membership|packag|cours|room)/

/** Cards without a surface are known by what they show, not by the page they stand on. */
export const isListOf = (item: Item, words: string[]): boolean => {
  const list = item.list ?? item.user?.list
  const names = [list?.name ?? '', list?.each ?? '', item.owner, item.tag].flatMap(wordsIn).map(stem)
  const isAboutGoods =
    !names.some(name => NOT_GOODS.test(name)) &&
    within(item).some(each => /price/i.test(each.own) || readsField(each, /price/i))
  return words.every(
    word =>
      names.at(0) === stem(word) ||
      names.at(-1) === stem(word) ||
      (stem(word) === 'product' && isAboutGoods) ||
      wordsIn(list?.name ?? '').some(each => stem(each) === stem(word)) ||
      (list != null && isListCalled(list, word)),
  )
}

/** "the product titles" stand in the products, not above them. */
export function headsInList(phrase: Phrase, scene: Scene, pool: Item[]): Found | null {
  const { role, words, isAll, ordinal, quoted } = phrase
  const [word] = words
  if (role?.name !== 'heading' || !isAll || !word || words.length > 1 || ordinal !== null || quoted !== null)
    return null
  const found = pool.filter(item => {
    const holder = around(item).find(each => each.list)
    return (
      role.is(item) &&
      holder?.list &&
      ([holder.list.name, holder.list.each ?? ''].some(name => stem(name.toLowerCase()) === stem(word)) ||
        isListCalled(holder.list, word))
    )
  })
  return found.length > 0 ? { scene, phrase, targets: found.map(item => ({ item, entry: null })) } : null
}

/** Where the code calls some of them cards, those are the cards, not the boxes they lie in. */
export const calledSo = (items: Item[]): Item[] => {
  const own = items.filter(({ list, user }) => /^cards?$/i.test(list?.each ?? user?.list?.each ?? ''))
  return own.length > 0 ? own : items
}
