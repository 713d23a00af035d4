import { expect, test } from 'vitest'
import { copyWords } from '#client/features/canvas/nodes/copy-words.ts'

const of = { patternId: 'p', name: 'Harbour', version: { major: 3, minor: 0 } }

test('a card says of which version it is a copy, where one may know, and that it has gone on since', () => {
  const copy = { nodeId: 'n', artifactId: 'first', of }
  expect(copyWords(copy, 'first')).toBe('a copy of v3 of Harbour')
  expect(copyWords(copy, 'second')).toBe('began as v3 of Harbour')
  expect(copyWords({ ...copy, of: { ...of, version: { major: 2, minor: 1 } } }, 'first')).toBe(
    'a copy of v2.1 of Harbour',
  )
  expect(copyWords({ ...copy, of: null }, 'first')).toBe('a copy')
  expect(copyWords({ ...copy, of: null }, null)).toBe('began as a copy')
  expect(copyWords(undefined, 'first')).toBeNull()
})
