import { expect, test } from 'vitest'
import { diffLines, withoutFarLines } from '#client/lib/diff-lines.ts'

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

test('what is far from any change is only counted', () => {
  const before = Array.from({ length: 12 }, (_, at) => `line ${at}`)
  const after = before.with(6, 'new')
  const lines = withoutFarLines(diffLines(before.join('\n'), after.join('\n')), 2)
  expect(lines[0]).toEqual({ kind: 'gap', count: 4 })
  expect(lines.at(-1)).toEqual({ kind: 'gap', count: 3 })
  expect(lines.filter(({ kind }) => kind === 'same')).toHaveLength(4)
  expect(withoutFarLines(diffLines('a\nb', 'a\nb'), Number.POSITIVE_INFINITY)).toHaveLength(2)
})
