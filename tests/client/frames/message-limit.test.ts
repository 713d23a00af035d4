import { expect, test } from 'vitest'
import { MessageLimit } from '#client/frames/message-limit.ts'

const takeEvery = (limit: MessageLimit, ms: number, count: number) =>
  Array.from({ length: count }, (_, at) => limit.take(1_000 + at * ms))

test('a mouse over the design and a page that loads are never cut off', () => {
  expect(new Set(takeEvery(new MessageLimit(), 10, 6_000))).toEqual(new Set(['pass']))
})

test('a burst passes, what comes on top is dropped, and it recovers', () => {
  const limit = new MessageLimit()
  const taken = takeEvery(limit, 0.5, 1_000)
  expect(taken.slice(0, 300)).not.toContain('drop')
  expect(taken.at(-1)).toBe('drop')
  expect(limit.take(20_000)).toBe('pass')
})

test('thousands within a second are a flood, told once, and nothing passes after it', () => {
  const limit = new MessageLimit()
  expect(takeEvery(limit, 0.05, 10_000).filter(taken => taken === 'flood')).toHaveLength(1)
  expect(limit.take(60_000)).toBe('drop')
})
