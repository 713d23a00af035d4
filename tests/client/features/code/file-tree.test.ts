import { expect, test } from 'vitest'
import { buildTree, visibleRows } from '#client/features/code/file-tree.ts'

const PATHS = ['theme.css', 'App.tsx', 'components/ui/card.tsx', 'components/hero.tsx', 'lib/data.ts']
const shown = (closed: string[] = []) =>
  visibleRows(buildTree(PATHS), new Set(closed)).map(row => `${'  '.repeat(row.level - 1)}${row.name}`)

test('folders come first, both by name', () => {
  expect(shown()).toEqual([
    'components',
    '  ui',
    '    card.tsx',
    '  hero.tsx',
    'lib',
    '  data.ts',
    'App.tsx',
    'theme.css',
  ])
})

test('a closed folder hides everything below it', () => {
  expect(shown(['components'])).toEqual(['components', 'lib', '  data.ts', 'App.tsx', 'theme.css'])
})

test('a file and a folder may have the same name', () => {
  const rows = visibleRows(buildTree(['a', 'a/b']), new Set())
  expect(rows.map(row => [row.name, row.children !== null])).toEqual([
    ['a', true],
    ['b', false],
    ['a', false],
  ])
})
