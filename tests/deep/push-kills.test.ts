import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { killPushes } from '#tests/support/code-host/push-kills.ts'

test('[number 1] the server killed in the middle of pushes: nothing is lost, and pressing again ends it', async () => {
  const kills = aTenthOf(20)
  const ends = await killPushes(kills)
  console.info(`${kills} pushes killed`, ends)
  expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(kills)
})
