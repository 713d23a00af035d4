import { expect, test } from 'vitest'
import { placeBefore } from '#client/features/chat/queue/places.ts'

test.each([
  ['b', 'up', 'a'],
  ['c', 'up', 'b'],
  ['a', 'up', undefined],
  ['a', 'down', 'c'],
  ['b', 'down', null],
  ['c', 'down', undefined],
  ['gone', 'up', undefined],
  ['gone', 'down', undefined],
] as const)('of a, b and c, %s goes %s: before %s', (id, direction, before) =>
  expect(placeBefore(['a', 'b', 'c'], id, direction)).toBe(before),
)
