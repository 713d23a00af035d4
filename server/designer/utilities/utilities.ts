import { MAKER_UTILITIES } from '#server/designer/utilities/makers.ts'
import { MEASURE_UTILITIES } from '#server/designer/utilities/measures.ts'
import { MONEY_UTILITIES } from '#server/designer/utilities/money.ts'
import type { Utility } from '#server/designer/utilities/utility.ts'

const UTILITIES: Utility[] = [...MONEY_UTILITIES, ...MEASURE_UTILITIES, ...MAKER_UTILITIES]

/** All that these tools are called by. */
export const UTILITY_WORDS = new RegExp(UTILITIES.map(({ words }) => words.source).join('|'), 'i')

export function utilityFor(prompt: string): Utility {
  const found = UTILITIES.find(({ words }) => words.test(prompt)) ?? UTILITIES[0]
  if (!found) throw new Error('There are no utilities.')
  return found
}
