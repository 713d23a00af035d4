import { expect, test } from 'vitest'
import { fuzzPatches } from '#tests/support/provider/patch-fuzz.ts'

test('design §7: 1,000 fuzzed patches are applied whole or refused whole, and their summary is the real diff', () => {
  const seen = fuzzPatches(1_000)
  console.log(seen)
  expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(1_000)
})
