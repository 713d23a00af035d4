import { expect, test } from 'vitest'
import { sendDuplicates } from '#tests/support/duplicate-sends.ts'
import { generationRoom } from '#tests/support/generation-room.ts'
import { raceForLastCredit, racePairs, raceStops } from '#tests/support/stop-races.ts'

const on = generationRoom()

test('design §7: 35 stop races have one end each, and charge only what was made', async () => {
  const ends = await raceStops(on, 35, 5)
  expect((ends.made ?? 0) + (ends.stopped ?? 0)).toBe(35)
}, 120_000)

test('design §7: 10 pairs of two people sending at once', async () => {
  expect(await racePairs(on, 10)).toBe(10)
}, 60_000)

test('design §7: 20 simultaneous sends on a balance of 1: exactly one is accepted', async () => {
  await raceForLastCredit(on, 20)
}, 60_000)

test('design §7: 5 duplicates of one request at once, and after a restart: one effect, one answer', async () => {
  await sendDuplicates(5)
}, 120_000)
