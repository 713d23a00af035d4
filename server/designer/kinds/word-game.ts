import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { crossword } from '#server/designer/sections/play/crossword.ts'
import { fiveLetters, hangman } from '#server/designer/sections/play/guess-word.ts'

/** A game of words: crossword, hangman, or five letters in six tries. */
export const wordGame: Kind = {
  name: 'word-game',
  label: 'a word game',
  shape: 'site',
  words:
    /\b(?:crosswords?|hangman|wordle|word[\s-]guess(?:ing)?|guess the word|galgenm[äa]nnchen|kreuzwort\w*)(?: (?:game|puzzle|app|clone|page|website))*\b/i,
  weight: 3,
  compose: page => {
    const [says, piece] = gameFor(page)
    return appDesign(page, withAsked(page, [{ label: 'Play', icon: 'CaseUpper', says, piece }]), {
      frame: 'site',
    })
  },
}

function gameFor(page: Page): [says: string, piece: Piece] {
  const { prompt } = page.brief
  if (/\b(?:crosswords?|kreuzwort\w*)/i.test(prompt))
    return ['a crossword with clues across and down, a check and the answer', crossword(page)]
  if (/\b(?:hangman|galgenm)/i.test(prompt))
    return ['hidden words of several categories, keys to try, and a drawing that grows', hangman(page, WORDS)]
  return ['five letters, six tries, keys that remember, and statistics', fiveLetters(page)]
}

const WORDS: [string, string[]][] = [
  ['Animals', ['elephant', 'penguin', 'giraffe', 'octopus']],
  ['Food', ['pancake', 'spinach', 'noodles', 'apricot']],
  ['Countries', ['portugal', 'vietnam', 'iceland', 'morocco']],
]
