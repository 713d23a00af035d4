import { expect, test } from 'vitest'
import { moved } from '#server/generation/run/queue.ts'

test.each([
  [['a', 'b', 'c'], 'c', 'a', ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'a', 'c', ['b', 'a', 'c']],
  [['a', 'b', 'c'], 'a', null, ['b', 'c', 'a']],
  [['a', 'b'], 'b', 'b', ['a', 'b']],
  [['a', 'b'], 'a', 'gone', ['b', 'a']],
])('of the prompts %j %s is moved before %s', (ids, id, before, result) =>
  expect(moved(ids, id, before)).toEqual(result),
)
