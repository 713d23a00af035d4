import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnder, countVisitor, isCounted } from '#server/preview/visitor-counts-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const HOUR_MS = 60 * 60_000
const ofOne = { key: 'one', count: 60, spanMs: HOUR_MS }
let d1: ReturnType<typeof sqliteD1>

beforeEach(() => {
  d1 = sqliteD1()
  vi.useFakeTimers({ toFake: ['Date'], now: 5_000_000 })
})
afterEach(() => vi.useRealTimers())

test('so many at once are counted each: 60 of 100, then it is said when the next may come', async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => countVisitor(d1, 'one', ofOne)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(60)
  expect(waits.find(wait => wait > 0)).toBe(HOUR_MS)
  vi.setSystemTime(5_000_000 + 60_000)
  expect(await countUnder(d1, [ofOne])).toEqual({ limit: ofOne, waitMs: HOUR_MS - 60_000 })
  vi.setSystemTime(5_000_000 + HOUR_MS)
  expect(await countUnder(d1, [ofOne])).toBeNull()
})

test('another key has a span of its own', async () => {
  for (let at = 0; at < 60; at += 1) await countVisitor(d1, 'one', ofOne)
  expect(await countUnder(d1, [ofOne])).not.toBeNull()
  expect(await countUnder(d1, [{ ...ofOne, key: 'two' }])).toBeNull()
})

test('what one limit refuses is counted under none, and the first that refuses is named', async () => {
  const ofAll = { key: 'all', count: 1, spanMs: HOUR_MS }
  expect(await countUnder(d1, [ofOne, ofAll])).toBeNull()
  for (let at = 0; at < 100; at += 1) expect((await countUnder(d1, [ofOne, ofAll]))?.limit.key).toBe('all')
  for (let at = 1; at < 60; at += 1) expect(await countUnder(d1, [ofOne])).toBeNull()
  expect((await countUnder(d1, [ofOne]))?.limit.key).toBe('one')
})

test('what is over is nobody’s any more', async () => {
  await countVisitor(d1, 'one', ofOne)
  expect(await isCounted(d1, 'one')).toBe(true)
  vi.setSystemTime(5_000_000 + HOUR_MS + 1)
  expect(await isCounted(d1, 'one')).toBe(false)
  await countUnder(d1, [{ ...ofOne, key: 'two' }])
  const { results } = await d1.prepare('select key from visitor_counts').all()
  expect(results).toEqual([{ key: 'two' }])
})
