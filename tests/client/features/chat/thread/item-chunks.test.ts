import { expect, test } from 'vitest'
import { chunksOf } from '#client/features/chat/thread/item-chunks.ts'

const thread = Array.from({ length: 20 }, (_, at) => at)

test('a thread in chunks has all its items in their order', () => {
  const chunks = chunksOf(thread, 0)
  expect(chunks.map(({ items }) => items.length)).toEqual([8, 8, 4])
  expect(chunks.flatMap(({ items }) => items)).toEqual(thread)
  expect(chunksOf([], 5)).toEqual([])
})

test('earlier items, once shown, move nobody to another chunk', () => {
  const keyOf = (shown: number[], before: number) =>
    new Map(chunksOf(shown, before).flatMap(({ key, items }) => items.map(item => [item, key])))
  const all = keyOf(thread, 0)
  for (const before of [3, 8, 13]) {
    for (const [item, key] of keyOf(thread.slice(before), before)) expect(all.get(item)).toBe(key)
  }
})
