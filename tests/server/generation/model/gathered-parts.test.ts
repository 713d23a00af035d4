import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatheredParts } from '#server/generation/model/gathered-parts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes what has arrived, while something holds the thread for so long; whether it has been taken is asked later. */
async function takeWhileHeld(heldMs: number) {
  const arrived = ['Hel', 'lo'].map(delta => ({ type: 'text-delta' as const, id: '1', delta }))
  const gathered = new GatheredParts(() => Promise.resolve(arrived.shift() ?? new Promise<null>(() => {})))
  const parts: Parameters<typeof gathered.take>[0] = []
  let isTaken = false
  void gathered.take(parts).then(() => {
    isTaken = true
  })
  await Promise.resolve()
  vi.setSystemTime(Date.now() + heldMs)
  await vi.advanceTimersByTimeAsync(1)
  return { parts, isTaken: () => isTaken }
}

test('what has arrived together is one part, and nothing rests while the thread is free', async () => {
  const { parts, isTaken } = await takeWhileHeld(0)
  expect(isTaken()).toBe(true)
  expect(parts).toEqual([{ type: 'text-delta', id: '1', delta: 'Hello' }])
})

test('[23] a run rests four times as long as its turn held the thread, and never long', async () => {
  const once = await takeWhileHeld(10)
  await vi.advanceTimersByTimeAsync(30)
  expect(once.isTaken()).toBe(false)
  await vi.advanceTimersByTimeAsync(15)
  expect(once.isTaken()).toBe(true)
  const long = await takeWhileHeld(5_000)
  await vi.advanceTimersByTimeAsync(101)
  expect(long.isTaken()).toBe(true)
})
