import { expect, test } from 'vitest'
import { fuzzSeeds } from '#tests/support/fuzzed-product.ts'

const SEEDS = Array.from({ length: 10 }, (_, at) => 100 + at)

test('10 seeds, 60 kills, half of them at the moment of an acknowledgement: nothing lost, all converge', async () => {
  const started = Date.now()
  const { edits, kills, acknowledged } = await fuzzSeeds(SEEDS, { edits: 500, lonelyKills: 5 })
  console.log(
    `${edits} edits, ${acknowledged} characters acknowledged, ${kills} kills in ${Math.round((Date.now() - started) / 1_000)} s`,
  )
  expect(kills).toBe(60)
  expect(acknowledged).toBeGreaterThan(5_000)
})
