import { expect, test } from 'vitest'
import { buildTree, closedAtFirst, foldersOf, visibleRows } from '#client/features/code/file-tree.ts'

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

test('[23] few files begin with every folder open, many with those around the file in front', () => {
  const few = ['App.tsx', 'components/hero.tsx']
  expect(closedAtFirst(buildTree(few), new Set())).toEqual(new Set())
  const many = [...few, ...'abcdef'.split('').map(name => `components/ui/${name}.tsx`), 'lib/dates.ts']
  expect(closedAtFirst(buildTree(many), new Set())).toEqual(new Set(['components', 'components/ui', 'lib']))
  const around = new Set(foldersOf('components/ui/a.tsx'))
  expect(closedAtFirst(buildTree(many), around)).toEqual(new Set(['lib']))
})
