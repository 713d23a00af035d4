import { expect, test } from 'vitest'
import { changedLines } from '#shared/changed-lines.ts'

test('what differs lies between the first and the last line that do', () => {
  expect(changedLines('a\nb\nc\nd', 'a\nx\ny\nd')).toEqual({ from: 2, before: ['b', 'c'], after: ['x', 'y'] })
  expect(changedLines('a\nb', 'a\nn\nb')).toEqual({ from: 2, before: [], after: ['n'] })
  expect(changedLines('a\na\na', 'a\na')).toEqual({ from: 3, before: ['a'], after: [] })
  expect(changedLines('a', 'a')).toBeNull()
})
