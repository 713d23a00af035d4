import type { TemplateIndex } from '#server/templates/entry.ts'
import { headOf } from '#server/templates/read/head.ts'
import { respelled } from '#server/templates/read/respelled.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'

export interface Choice {
  id: string
  /** How much of the request speaks for it; 1 and more is near. */
  score: number
}

/** Below it nothing in the request says what the template is. */
const NEAR = 1
/** What is asked for counts more than what it is for, and that more than what else is said. */
const WEIGHTS = { head: 6, purpose: 1, site: 1.15, rest: 0.35 }
/** The noun a phrase ends with is what it is; what stands before only says which. */
const LAST = 1.6
/** Where no template knows that noun, what stands before says little: "hotel housekeeping". */
const UNKNOWN_LAST = 0.35
const OF_SHAPE = 1.25
const ITS_NAME = 1.5

/** Every template, nearest first. A word counts by how few templates are asked for by it. */
export function rank(prompt: string, index: TemplateIndex): Choice[] {
  const { head, noun, isSite, purpose, rest, shape } = headOf(readable(prompt))
  const phrases = phrasesOf(index)
  const [last = ''] = wordsOf(noun)
  const isKnown =
    /^\p{Lu}/u.test(noun) || [...phrases.keys()].some(phrase => phrase.split(' ').includes(last))
  const parts = [
    { words: wordsOf(head), weight: WEIGHTS.head * (isKnown ? 1 : UNKNOWN_LAST), isHead: true },
    { words: wordsOf(purpose), weight: WEIGHTS.purpose, isHead: false },
    { words: isSite ? ['business', 'website'] : [], weight: WEIGHTS.site, isHead: false },
    { words: wordsOf(rest), weight: WEIGHTS.rest, isHead: false },
  ]
  const scores = new Map(Object.keys(index).map(id => [id, 0]))
  const surely = new Set<string>()
  for (const { words, weight, isHead } of parts) {
    const counted = new Set<string>()
    for (let at = 0; at < words.length; at++) {
      for (let length = 1; length <= PHRASE_MAX_WORDS && at + length <= words.length; length++) {
        const phrase = words.slice(at, at + length).join(' ')
        const ids = phrases.get(phrase)
        if (!ids || counted.has(phrase)) continue
        counted.add(phrase)
        const isLast = isHead && at + length === words.length
        const rarity = Math.log((Object.keys(index).length + 1) / ids.length)
        const worth = (weight * length * rarity * (isLast ? LAST : 1)) / SCALE
        for (const id of ids) {
          const isItsName = phrase === wordsOf(id).join(' ')
          if (isHead && (isItsName || length > 1)) surely.add(id)
          scores.set(id, (scores.get(id) ?? 0) + worth * (isItsName ? ITS_NAME : 1))
        }
      }
    }
  }
  return [...scores]
    .filter(([id]) => shape !== 'part' || index[id]?.shape === 'part' || surely.has(id))
    .map(([id, score]) => ({ id, score: score * (index[id]?.shape === shape ? OF_SHAPE : 1) }))
    .sort((a, b) => b.score - a.score)
}

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const ranked = rank(prompt, index)
  const isNear = (ranked[0]?.score ?? 0) >= NEAR
  const [best, ...others] = isNear ? ranked : rank(respelled(prompt, phrasesOf(index).keys()), index)
  if (!best || best.score < NEAR) return null
  // Where the request says nothing of the others, those are near that have its shape.
  const shape = index[best.id]?.shape
  const near = ({ id, score }: Choice) => (index[id]?.shape === shape ? score + LIKE_SHAPE : score)
  others.sort((a, b) => near(b) - near(a))
  return { id: best.id, others: others.slice(0, 3).map(({ id }) => id) }
}

const LIKE_SHAPE = 0.2
/** So that one rare word of the request itself is near, and a common one elsewhere is not. */
const SCALE = 8
const PHRASE_MAX_WORDS = 4

/** Which templates each phrase asks for. */
function phrasesOf(index: TemplateIndex): Map<string, string[]> {
  const phrases = new Map<string, string[]>()
  for (const [id, { words }] of Object.entries(index))
    for (const phrase of new Set(words.split(', ').map(each => wordsOf(each).join(' '))))
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), id])
  return phrases
}
