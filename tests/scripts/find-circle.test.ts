import { expect, test } from 'vitest'
import { findCircle } from '#scripts/find-circle.ts'

test('parts that import each other in a circle are found, whatever is around them', () => {
  const tree = { app: ['room', 'ui'], room: ['yjs', 'ui'], ui: [], yjs: ['ui'] }
  expect(findCircle(new Map(Object.entries(tree)))).toBeNull()
  expect(findCircle(new Map(Object.entries({ ...tree, ui: ['room'] })))).toEqual([
    'room',
    'yjs',
    'ui',
    'room',
  ])
  expect(findCircle(new Map(Object.entries({ ...tree, yjs: ['yjs'] })))).toEqual(['yjs', 'yjs'])
})
