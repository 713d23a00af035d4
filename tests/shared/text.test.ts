import { describe, expect, test } from 'vitest'
import { patternNameSchema } from '#shared/patterns.ts'
import { oneLine, wellFormed } from '#shared/text.ts'

describe('§16: names are one line', () => {
  test.each([
    ['Harbour\nlights', 'Harbour lights'],
    [' a\r\n\t b ', 'a b'],
    ['a\u2028b\u2029c\u0000d\u0085e', 'a b c d e'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['a\u2066b\u2069c', 'a b c'],
    ['half \ud83d pair', 'half \ufffd pair'],
    ['Café 組件 👩‍👩‍👧 שלום', 'Café 組件 👩‍👩‍👧 שלום'],
  ])('%j is %j', (given, line) => {
    expect(oneLine(given)).toBe(line)
    expect(patternNameSchema.parse(given)).toBe(line)
  })

  test('one that is only line breaks is empty', () => {
    expect(patternNameSchema.safeParse('\n\u2028\u202e').success).toBe(false)
  })

  test('whole pairs stay as they are', () => {
    expect(wellFormed('a😀\ud800b\udc00')).toBe('a😀\ufffdb\ufffd')
  })
})
