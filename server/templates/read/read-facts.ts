import type { Fact } from '#server/templates/read/facts.ts'
import { readLists } from '#server/templates/read/lists.ts'
import { readLooks } from '#server/templates/read/looks.ts'
import { readNames } from '#server/templates/read/names.ts'
import { readable } from '#server/templates/read/words.ts'

/** What a request surely gives, in the order of brand and texts, lists, looks; the same words are read once. */
export function readFacts(prompt: string): Fact[] {
  const text = readable(prompt)
  const lists = readLists(text)
  const listed = new Set(lists.flatMap(({ entries }) => entries.map(({ name }) => name)))
  const names = readNames(text).filter(fact => !('value' in fact) || !listed.has(fact.value))
  return [...names, ...lists, ...readLooks(text)]
}

/** Frequent words that English has and few other languages share. */
const ENGLISH = new Set(
  'the a an and or of for with to in on is are that this it my our page app site where who how from by at be should'.split(
    ' ',
  ),
)
const WORDS_MIN = 5
const ENGLISH_SHARE = 0.08

/** Whether a request is written in English; short ones are taken for English unless their letters are others. */
export function isEnglish(prompt: string): boolean {
  const words =
    readable(prompt)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const latin = words.filter(word => /^[a-z]+$/.test(word)).length
  if (words.length > 0 && latin * 2 < words.length) return false
  if (words.length < WORDS_MIN) return true
  return words.filter(word => ENGLISH.has(word)).length / words.length >= ENGLISH_SHARE
}
