import { expect, test } from 'vitest'
import { playLedgers } from '#tests/support/rooms/ledger-sequences.ts'

test('design §7: 10,000 random sequences of grants, spends, refunds, plan changes and period ends keep every sum', async () => {
  const played = await playLedgers(10_000, 11)
  console.log(played)
  expect(played.steps).toBeGreaterThan(10_000)
})
