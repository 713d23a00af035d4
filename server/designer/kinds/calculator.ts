import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { calculatorPiece } from '#server/designer/sections/work/calculator.ts'

/** Sums. */
export const calculator: Kind = {
  name: 'calculator',
  label: 'a calculator',
  shape: 'work',
  words: /\b(?:(?:\w+ )?calculators?(?: app)?)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Calculator',
        icon: 'Calculator',
        says: 'keys, the keyboard, and what was worked out before',
        piece: calculatorPiece(page),
      },
    ]),
}
