import { describe, expect, test } from 'vitest'
import { fileNameProblem, folderNameProblem, stemRange } from '#client/features/code/file-name.ts'
import { FILES_MAX } from '#shared/artifacts.ts'
import { FILE_PATH_MAX_CHARACTERS } from '#shared/file-paths.ts'

const PATHS = ['App.tsx', 'components/hero.tsx']

describe('a new name for a file', () => {
  test.each(['main.tsx', 'components/card.tsx', 'a/b/c.css', 'café.tsx'])('%s is fine', name => {
    expect(fileNameProblem(name, PATHS)).toBeNull()
  })

  test.each([
    '',
    '/x.ts',
    '../x.ts',
    'a//b.ts',
    'a\\b.ts',
    '__proto__',
    'App.tsx',
    'components',
    'App.tsx/x.ts',
    'app.tsx',
    'Components/card.tsx',
    '.env',
    'CON.tsx',
  ])('“%s” is not', name => {
    expect(fileNameProblem(name, PATHS)).toMatch(/\.$/)
  })

  test('a design has room for so many', () => {
    const many = Array.from({ length: FILES_MAX }, (_, at) => `file-${at}.ts`)
    expect(fileNameProblem('one-more.ts', many)).toContain(String(FILES_MAX))
  })
})

describe('a new name for a folder', () => {
  const paths = ['App.tsx', 'parts/hero.tsx', 'parts/ui/card.tsx', 'lib/data.ts']
  const problem = (name: string) => folderNameProblem(name, 'parts', paths)

  test.each(['blocks', 'lib2', 'a/b', 'parts/ui', 'part'])('%s is fine', name => {
    expect(problem(name)).toBeNull()
  })

  test.each([
    '',
    '../x',
    '__proto__',
    'App.tsx',
    'lib',
    'App.tsx/x',
    'lib/data.ts',
    'Lib',
    '.parts',
    'a'.repeat(FILE_PATH_MAX_CHARACTERS - 3),
  ])('“%s” is not', name => {
    expect(problem(name)).toMatch(/\.$/)
  })
})

test('renaming begins with the name selected, without folder and ending', () => {
  const selected = (path: string) => path.slice(...stemRange(path))
  expect(['components/hero.tsx', 'App.tsx', 'LICENSE', '.env', 'a/'].map(selected)).toEqual([
    'hero',
    'App',
    'LICENSE',
    '.env',
    '',
  ])
})
