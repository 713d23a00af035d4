import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { fuzzPatches } from '#tests/support/provider/patch-fuzz.ts'

const PATCHES = aTenthOf(1_000)

test(`design §7: ${PATCHES} fuzzed patches are applied whole or refused whole, and their summary is the real diff`, () => {
  const seen = fuzzPatches(PATCHES)
  console.log(seen)
  expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(PATCHES)
})
