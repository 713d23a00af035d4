import { expect, test } from 'vitest'
import { killRuns } from '#tests/support/generation-kills.ts'

test('design §7: 140 runs killed at spread points of their streams: one end each, nothing lost, nothing charged that made no version', async () => {
  const ends = await killRuns({ kills: 7, rooms: 20, seed: 3 })
  console.log(ends)
  expect((ends.made ?? 0) + (ends['ended with Retry'] ?? 0)).toBe(140)
  expect(Math.min(ends.made ?? 0, ends['ended with Retry'] ?? 0)).toBeGreaterThan(0)
})
