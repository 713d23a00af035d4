import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outageSince, recordFailure, recordSuccess } from '#server/features/outages/outages-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const MODEL = 'anthropic:claude-x'
let d1: ReturnType<typeof sqliteD1>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  d1 = sqliteD1()
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
const fail = (room: string, model = MODEL) => recordFailure(d1, model, room)
const isOut = async () => (await outageSince(d1, [MODEL, 'templates:templates'])) !== null

describe('[S8] three rooms failing in a minute raise the outage', () => {
  test('three rooms, of one model', async () => {
    await fail('a')
    await fail('b')
    await fail('b')
    await fail('c', 'openai:other')
    expect(await isOut()).toBe(false)
    await fail('c')
    expect(await isOut()).toBe(true)
  })

  test('not three rooms over more than a minute', async () => {
    await fail('a')
    pass(35)
    await fail('b')
    pass(35)
    await fail('c')
    expect(await isOut()).toBe(false)
    await fail('d')
    expect(await isOut()).toBe(true)
  })

  test('it began once, lasts with further failures, and ends five minutes after the last', async () => {
    for (const room of ['a', 'b', 'c']) await fail(room)
    const since = Date.now()
    pass(4 * 60)
    await fail('a')
    pass(4 * 60)
    expect(await outageSince(d1, [MODEL])).toBe(since)
    pass(61)
    expect(await isOut()).toBe(false)
    await fail('a')
    expect(await isOut()).toBe(false)
  })

  test('an answer ends it, and three new rooms are needed', async () => {
    for (const room of ['a', 'b', 'c']) await fail(room)
    await recordSuccess(d1, MODEL)
    expect(await isOut()).toBe(false)
    await fail('a')
    expect(await isOut()).toBe(false)
  })
})
