import type { Fact } from '#server/templates/read/facts.ts'
import { readLists } from '#server/templates/read/lists.ts'
import { readLooks } from '#server/templates/read/looks.ts'
import { readNames } from '#server/templates/read/names.ts'
import { readable } from '#server/templates/read/words.ts'
import small from './words.json' with { type: 'json' }

/** What a request surely gives, in the order of brand and texts, lists, looks; the same words are read once. */
export function readFacts(prompt: string): Fact[] {
  const text = readable(prompt)
  const lists = readLists(text)
  const listed = new Set(lists.flatMap(({ entries }) => entries.map(({ name }) => name)))
  const names = readNames(text).filter(fact => !('value' in fact) || !listed.has(fact.value))
  return [...names, ...lists, ...readLooks(text)]
}

const OTHERS_MIN = 2

/** Whether a request is written in English, by its small words; where it has none of them, by its letters. */
export function isEnglish(prompt: string): boolean {
  const text = readable(prompt).toLowerCase()
  const words = text.match(/\p{L}+/gu) ?? []
  const latin = words.filter(word => /^[a-z]+$/.test(word)).length
  if (words.length > 0 && latin * 2 < words.length) return false
  const count = (known: string) => words.filter(word => ` ${known} `.includes(` ${word} `)).length
  const others = count(small.others)
  return others < OTHERS_MIN || others <= count(small.english)
}
