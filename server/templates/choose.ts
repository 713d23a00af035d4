import type { TemplateEntry, TemplateIndex } from '#server/templates/entry.ts'
import { headOf } from '#server/templates/read/head.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'
import type { TemplateShape } from '#shared/templates.ts'

export interface Choice {
  id: string
  /** How much of the request speaks for it; 1 and more is near. */
  score: number
}

/** Below it nothing in the request says what the template is. */
const NEAR = 1
/** What is asked for counts more than what it is for, and that more than what else is said. */
const WEIGHTS = { head: 6, purpose: 2, rest: 0.35 }
/** The noun a phrase ends with is what it is; what stands before only says which. */
const LAST = 1.6
const OF_SHAPE = 1.25
const ITS_NAME = 1.5

/** Every template, nearest first. A word counts by how few templates are asked for by it. */
export function rank(prompt: string, index: TemplateIndex): Choice[] {
  const { head, purpose, rest, shape } = headOf(readable(prompt))
  const phrases = phrasesOf(index)
  const parts = [
    { words: wordsOf(head), weight: WEIGHTS.head, isHead: true },
    { words: wordsOf(purpose), weight: WEIGHTS.purpose, isHead: false },
    { words: wordsOf(rest), weight: WEIGHTS.rest, isHead: false },
  ]
  const scores = new Map(Object.keys(index).map(id => [id, 0]))
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
          scores.set(id, (scores.get(id) ?? 0) + worth * (isItsName ? ITS_NAME : 1))
        }
      }
    }
  }
  return [...scores]
    .map(([id, score]) => ({ id, score: score * (isOf(index[id]?.shape, shape) ? OF_SHAPE : 1) }))
    .sort((a, b) => b.score - a.score)
}

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const [best, ...others] = rank(prompt, index)
  if (!best || best.score < NEAR) return null
  const near = others.map(({ id, score }) => ({ id, near: score + likeness(index[best.id], index[id]) }))
  near.sort((a, b) => b.near - a.near)
  return { id: best.id, others: near.slice(0, 3).map(({ id }) => id) }
}

/** Where the request says nothing of the others, those are near that are asked for like the nearest one. */
function likeness(one: TemplateEntry | undefined, other: TemplateEntry | undefined): number {
  if (!one || !other) return 0
  const words = new Set(wordsOf(one.words))
  const shared = new Set(wordsOf(other.words).filter(word => words.has(word))).size
  return (shared / words.size) * LIKE + (one.shape === other.shape ? LIKE_SHAPE : 0)
}

const LIKE = 0.6
const LIKE_SHAPE = 0.2

/** So that one rare word of the request itself is near, and a common one elsewhere is not. */
const SCALE = 8
const PHRASE_MAX_WORDS = 4

const isOf = (one: TemplateShape | undefined, asked: TemplateShape | null): boolean =>
  asked !== null && one === asked

const known = new WeakMap<TemplateIndex, Map<string, string[]>>()

/** Which templates each phrase asks for. */
function phrasesOf(index: TemplateIndex): Map<string, string[]> {
  const before = known.get(index)
  if (before) return before
  const phrases = new Map<string, string[]>()
  for (const [id, { words }] of Object.entries(index))
    for (const phrase of new Set(words.split(', ').map(each => wordsOf(each).join(' '))))
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), id])
  known.set(index, phrases)
  return phrases
}
