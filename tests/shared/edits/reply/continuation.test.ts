import { describe, expect, test } from 'vitest'
import { continuationOf } from '#shared/edits/reply/continuation.ts'

describe('design §7: an answer cut off by its length goes on where it ended', () => {
  test.each([
    ['as it is', 'const a = ', '1\n', '1\n'],
    ['repeating the line', 'x\n  <p>Hello wor', '  <p>Hello world</p>\n', 'ld</p>\n'],
    ['repeating several lines', 'one\ntwo\nthr', 'two\nthree\n', 'ee\n'],
    ['opening the fence again', 'const a = ', '```tsx App.tsx\n1\n```', '1\n```'],
    ['with words before the fence', 'const a = ', 'Continuing:\n```tsx\n1\n', '1\n'],
    ['closing the fence', 'const a = 1\n', '```\nDone.', '```\nDone.'],
    ['with the next file', 'const a = 1\n', '```\n```tsx next.tsx\nx\n', '```\n```tsx next.tsx\nx\n'],
  ])('%s', (_, before, head, rest) => expect(continuationOf(before, head, 'App.tsx')).toBe(rest))

  test('between blocks nothing is taken for a fence opened again', () =>
    expect(continuationOf('Then:\n', '```tsx App.tsx\nx\n', null)).toBe('```tsx App.tsx\nx\n'))
})
