import { expect, test } from 'vitest'
import { diffLines } from '#client/lib/diff-lines.ts'

const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

test('a changed line stands between those that stayed', () => {
  expect(shown('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
})

test('a new file is added, a deleted one removed', () => {
  expect(shown('', 'a\nb')).toEqual(['+a', '+b'])
  expect(shown('a', '')).toEqual(['-a'])
})

test('changes far apart keep what is between them', () => {
  expect(shown('a\nb\nc\nd', 'A\nb\nc\nD')).toEqual(['-a', '+A', ' b', ' c', '-d', '+D'])
})
