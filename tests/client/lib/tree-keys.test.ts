import { expect, test } from 'vitest'
import { buildTree, visibleRows } from '#client/features/code/file-tree.ts'
import { treeMove } from '#client/lib/tree-keys.ts'

const nodes = buildTree(['App.tsx', 'components/hero.tsx', 'components/nav.tsx', 'theme.css'])
const move = (key: string, at: string, closed: string[] = []) => {
  const set = new Set(closed)
  return treeMove(key, at, visibleRows(nodes, set), set)
}

test.each([
  ['ArrowDown', 'components', { focus: 'components/hero.tsx' }],
  ['ArrowUp', 'App.tsx', { focus: 'components/nav.tsx' }],
  ['ArrowUp', 'components', null],
  ['ArrowDown', 'theme.css', null],
  ['Home', 'theme.css', { focus: 'components' }],
  ['End', 'components', { focus: 'theme.css' }],
  ['ArrowRight', 'components', { focus: 'components/hero.tsx' }],
  ['ArrowRight', 'App.tsx', null],
  ['ArrowLeft', 'components', { close: 'components' }],
  ['ArrowLeft', 'components/nav.tsx', { focus: 'components' }],
  ['Enter', 'App.tsx', { choose: 'App.tsx' }],
  [' ', 'components', { close: 'components' }],
  ['n', 'App.tsx', { focus: 'components/nav.tsx' }],
  ['z', 'App.tsx', null],
])('%s on %s', (key, at, expected) => {
  expect(move(key, at)).toEqual(expected)
})

test('a closed folder opens first, and then is entered', () => {
  expect(move('ArrowRight', 'components', ['components'])).toEqual({ open: 'components' })
  expect(move('ArrowDown', 'components', ['components'])).toEqual({ focus: 'App.tsx' })
})
