import { expect, test } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import { playLedgers } from '#tests/support/rooms/ledger-sequences.ts'

const SEQUENCES = aTenthOf(10_000)

test(`design §7: ${SEQUENCES} random sequences of grants, spends, refunds, plan changes and period ends keep every sum`, async () => {
  const played = await playLedgers(SEQUENCES, 11)
  console.log(played)
  expect(played.steps).toBeGreaterThan(SEQUENCES)
})
