import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FlushPace } from '#server/rooms/base/flush-pace.ts'

let flushes: number[]
let viewers: number
let pace: FlushPace

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  flushes = []
  viewers = 1
  pace = new FlushPace(() => {
    flushes.push(Date.now() - 1_000_000)
    pace.flushed(viewers)
  })
})
afterEach(() => vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(0)
/** Somebody types every millisecond. */
async function typing(ms: number): Promise<void> {
  for (let at = 0; at < ms; at++) {
    pace.request()
    await vi.advanceTimersByTimeAsync(1)
  }
}

describe('design §6: when a document is flushed', () => {
  test('at once, with all that comes in the same turn', async () => {
    pace.request()
    pace.request()
    await soon()
    expect(flushes).toEqual([0])
  })

  test('to 1,000 viewers every 33 ms', async () => {
    viewers = 1_000
    await typing(100)
    expect(flushes).toEqual([0, 33, 66, 99])
  })

  test('to however many, not later than after 100 ms', async () => {
    viewers = 50_000
    await typing(250)
    expect(flushes).toEqual([0, 100, 200])
  })

  test('less often while sending takes longer than it should', async () => {
    viewers = 1_000
    pace.request()
    await Promise.resolve()
    // The sockets drain only now.
    vi.setSystemTime(Date.now() + 200)
    await soon()
    flushes = []
    pace.request()
    await soon()
    await typing(100)
    expect(flushes).toEqual([200, 242, 284])
  })

  test('not by itself once it was flushed by hand', async () => {
    pace.request()
    pace.clear()
    await vi.advanceTimersByTimeAsync(200)
    expect(flushes).toEqual([])
  })
})
