import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { fuzzSeeds } from '#tests/support/product/fuzzed-product.ts'
import { layoutModel } from '#tests/support/rooms/fuzz-models.ts'

const KILLS_EACH = 5
/** A hundred kills with ALL_CASES=1. */
const SEEDS = Array.from({ length: aTenthOf(20) }, (_, at) => 700 + at)

test('the layout of a canvas: five kills a seed, and nodes that come and go: nothing lost, all converge', async () => {
  const started = Date.now()
  const amount = { edits: 500, lonelyKills: KILLS_EACH - 1 }
  const { edits, kills, acknowledged } = await fuzzSeeds(SEEDS, amount, layoutModel)
  console.log(
    `${edits} edits, ${acknowledged} clocks acknowledged, ${kills} kills in ${Math.round((Date.now() - started) / 1_000)} s`,
  )
  expect(kills).toBe(KILLS_EACH * SEEDS.length)
  expect(acknowledged).toBeGreaterThan(500 * SEEDS.length)
})
