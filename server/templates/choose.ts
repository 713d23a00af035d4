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
  const ofShape = (id: string): number => (index[id]?.shape === shape ? OF_SHAPE : 1)
  const odds = [...likelihoods(prompt)].map(([id, each]) => ({ id, score: each * ofShape(id) }))
  const sum = odds.reduce((total, { score }) => total + score, 0)
  return odds.map(({ id, score }) => ({ id, score: score / sum })).sort((a, b) => b.score - a.score)
}

export const rank = (prompt: string, index: TemplateIndex): Choice[] =>
  weighed(prompt, index).filter(({ id }) => id !== NO_TEMPLATE)

/** The nearest template and the three after it; null where none is near enough. */
export function choose(prompt: string, index: TemplateIndex): { id: string; others: string[] } | null {
  const ranked = near(prompt, index) ?? near(respelled(prompt, knownWords()), index)
  const [best, ...others] = (ranked ?? []).map(({ id }) => id)
  return best === undefined ? null : { id: best, others: others.slice(0, 3) }
}

function near(prompt: string, index: TemplateIndex): Choice[] | null {
  const ranked = weighed(prompt, index)
  const templates = ranked.filter(({ id }) => id !== NO_TEMPLATE)
  const [first] = ranked
  if (first && first.score >= (first.id === NO_TEMPLATE ? SURE : NEAR))
    return first === templates[0] ? templates : null
  // A page can be about anything.
  if (headOf(readable(prompt)).shape !== 'page') return null
  return templates.sort((a, b) => Number(b.id === 'landing') - Number(a.id === 'landing'))
}
