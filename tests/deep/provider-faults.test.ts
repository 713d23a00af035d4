import { describe } from 'vitest'
import { playFaults } from '#tests/support/provider/played-faults.ts'

describe(
  'design §7: whatever a provider does, a run has one end and costs nothing that was not made',
  playFaults,
)
