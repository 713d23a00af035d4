import { expect, test } from 'vitest'
import { directionName } from '#server/features/canvas/plan-directions.ts'

const words = 'Paper and ink'

test('a direction has the name of what was explored, or that which its words ask for, and is never untitled', () => {
  const name = (origin: string | null, prompt: string) => directionName({ origin, prompt, words })
  expect(name('Harbour', 'Make it darker')).toBe('Harbour')
  expect(name(null, 'A pricing page for Tidal')).toBe('Tidal pricing page')
  expect(name('Untitled design', 'Explore another direction for this design.')).toBe(words)
  expect(name(null, '...')).toBe(words)
})
