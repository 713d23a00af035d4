import { describe, expect, test } from 'vitest'
import { isOurs } from '#server/features/code-host/sync/whose-file.ts'

describe('sync: which files are written there', () => {
  test.each([
    ['new here', 'src/a.ts', undefined, 'a', undefined, true],
    ['the same', 'src/a.ts', 'a', 'a', 'a', false],
    ['changed here alone', 'src/a.ts', 'a', 'b', 'a', true],
    ['changed there alone', 'src/a.ts', 'a', 'a', 'b', false],
    ['deleted there alone', 'src/a.ts', 'a', 'a', undefined, false],
    ['deleted here alone', 'src/a.ts', 'a', undefined, 'a', true],
    ['deleted here, changed there', 'src/a.ts', 'a', undefined, 'b', false],
    ['changed on both sides', 'src/a.ts', 'a', 'b', 'c', true],
    ['never ours', 'src/a.ts', undefined, undefined, 'c', false],
    ['a page of theirs at the first sync', 'index.html', undefined, 'a', 'b', true],
    ['a README of theirs at the first sync', 'README.md', undefined, 'a', 'b', false],
    ['a licence of theirs at the first sync', 'LICENSE', undefined, 'a', 'b', false],
    ['a README that both have changed', 'README.md', 'a', 'b', 'c', false],
    ['packages that both have changed', 'package.json', 'a', 'b', 'c', true],
    ['a README that nobody there has touched', 'README.md', 'a', 'b', 'a', true],
  ])('%s', (_, path, pushed, wanted, there, expected) => {
    expect(isOurs(path, { pushed, wanted, there })).toBe(expected)
  })
})
