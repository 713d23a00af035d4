import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { slidingNumbers } from '#server/designer/sections/play/sliding-numbers.ts'
import { sudoku } from '#server/designer/sections/play/sudoku.ts'

/** A puzzle of numbers: sudoku, or 2048. */
export const numberPuzzle: Kind = {
  name: 'number-puzzle',
  label: 'a puzzle of numbers',
  shape: 'site',
  words: /\b(?:sudokus?|2048)(?: (?:game|puzzle|app|clone|page|website))?\b/i,
  weight: 3,
  compose: page => {
    const isSliding = /\b2048\b/.test(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Play',
          icon: 'Grid3x3',
          says: isSliding
            ? 'numbers that slide together, with a score and the best one'
            : 'a grid to fill by pad or keyboard, with notes, hints, mistakes and the time',
          piece: isSliding ? slidingNumbers(page) : sudoku(page),
        },
      ]),
      { frame: 'site' },
    )
  },
}
