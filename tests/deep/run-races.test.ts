import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { sendDuplicates } from '#tests/support/rooms/duplicate-sends.ts'
import { generationRoom } from '#tests/support/rooms/generation-room.ts'
import { raceForLastCredit, racePairs, raceStops } from '#tests/support/rooms/stop-races.ts'

const on = generationRoom()
const STOPS = aTenthOf(350)
const PAIRS = aTenthOf(100)
const SENDS = aTenthOf(200)
const DUPLICATES = aTenthOf(50)

test(`design §7: ${STOPS} stop races have one end each, and charge only what was made`, async () => {
  const ends = await raceStops(on, STOPS, 50)
  console.log(ends)
  expect((ends.made ?? 0) + (ends.stopped ?? 0)).toBe(STOPS)
})

test(`design §7: ${PAIRS} pairs of two people sending at once`, async () => {
  expect(await racePairs(on, PAIRS)).toBe(PAIRS)
})

test(`design §7: ${SENDS} simultaneous sends on a balance of 1: exactly one is accepted`, async () => {
  await raceForLastCredit(on, SENDS)
})

test(`design §7: ${DUPLICATES} duplicates of one request at once, and after a restart: one effect, one answer`, async () => {
  await sendDuplicates(DUPLICATES)
})
