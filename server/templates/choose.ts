import { knownWords, likelihoods, NO_TEMPLATE } from '#server/templates/choice/likelihoods.ts'
import type { TemplateIndex } from '#server/templates/entry.ts'
import { placeFor } from '#server/templates/place.ts'
import { formsOf } from '#server/templates/read/form.ts'
import { headOf } from '#server/templates/read/head.ts'
import { readLists } from '#server/templates/read/lists.ts'
import { respelled } from '#server/templates/read/respelled.ts'
import { readable, wordsOf } from '#server/templates/read/words.ts'
import type { TemplateShape } from '#shared/templates.ts'

export interface Choice {
  id: string
  /** How likely it is what is asked for, 0 to 1. */
  score: number
}

/** Below it a request says too little of what it asks for. */
const NEAR = 0.2
/** From here on a request surely asks for what no template is. */
const SURE = 0.5
/** What the form of a request says beside its words: of prices or people less, and all where it is nothing but a list. */
const OF_FORM = { sure: 0.5, slight: 0.25, bare: 2 }
/** How much more likely what has the shape that is asked for is. */
const OF_SHAPE = 1.5
const FORM_MAX_CHARACTERS = 3_000

/** Every template and none, nearest first. */
function weighed(prompt: string, index: TemplateIndex): Choice[] {
  const text = readable(prompt).slice(0, FORM_MAX_CHARACTERS)
  const { shape } = headOf(text)
  const forms = new Set(shape === 'mobile' ? [] : formsOf(text))
  const listed = new Set(readLists(text).flatMap(({ entries }) => entries.flatMap(({ name }) => wordsOf(name))))
  const isBare = wordsOf(text).every(word => listed.has(word) || /^\d/.test(word))
  const odds = [...likelihoods(prompt)].map(([id, each]) => {
    const form = forms.has(id) ? OF_FORM[isBare ? 'bare' : SLIGHT.has(id) ? 'slight' : 'sure'] : 0
    return { id, score: (each + form) * (index[id]?.shape === shape ? OF_SHAPE : 1) }
  })
  const sum = odds.reduce((total, { score }) => total + score, 0)
  return odds.map(({ id, score }) => ({ id, score: score / sum })).sort((a, b) => b.score - a.score)
}
const SLIGHT = new Set(['landing', 'about'])

/** Every template, nearest first. */
export const rank = (prompt: string, index: TemplateIndex): Choice[] =>
  weighed(prompt, index).filter(({ id }) => id !== NO_TEMPLATE)

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const ranked = near(prompt, index) ?? near(respelled(prompt, knownWords()), index)
  if (!ranked) return null
  const best = holdingMost(ranked, prompt, index)
  const others = ranked.filter(({ id }) => id !== best.id)
  return { id: best.id, others: others.slice(0, 3).map(({ id }) => id) }
}

function near(prompt: string, index: TemplateIndex): [Choice, ...Choice[]] | null {
  const ranked = weighed(prompt, index)
  const isNone = ranked[0]?.id === NO_TEMPLATE
  const sure = ranked[0] && ranked[0].score >= (isNone ? SURE : NEAR)
  if (sure && isNone) return null
  // A website can be about anything.
  const isSite = !sure && headOf(readable(prompt)).isSite
  const id = isSite ? 'landing' : ranked[0]?.id
  const first = ranked.find(each => each.id === id)
  if (!first || (!sure && !isSite)) return null
  return [first, ...ranked.filter(each => each !== first && each.id !== NO_TEMPLATE)]
}

/** Of what is near, what shows most of the given lists; what shows none is no nearer than others, unless asked by its name. */
function holdingMost([best, ...others]: [Choice, ...Choice[]], prompt: string, index: TemplateIndex): Choice {
  const text = readable(prompt).slice(0, FORM_MAX_CHARACTERS)
  // These are parts of any page, and say nothing of what it shows.
  const lists = readLists(text).filter(({ kind }) => !['navigation', 'sections', 'hours'].includes(kind))
  const held = ({ id }: Choice) => lists.filter(list => index[id] && placeFor(list, index[id])).length
  if (held(best) === lists.length) return best
  const { noun, shape } = headOf(text)
  const isNamed = wordsOf(index[best.id]?.title ?? '').at(-1) === wordsOf(noun)[0]
  const least = held(best) > 0 || isNamed ? best.score / CLEAR : NEAR
  return others
    .filter(each => each.score >= least && held(each) > held(best) && isLike(index[each.id]?.shape, shape))
    .reduce((most, each) => (held(each) > held(most) ? each : most), best)
}
/** How much nearer the nearest is than what may take its place. */
const CLEAR = 1.2

/** Whether a template of this shape can be what is asked for in that one. */
function isLike(shape: TemplateShape | undefined, asked: TemplateShape | null): boolean {
  if (asked === 'mobile') return shape === 'mobile'
  return shape !== 'part' && (asked === null || shape === asked || (asked === 'page' && shape === 'app'))
}
