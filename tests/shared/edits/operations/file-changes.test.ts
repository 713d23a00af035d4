import { expect, test } from 'vitest'
import { SNIPPET_MAX_BYTES } from '#shared/chat.ts'
import { summarize } from '#shared/edits/operations/file-changes.ts'

const lines = (...list: string[]) => `${list.join('\n')}\n`

test('created, updated, deleted and renamed with true counts', () => {
  const before = [
    { name: 'same.ts', code: 'a\n' },
    { name: 'edit.ts', code: lines('one', 'two', 'three') },
    { name: 'gone.ts', code: lines('x', 'y') },
    { name: 'old.ts', code: lines('a', 'b', 'c', 'd', 'e') },
  ]
  const after = [
    { name: 'same.ts', code: 'a\n' },
    { name: 'edit.ts', code: lines('one', 'zwei', 'drei', 'three') },
    { name: 'new.ts', code: lines('a', 'b', 'c', 'd', 'f') },
    { name: 'made.ts', code: lines('p', 'q', 'r') },
  ]
  expect(summarize(before, after).map(({ diff, ...change }) => change)).toEqual([
    { action: 'update', file: 'edit.ts', from: null, linesAdded: 2, linesRemoved: 1 },
    { action: 'rename', file: 'new.ts', from: 'old.ts', linesAdded: 1, linesRemoved: 1 },
    { action: 'create', file: 'made.ts', from: null, linesAdded: 3, linesRemoved: 0 },
    { action: 'delete', file: 'gone.ts', from: null, linesAdded: 0, linesRemoved: 2 },
  ])
})

test('the snippet shows the change with two lines around it', () => {
  const before = lines('1', '2', '3', '4', '5', '6', '7')
  const [change] = summarize(
    [{ name: 'a', code: before }],
    [{ name: 'a', code: before.replace('4', 'four') }],
  )
  expect(change?.diff).toEqual({ originalSnippet: '2\n3\n4\n5\n6', newSnippet: '2\n3\nfour\n5\n6' })
})

test('both snippets together fit into 4 kB', () => {
  const long = Array.from({ length: 400 }, (_, at) => `line ${at} — with ünicode`).join('\n')
  const [change] = summarize(
    [{ name: 'a', code: long }],
    [{ name: 'a', code: long.replaceAll('line', 'Zeile') }],
  )
  const size = new TextEncoder().encode(`${change?.diff.originalSnippet}${change?.diff.newSnippet}`).length
  expect(size).toBeLessThanOrEqual(SNIPPET_MAX_BYTES)
  expect(change?.linesAdded).toBe(400)
})
