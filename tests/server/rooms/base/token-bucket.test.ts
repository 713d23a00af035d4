import { expect, test } from 'vitest'
import { TokenBucket } from '#server/rooms/base/token-bucket.ts'

test('[R5] the rate holds for ever, and a stalled link may hand over what it held back', () => {
  const rate = new TokenBucket(30, 3)
  for (let ms = 0; ms < 60_000; ms += 34) expect(rate.take(ms)).toBe(true)
  for (let n = 0; n < 90; n++) expect(rate.take(70_000)).toBe(true)
  expect(rate.take(70_000)).toBe(false)
  expect(rate.take(70_034)).toBe(true)
})

test('[R5] twice the rate is refused after the burst', () => {
  const rate = new TokenBucket(30, 3)
  const taken = Array.from({ length: 600 }, (_, n) => rate.take((n * 1_000) / 60)).filter(Boolean).length
  expect(taken).toBeGreaterThan(380)
  expect(taken).toBeLessThan(400)
})
