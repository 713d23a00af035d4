import { expect, test } from 'vitest'
import { playLedgers } from '#tests/support/rooms/ledger-sequences.ts'

test('design §7: 10,000 random outcome sequences keep the sum of the ledger, and no balance goes below 0', async () => {
  const played = await playLedgers(10_000, 11)
  console.log(played)
  expect(played.steps).toBeGreaterThan(10_000)
})
