import { expect, test } from 'vitest'
import { sendDuplicates } from '#tests/support/duplicate-sends.ts'
import { generationRoom } from '#tests/support/generation-room.ts'
import { raceForLastCredit, racePairs, raceStops } from '#tests/support/stop-races.ts'

const on = generationRoom()

test('design §7: 350 stop races have one end each, and charge only what was made', async () => {
  const ends = await raceStops(on, 350, 50)
  console.log(ends)
  expect((ends.made ?? 0) + (ends.stopped ?? 0)).toBe(350)
})

test('design §7: 100 pairs of two people sending at once', async () => {
  expect(await racePairs(on, 100)).toBe(100)
})

test('design §7: 200 simultaneous sends on a balance of 1: exactly one is accepted', async () => {
  await raceForLastCredit(on, 200)
})

test('design §7: 50 duplicates of one request at once, and after a restart: one effect, one answer', async () => {
  await sendDuplicates(50)
})
