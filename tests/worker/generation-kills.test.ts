import { expect, test } from 'vitest'
import { killRuns } from '#tests/support/generation-kills.ts'

test('design §7: 14 runs killed at spread points of their streams: one end each, nothing lost, nothing charged that made no version', async () => {
  const ends = await killRuns({ kills: 1, rooms: 14, seed: 5 })
  expect((ends.made ?? 0) + (ends['ended with Retry'] ?? 0)).toBe(14)
}, 240_000)
