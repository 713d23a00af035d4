import { describe, expect, test } from 'vitest'
import { processorTime } from '#tests/support/processor-time.ts'
import { patternsIn, piecesOf, type SourcePattern } from '#tests/support/source-patterns.ts'

/** Their texts are of a length that is bounded where they are used. */
const BOUNDED: Record<string, string> = {
  'server/generation/model/problems.ts': 'an answer is read to 4,000 characters',
  'shared/edits/operations/elision.ts': 'a comment is read to 200 characters',
  'shared/preview.ts': 'an error is read to 4,000 characters',
}
const SIZE = 12_000
/** A pattern that is linear needs about a millisecond for such a text, a quadratic one a hundred. */
const BOUND_MS = 15
/** For a text four times as long: 4 where it is linear, 16 where it is quadratic. */
const GROWTH_MAX = 8

/** A tenth of all texts, unless told: `PATTERN_SHARE=1` tries them all, which takes minutes. */
const SHARE = Number(process.env.PATTERN_SHARE ?? 10)

const PATTERNS = patternsIn(['server', 'shared', 'room-schema'], path => path in BOUNDED)

test('patterns are found', () => {
  expect(PATTERNS.length).toBeGreaterThan(200)
})

describe('[7] no pattern over a text grows faster than the text', () => {
  test.each(PATTERNS)('$where $pattern', each => {
    expect(slowTexts(each)).toEqual([])
  })
})

/** Runs of what the pattern speaks of, behind its beginnings and before what it does not end with. */
function slowTexts({ pattern }: SourcePattern): string[] {
  const pieces = piecesOf(pattern)
  const slow: string[] = []
  let tried = 0
  for (const run of runsOf(pieces))
    for (const begin of ['', ...pieces.slice(0, 5)])
      for (const end of ['', '\u0001']) {
        if (tried++ % SHARE !== 0) continue
        const textOf = (size: number) => begin + run.repeat(Math.ceil(size / run.length)).slice(0, size) + end
        // A pause of the machine is not the pattern's: what is slow is slow again.
        if ([1, 2, 3].every(() => isSlow(pattern, textOf)))
          slow.push(`${JSON.stringify(begin)} ${JSON.stringify(run)} × ${SIZE} ${JSON.stringify(end)}`)
        if (slow.length > 2) return slow
      }
  return slow
}

function runsOf(pieces: string[]): string[] {
  const words = pieces.filter(piece => piece.length > 1).slice(0, 8)
  const first = pieces.slice(0, 10)
  return [
    ...pieces,
    ...words.flatMap(word => [' ', '\n', '"', 'a'].flatMap(by => [word + by, by + word])),
    ...first.flatMap(a => first.slice(0, 5).map(b => a + b)),
  ]
}

function isSlow(pattern: RegExp, textOf: (size: number) => string): boolean {
  const long = timeOf(pattern, textOf(SIZE))
  return long > BOUND_MS && long / timeOf(pattern, textOf(SIZE / 4)) > GROWTH_MAX
}

const timeOf = (pattern: RegExp, text: string): number => processorTime(() => text.replace(pattern, ''), 1)
