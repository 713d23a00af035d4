import { expect, test } from 'vitest'
import { labelLines } from '#client/frame-runtime/missing-picture.ts'

test('what a missing picture would show is broken at words, and ends in an ellipsis where there is no room', () => {
  expect(labelLines('our own copy of Spirit of Eden', 12, 9)).toEqual([
    'our own copy',
    'of Spirit of',
    'Eden',
  ])
  expect(labelLines('our own copy of Spirit of Eden', 12, 2)).toEqual(['our own copy', 'of Spirit o…'])
  expect(labelLines('Donaudampfschifffahrt', 10, 3)).toEqual(['Donaudamp…'])
  for (const text of ['a', 'x'.repeat(120), 'one two three four five six seven eight nine ten'])
    for (const letters of [1, 5, 20])
      for (const line of labelLines(text, letters, 3))
        expect(line.length).toBeLessThanOrEqual(Math.max(2, letters))
})
