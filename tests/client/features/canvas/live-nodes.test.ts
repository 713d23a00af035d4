import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Candidate, chooseLive, mostAfter } from '#client/features/canvas/nodes/choose-live.ts'
import { LiveNodes } from '#client/features/canvas/nodes/live-nodes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const VIEW = { x: 0, y: 0, width: 4_000, height: 2_000 }
const NONE = new Set<string>()
const at = (id: string, x: number, isStreaming = false, width = 1_000): Candidate => ({
  id,
  rect: { x, y: 0, width, height: 800 },
  isStreaming,
  hasPicture: true,
})

test('a design runs when it is in view and at least half as large as it is', () => {
  const candidates = [at('seen', 0), at('beside', 9_000)]
  expect(chooseLive(candidates, { view: VIEW, zoom: 0.5 }, NONE, 12)).toEqual(['seen'])
  expect(chooseLive(candidates, { view: VIEW, zoom: 0.49 }, NONE, 12)).toEqual([])
})

test('what is being written runs much smaller, and before all others', () => {
  const candidates = [at('large', 0, false, 3_000), at('written', 3_000, true)]
  expect(chooseLive(candidates, { view: VIEW, zoom: 0.2 }, NONE, 12)).toEqual(['written'])
  expect(chooseLive(candidates, { view: VIEW, zoom: 0.6 }, NONE, 1)).toEqual(['written'])
})

test('a design without a picture runs much smaller too, after what is being written', () => {
  const bare = { ...at('bare', 0, false, 3_000), hasPicture: false }
  const candidates = [bare, at('written', 3_000, true), at('pictured', 0)]
  expect(chooseLive(candidates, { view: VIEW, zoom: 0.2 }, NONE, 12)).toEqual(['written', 'bare'])
})

test('never more run than the machine carries, and what runs is not given up for a little more', () => {
  const candidates = Array.from({ length: 40 }, (_, count) => at(String(count), count, false, 1_000 + count))
  expect(chooseLive(candidates, { view: VIEW, zoom: 1 }, NONE, 12)).toHaveLength(12)
  expect(chooseLive(candidates, { view: VIEW, zoom: 1 }, new Set(['0']), 1)).toEqual(['0'])
  expect(
    chooseLive([at('0', 0), at('twice', 0, false, 2_000)], { view: VIEW, zoom: 1 }, new Set(['0']), 1),
  ).toEqual(['twice'])
})

test('slow frames leave fewer running at once, fast ones let one more in', () => {
  expect(mostAfter(12, 60, 12)).toBe(7)
  expect(mostAfter(1, 60, 12)).toBe(1)
  expect(mostAfter(7, 17, 12)).toBe(8)
  expect(mostAfter(12, 17, 12)).toBe(12)
  expect(mostAfter(7, 25, 12)).toBe(7)
})

test('designs are loaded two at a time, the next when one has painted or was given up', () => {
  const live = new LiveNodes()
  live.want(['a', 'b', 'c', 'd'])
  expect([...live.ids()]).toEqual(['a', 'b'])
  live.settled('a')
  expect([...live.ids()]).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(10_000)
  expect([...live.ids()]).toEqual(['a', 'b', 'c', 'd'])
  live.dispose()
})

test('what is not wanted any more ends at once, and makes room for the next', () => {
  const live = new LiveNodes()
  live.want(['a', 'b', 'c'])
  live.want(['c', 'a'])
  expect(live.isLive('b')).toBe(false)
  expect([...live.ids()].sort()).toEqual(['a', 'c'])
  live.dispose()
  expect(live.ids().size).toBe(0)
})
