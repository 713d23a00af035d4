import { describe, expect, test } from 'vitest'
import { isFinalClose, retryDelay } from '#client/room/transport/retry-delay.ts'
import { CLOSE } from '#room-schema/protocol.ts'

describe('trying again (issue 3: 0.5–15 s, jitter)', () => {
  test('between 0.5 and 15 s, doubling, whatever the dice say', () => {
    for (const random of [0, 0.5, 1]) {
      const delays = Array.from({ length: 40 }, (_, at) => retryDelay(at + 1, random))
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(500)
      expect(Math.max(...delays)).toBeLessThanOrEqual(15_000)
      expect([...delays].sort((a, b) => a - b)).toEqual(delays)
    }
    expect(retryDelay(40, 1)).toBe(15_000)
  })

  test('people who were cut off together do not come back together', () => {
    expect(new Set(Array.from({ length: 50 }, () => retryDelay(3))).size).toBeGreaterThan(40)
  })

  test('44xx is final, 45xx and everything else is not', () => {
    expect([CLOSE.malformed, CLOSE.signIn, CLOSE.forged, CLOSE.tooOld].map(isFinalClose)).not.toContain(false)
    expect([1000, 1006, CLOSE.storageFailed, CLOSE.tooSlow, CLOSE.tooFast].map(isFinalClose)).not.toContain(
      true,
    )
  })
})
