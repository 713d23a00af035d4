import { expect, test } from 'vitest'
import { canSee } from '#server/generation/look/can-see.ts'

test.each([
  [{ provider: 'anthropic', hasVision: null }, true],
  [{ provider: 'google', hasVision: null }, true],
  [{ provider: 'openai', hasVision: null }, true],
  [{ provider: 'openai-compatible', hasVision: null }, false],
  [{ provider: 'openai-compatible', hasVision: true }, true],
  [{ provider: 'openai', hasVision: false }, false],
] as const)('%j gets pictures: %s', (model, expected) => {
  expect(canSee(model)).toBe(expected)
})

test('templates see nothing', () => {
  expect(canSee(null)).toBe(false)
})
