import { expect, test } from 'vitest'
import { fuzzSeeds } from '#tests/support/fuzzed-product.ts'

test('5 clients on bad links, the process tree killed in between: nothing acknowledged is lost, all converge', async () => {
  const { edits, kills, acknowledged } = await fuzzSeeds([1], { edits: 300, lonelyKills: 3 })
  expect(kills).toBe(4)
  expect(edits).toBeGreaterThan(300)
  expect(acknowledged).toBeGreaterThan(300)
}, 120_000)
