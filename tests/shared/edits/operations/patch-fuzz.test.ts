import { expect, test } from 'vitest'
import { fuzzPatches } from '#tests/support/provider/patch-fuzz.ts'

test('design §7: 100 fuzzed patches are applied whole or refused whole, and their summary is the real diff', () => {
  const seen = fuzzPatches(100, 7)
  expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(100)
})
