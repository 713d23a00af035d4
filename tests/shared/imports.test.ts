import { expect, test } from 'vitest'
import { byReason } from '#shared/imports.ts'

test('what was left out is told by reason', async () => {
  expect(
    byReason([
      { path: 'a', reason: 'x' },
      { path: 'b', reason: 'y' },
      { path: 'c', reason: 'x' },
    ]),
  ).toEqual([
    { reason: 'x', paths: ['a', 'c'] },
    { reason: 'y', paths: ['b'] },
  ])
})
