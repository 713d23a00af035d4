import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { chess } from '#server/designer/sections/play/chess.ts'
import { memory } from '#server/designer/sections/play/memory.ts'
import { ticTacToe } from '#server/designer/sections/play/tic-tac-toe.ts'

/** A game on a board: chess, three in a row, or pairs to find. */
export const boardGame: Kind = {
  name: 'board-game',
  label: 'a board game',
  shape: 'site',
  words:
    /\b(?:chess(?:board| game| app| site| website)?|checkers|draughts|tic[\s-]?tac[\s-]?toe|noughts and crosses|connect (?:four|4)|reversi|othello|board games?|(?:memory|matching|pairs|concentration) (?:card |cards )?games?)\b/i,
  weight: 3,
  compose: page => {
    const [says, piece] = gameFor(page)
    return appDesign(page, withAsked(page, [{ label: 'Play', icon: 'Gamepad2', says, piece }]), {
      frame: 'site',
    })
  },
}

function gameFor(page: Page): [says: string, piece: Piece] {
  const { prompt } = page.brief
  if (/\b(?:memory|matching|pairs|concentration)\b/i.test(prompt))
    return ['cards that turn, with moves, time and a best result', memory(page)]
  if (/\b(?:tic[\s-]?tac|noughts|connect (?:four|4)|three in a row)\b/i.test(prompt))
    return ['three in a row for two, with the moves and the wins kept', ticTacToe(page)]
  return ['a chess board that shows where a piece may go, with moves, captures and clocks', chess(page)]
}
