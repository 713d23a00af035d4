import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { readStyleWish } from '#server/designer/follow-ups/grammar/wishes.ts'

/** What a clause is about, so that a later “it” means the same; null when it says only “it” itself. */
export function targetIn(clause: string): string | null {
  const reworded = /^(?:change|set|rename|replace|update|rewrite)\s+(.+?)\s+(?:to|with)\s/i.exec(
    plainWords(clause),
  )
  const moved =
    /^(?:move|put|show|hide|duplicate|copy)\s+((?:the|my|our)\s.+?)(?:\s+(?:below|above|before|after|under|to|into|next|beside|from|in|on|at)\s.*)?$/i.exec(
      clause,
    )
  const said = /^(?:make|let|have)\s+(.+?)\s+(?:say|read|be called)\s/i.exec(clause)
  const target = readStyleWish(clause)?.target ?? reworded?.[1] ?? moved?.[1] ?? said?.[1] ?? ''
  return target === '' || /^(?:it|this|that|them)$/i.test(target) ? null : withArticle(target)
}

const withArticle = (target: string): string =>
  /^(?:the|all|every|each|my|our|this|that|“|")/i.test(target) ? target : `the ${target}`
