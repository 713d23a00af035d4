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

/** Frequent words of English, and of languages with its letters that people write here. */
const ENGLISH = new Set(
  `the a and or of for with to is are that this it my our page app who where how from by at be should i we need want please
  make new on list table`.split(/\s+/),
)
const OTHERS = new Set(
  `der die das und für mit ein eine einen im auf zu von ich wir le la les des une un pour avec et je nous du el los las para
  una con y de del il lo per di che e della het een voor met en van op os as uma com do da na em nie dla jest się z w oraz
  bir ve için ile och för med till att og til som på til și cu`.split(/\s+/),
)
const OTHERS_MIN = 2

/** Whether a request is written in English, by its small words; where it has none of them, by its letters. */
export function isEnglish(prompt: string): boolean {
  const words =
    readable(prompt)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const latin = words.filter(word => /^[a-z]+$/.test(word)).length
  if (words.length > 0 && latin * 2 < words.length) return false
  const count = (set: ReadonlySet<string>) => words.filter(word => set.has(word)).length
  const others = count(OTHERS)
  return others < OTHERS_MIN || others <= count(ENGLISH)
}
