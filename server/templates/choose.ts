import type { TemplateIndex } from '#server/templates/entry.ts'
import { placeFor } from '#server/templates/place.ts'
import { formsOf, isBeyond } from '#server/templates/read/form.ts'
import { headOf } from '#server/templates/read/head.ts'
import { readLists } from '#server/templates/read/lists.ts'
import { isEnglish } from '#server/templates/read/read-facts.ts'
import { respelled } from '#server/templates/read/respelled.ts'
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
const WEIGHTS = { head: 6, purpose: 1, site: 1.15, rest: 0.35 }
/** Where its head says nothing, every word of a request says as much. */
const LOOSE = { head: 1.5, purpose: 1.5, site: 2.5, rest: 1 }
/** The form of what is asked for is more than a word. */
const FORM = 4.5
/** The noun a phrase ends with is what it is; what stands before only says which. */
const LAST = 1.6
/** Where no template knows that noun, what stands before says little: "hotel housekeeping". */
const UNKNOWN_LAST = 0.35
const FORM_MAX_CHARACTERS = 3_000
/** What tells or asks something names no kind of page. */
const CLAUSE = /\b(?:is|are|was|were|does|did|i|who|how|which|what|where|should|tell|ask|works)\b/i
const OF_SHAPE = 1.25
const ITS_NAME = 1.5

/** Every template, nearest first. A word counts by how few templates are asked for by it. */
export function rank(prompt: string, index: TemplateIndex, weights = WEIGHTS): Choice[] {
  const text = readable(prompt)
  const { head, noun, isSite, purpose, rest, shape } = headOf(text)
  const phrases = phrasesOf(index)
  const [last = ''] = wordsOf(noun)
  const isKnown =
    /^\p{Lu}/u.test(noun) || [...phrases.keys()].some(phrase => phrase.split(' ').includes(last))
  const isSure = (isKnown && !CLAUSE.test(head)) || weights === LOOSE
  const parts = [
    { words: wordsOf(head), weight: weights.head * (isSure ? 1 : UNKNOWN_LAST) },
    { words: wordsOf(purpose), weight: weights.purpose },
    { words: isSite ? ['business', 'website'] : [], weight: weights.site },
    { words: wordsOf(rest), weight: weights.rest },
  ]
  const scores = new Map(Object.keys(index).map(id => [id, 0]))
  const isTool = !isSite && isBeyond(head)
  const surely = new Set<string>()
  for (const [part, { words, weight }] of parts.entries()) {
    const isHead = part === 0
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
  const forms = isTool || shape === 'mobile' ? [] : formsOf(text.slice(0, FORM_MAX_CHARACTERS))
  // Prices or people alone are as well of what a word says, and what is called by its name is that in any form.
  const slight = new Set(surely.size > 0 ? forms : ['landing', 'about'])
  for (const id of forms) scores.set(id, (scores.get(id) ?? 0) + (slight.has(id) ? NEAR : FORM))
  for (const id of forms) surely.add(id)
  return [...scores]
    .filter(([id]) => surely.has(id) || (!isTool && (shape !== 'part' || index[id]?.shape === 'part')))
    .map(([id, score]) => ({ id, score: score * (index[id]?.shape === shape ? OF_SHAPE : 1) }))
    .sort((a, b) => b.score - a.score)
}

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const ranked = near(prompt, index) ?? near(respelled(prompt, phrasesOf(index).keys()), index) ?? []
  const best = holdingMost(ranked, prompt, index)
  if (!best) return null
  const others = ranked.filter(({ id }) => id !== best.id)
  // Where the request says nothing of the others, those are near that have its shape.
  const shape = index[best.id]?.shape
  const worth = ({ id, score }: Choice) => (index[id]?.shape === shape ? score + LIKE_SHAPE : score)
  others.sort((a, b) => worth(b) - worth(a))
  return { id: best.id, others: others.slice(0, 3).map(({ id }) => id) }
}

/** Of what is near, what shows most of the given lists; what shows none is no nearer than others, unless asked by its name. */
function holdingMost(ranked: readonly Choice[], prompt: string, index: TemplateIndex): Choice | undefined {
  const [best] = ranked
  const text = readable(prompt).slice(0, FORM_MAX_CHARACTERS)
  // These are parts of any page, and say nothing of what it shows.
  const lists = readLists(text).filter(({ kind }) => !['navigation', 'sections', 'hours'].includes(kind))
  const held = ({ id }: Choice) => lists.filter(list => index[id] && placeFor(list, index[id])).length
  if (!best || held(best) === lists.length) return best
  const { noun, shape } = headOf(text)
  const isNamed = wordsOf(index[best.id]?.title ?? '').at(-1) === wordsOf(noun)[0]
  const least = held(best) > 0 || isNamed ? best.score / CLEAR : NEAR
  const forms = formsOf(text)
  const worth = (each: Choice) => held(each) * 2 + (forms.includes(each.id) ? 1 : 0)
  return ranked
    .filter(each => each.score >= least && held(each) > held(best) && isLike(index[each.id]?.shape, shape))
    .reduce((most, each) => (worth(each) > worth(most) ? each : most), best)
}

/** By what is asked for; else by all words, where they agree; else a page for whatever it is about. */
function near(prompt: string, index: TemplateIndex): Choice[] | null {
  const strict = rank(prompt, index)
  if ((strict[0]?.score ?? 0) >= NEAR) return strict
  const { head, rest, isSite, shape } = headOf(readable(prompt))
  // What a site is about need not be what it does: "a website for a chess club".
  if (isBeyond(isSite ? rest : `${head} ${rest}`) || shape === 'part' || !isEnglish(prompt)) return null
  const loose = rank(prompt, index, LOOSE).filter(({ id }) => isLike(index[id]?.shape, shape))
  const [first, second] = loose
  const least = shape === 'mobile' ? NEAR_ON_PHONE : NEAR
  if (first && first.score >= least && first.score > CLEAR * (second?.score ?? 0)) return loose
  if (!isSite) return null
  return [{ id: 'landing', score: NEAR }, ...strict.filter(({ id }) => id !== 'landing')]
}

/** Whether a template of this shape can be what is asked for in that one. */
function isLike(shape: TemplateShape | undefined, asked: TemplateShape | null): boolean {
  if (asked === 'mobile') return shape === 'mobile'
  return shape !== 'part' && (asked === null || shape === asked || (asked === 'page' && shape === 'app'))
}

/** How much nearer the nearest is than the next, where only single words speak for it. */
const CLEAR = 1.2
/** There are few templates for the phone, so that one word tells which. */
const NEAR_ON_PHONE = 0.4
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
