import type { Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { isShown } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const EXAMPLES_MAX = 4
/** One of each kind of change, the nearest to what people try first. */
const EXAMPLES: [example: string, needs?: RegExp][] = [
  ['make the headline bigger'],
  ['make the button green'],
  ['change the price of the first plan to 25'],
  ['add search to the table', /<(?:table|Table)\b/],
  ['add validation to the form', /<form\b/],
  ['hide the sidebar on mobile', /<aside\b|Sidebar/],
  ['remove the FAQ'],
  ['add testimonials'],
  ['make the title bigger'],
  ['make it warmer'],
  ['use dark mode'],
  ['make the main colour green'],
]

/** What could be said instead: only what can be done on this very design. */
export function examplesFor(
  files: readonly SourceFile[],
  understand: (instruction: string) => Outcome | null,
): string {
  const code = files
    .filter(file => isShown(file.name))
    .map(file => file.code)
    .join('\n')
  const able: string[] = []
  for (const [example, needs] of EXAMPLES) {
    const isFit = able.length < EXAMPLES_MAX && (!needs || needs.test(code))
    const outcome = isFit ? understand(example) : null
    if (outcome && 'operations' in outcome) able.push(`“${example}”`)
  }
  return able.length === 0 ? '' : `Here I can for example: ${able.join(', ')}.`
}
