import { knownWords, likelihoods, NO_TEMPLATE } from '#server/templates/choice/likelihoods.ts'
import type { TemplateIndex } from '#server/templates/entry.ts'
import { headOf } from '#server/templates/read/head.ts'
import { respelled } from '#server/templates/read/respelled.ts'
import { readable } from '#server/templates/read/words.ts'

export interface Choice {
  id: string
  /** How likely it is what is asked for, 0 to 1. */
  score: number
}

/** Below it a request says too little of what it asks for. */
const NEAR = 0.2
/** From here on a request surely asks for what no template is. */
const SURE = 0.5
/** How much more likely what has the shape that is asked for is. */
const OF_SHAPE = 1.5

/** Every template and none, nearest first. */
function weighed(prompt: string, index: TemplateIndex): Choice[] {
  const { shape } = headOf(readable(prompt))
  const odds = [...likelihoods(prompt)].map(([id, each]) => ({
    ...{ id, score: each * (index[id]?.shape === shape ? OF_SHAPE : 1) },
  }))
  const sum = odds.reduce((total, { score }) => total + score, 0)
  return odds.map(({ id, score }) => ({ id, score: score / sum })).sort((a, b) => b.score - a.score)
}

/** Every template, nearest first. */
export const rank = (prompt: string, index: TemplateIndex): Choice[] =>
  weighed(prompt, index).filter(({ id }) => id !== NO_TEMPLATE)

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const ranked = near(prompt, index) ?? near(respelled(prompt, knownWords()), index)
  if (!ranked) return null
  const [best, ...others] = ranked
  return { id: best.id, others: others.slice(0, 3).map(({ id }) => id) }
}

function near(prompt: string, index: TemplateIndex): [Choice, ...Choice[]] | null {
  const ranked = weighed(prompt, index)
  const isNone = ranked[0]?.id === NO_TEMPLATE
  const sure = ranked[0] && ranked[0].score >= (isNone ? SURE : NEAR)
  if (sure && isNone) return null
  // A website can be about anything.
  const isSite = !sure && headOf(readable(prompt)).shape === 'page'
  const id = isSite ? 'landing' : ranked[0]?.id
  const first = ranked.find(each => each.id === id)
  if (!first || (!sure && !isSite)) return null
  return [first, ...ranked.filter(each => each !== first && each.id !== NO_TEMPLATE)]
}
