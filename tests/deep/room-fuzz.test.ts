import { expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { fuzzSeeds } from '#tests/support/product/fuzzed-product.ts'

/** Six kills each, which take a minute: another seed a day. */
const SEEDS = ofToday(
  Array.from({ length: 10 }, (_, at) => 100 + at),
  10,
)
const KILLS_EACH = 6

test('six kills a seed, half of them at the moment of an acknowledgement: nothing lost, all converge', async () => {
  const started = Date.now()
  const { edits, kills, acknowledged } = await fuzzSeeds(SEEDS, { edits: 500, lonelyKills: KILLS_EACH - 1 })
  console.log(
    `${edits} edits, ${acknowledged} characters acknowledged, ${kills} kills in ${Math.round((Date.now() - started) / 1_000)} s`,
  )
  expect(kills).toBe(KILLS_EACH * SEEDS.length)
  expect(acknowledged).toBeGreaterThan(500 * SEEDS.length)
})
