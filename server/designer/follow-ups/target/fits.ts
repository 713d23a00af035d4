import { around, type Item, wordsOn } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isButton, isHero, isSection } from '#server/designer/follow-ups/target/looks-like.ts'
import { headingOf, namesOf, placeOf } from '#server/designer/follow-ups/target/names.ts'

/** Whether the element itself reads like that. */
export function reads(item: Item, quoted: string): boolean {
  const wanted = quoted.toLowerCase()
  const labels = [
    wordsOn(item),
    item.own,
    ...['placeholder', 'aria-label', 'alt', 'title', 'value', 'label', 'id', 'name', 'className'].map(
      name => stringAttribute(item.node, name) ?? '',
    ),
  ]
  return (
    labels.some(label => label.toLowerCase().trim() === wanted) ||
    (isButton(item) ? false : isSection(item) && headingOf(item).toLowerCase() === wanted)
  )
}

/** How well all the words fit: 3 its own names and words, 2 what it is in, 0 when a word fits nothing. */
export function matches(item: Item, words: string[]): number {
  let least = 3
  for (const word of words) {
    const score = fits(item, word)
    if (score === 0) return 0
    least = Math.min(least, score)
  }
  return least
}

function fits(item: Item, word: string): number {
  const attributes = ['placeholder', 'alt', 'type', 'htmlFor', 'label', 'href'].map(
    name => stringAttribute(item.node, name) ?? '',
  )
  if (holds([...namesOf(item), ...attributes, item.list?.name ?? ''], word)) return 3
  const isBlock = isSection(item)
  const text = isBlock ? headingOf(item) : wordsOn(item)
  if (text.length < 160 && holds([text], word)) return 2.5
  if (item.user && holds(namesOf(item.user), word)) return 3
  const near = around(item).slice(0, 12)
  if (word === 'hero' && near.some(isHero)) return 1.5
  if (
    !isBlock &&
    near.some(each => holds(namesOf(each), word) || (isSection(each) && holds([headingOf(each)], word)))
  )
    return 1.5
  if (!isBlock && holds([placeOf(item)], word)) return 1
  return 0
}

const holds = (texts: string[], word: string): boolean =>
  texts.some(text => wordsIn(text).some(each => stem(each) === stem(word) || each === word))

export const wordsIn = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}+%./π√]+|[^\s\p{L}\p{N}]/gu) ?? []

const SAME: Record<string, string> = {
  nav: 'navigation',
  photo: 'image',
  picture: 'image',
  mail: 'email',
  'e-mail': 'email',
  telephone: 'phone',
  faqs: 'faq',
  signup: 'signup',
  review: 'testimonial',
  plan: 'pricing',
  question: 'faq',
  '=': 'equal',
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '×': 'multiply',
  '*': 'multiply',
  '÷': 'divide',
  '/': 'divide',
  '%': 'percent',
  c: 'clear',
  ac: 'clear',
  π: 'pi',
  '√': 'root',
  sqrt: 'root',
  '⌫': 'backspace',
}

export const stem = (word: string): string => {
  const bare = word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
  return SAME[bare] ?? bare
}
