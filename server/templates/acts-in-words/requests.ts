import { set } from '#server/templates/read/words.ts'

/** Longer requests ask for more than that. */
const UNDO_MAX_CHARACTERS = 200
const POLITE = set(
  'please ok okay no nope sorry oops hm hmm wait actually just can could you would now then let lets us i want to',
)
const BACK = set('go take put change roll step bring set turn get switch')
const ANY_CHANGE = set(`
  it that this to the my your one last latest previous earlier old before again change changes edit edits step version state
  design was as how what you made did done all of we were had have i me for a undo revert rollback back`)

/** "undo", "go back to the version before": nothing but the last change is spoken of. */
export function isUndo(sentence: string): boolean {
  if (sentence.length > UNDO_MAX_CHARACTERS) return false
  const words = wordsOf(sentence)
  const isBack = words.includes('back') && (words.some(word => BACK.has(word)) || words.length === 1)
  const asks = words.some(word => word === 'undo' || word === 'revert' || word === 'rollback')
  return (asks || isBack) && words.every(word => POLITE.has(word) || ANY_CHANGE.has(word) || BACK.has(word))
}

const MAKING = set('design build create make generate draw start write')
const ARTICLES = set('a an one another')
const WHOLE = set(
  'page screen dashboard website site homepage app application webapp shop store portal prototype mockup',
)
const ABOUT = set('for about of called named with where that to showing')
/** Between the article and the noun: "a calm, modern landing page". */
const WORDS_BETWEEN_MAX = 6
const READ_MAX_CHARACTERS = 300

/** A request for a design of its own, by a verb of making or as a bare noun phrase. */
export function isWholePage(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, READ_MAX_CHARACTERS))
  let at = words.findIndex(word => !POLITE.has(word))
  if (at < 0) return false
  const isMade = MAKING.has(words[at] ?? '') || words[at] === 'need'
  if (isMade) at += words[at + 1] === 'me' || words[at + 1] === 'us' ? 2 : 1
  const hasArticle = ARTICLES.has(words[at] ?? '')
  const from = at + (hasArticle ? 1 : 0)
  const noun = words.findIndex((word, index) => index >= from && WHOLE.has(word))
  if (noun < 0 || noun - from > WORDS_BETWEEN_MAX) return false
  if (words.slice(from, noun).some(word => ABOUT.has(word) || /^(?:the|this|my|our|on|in|at)$/.test(word)))
    return false
  const goesOn = ABOUT.has(words[noun + 1] ?? '')
  return isMade ? hasArticle || goesOn : goesOn
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
