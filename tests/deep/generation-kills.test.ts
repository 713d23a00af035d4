import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { killRuns } from '#tests/support/rooms/generation-kills.ts'

const ROOMS = 20
const KILLS = aTenthOf(7) + 1

test(`design §7: ${KILLS * ROOMS} runs killed at spread points of their streams: one end each, nothing lost, nothing charged that made no version`, async () => {
  const ends = await killRuns({ kills: KILLS, rooms: ROOMS, seed: 3 })
  console.log(ends)
  expect((ends.made ?? 0) + (ends['ended with Retry'] ?? 0)).toBe(KILLS * ROOMS)
  expect(Math.min(ends.made ?? 0, ends['ended with Retry'] ?? 0)).toBeGreaterThan(0)
})
