import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { operationSchema } from '#shared/edits/operations/operations.ts'

const edit = (code: string, search: string, replace: string, file = 'notes.md') =>
  apply([{ name: file, code }], [operationSchema.parse({ op: 'replace', file, search, replace })])

const edited = (code: string, search: string, replace: string) => {
  const result = edit(code, search, replace)
  return result.ok ? result.files[0]?.code : result.problems[0]?.code
}

describe('exact search and replace', () => {
  test('changes the one place', () => expect(edited('a b c', 'b', 'x')).toBe('a x c'))
  test('a missing anchor is refused', () => expect(edited('a b c', 'd', 'x')).toBe('anchor-missing'))
  test('an ambiguous anchor is refused', () => expect(edited('b b', 'b', 'x')).toBe('anchor-ambiguous'))
  test('anchors that overlap themselves are ambiguous', () =>
    expect(edited('aaa', 'aa', 'x')).toBe('anchor-ambiguous'))
  test('an empty anchor is refused', () => expect(edited('a', ' \n', 'x')).toBe('empty-anchor'))
  test('an edit that changes nothing is refused', () => expect(edited('a b', 'b', 'b')).toBe('no-change'))
  test('the problem names the lines of an ambiguous anchor', () => {
    const result = edit('x\ny\nx\n', 'x', 'z')
    expect(result.ok || result.problems[0]?.message).toContain('lines 1, 3')
  })
})

describe('line ends and trailing blanks', () => {
  test('an anchor with LF matches CRLF, and the file keeps CRLF', () => {
    expect(edited('a\r\nb\r\nc\r\n', 'a\nb', 'x\ny')).toBe('x\r\ny\r\nc\r\n')
  })
  test('trailing blanks are forgiven in the search and stay where nothing changes', () => {
    expect(edited('a  \nb \nc', 'a\nb', 'x')).toBe('x \nc')
    expect(edited('a\nb\nc  ', 'a \nb\t', 'x')).toBe('x\nc  ')
  })
  test('leading blanks are not forgiven', () => expect(edited('  a\n', '\ta', 'x')).toBe('anchor-missing'))
  test('empty lines around the search are forgiven at the edges of the file', () => {
    expect(edited('a\nb', 'b\n', 'x\n')).toBe('a\nx')
    expect(edited('a\nb\n', '\na\n', '\nx\n')).toBe('x\nb\n')
    expect(edited('b\n', 'b\n\n', 'x\n\n')).toBe('x\n')
    expect(edited('ab\n', 'a\n', 'x\n')).toBe('anchor-missing')
    expect(edited('ba', '\na\n', 'x')).toBe('anchor-missing')
  })
  test('a forgiving match must still be the only one', () => {
    expect(edited('a \nb\na\t\nb\n', 'a\nb', 'x')).toBe('anchor-ambiguous')
  })
})

test('everything outside the anchor is byte-identical', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '\t', 'é'), maxLength: 40 })
  fc.assert(
    fc.property(piece, piece, fc.stringMatching(/^[x-z]{0,6}$/), (head, tail, replacement) => {
      const result = edit(`${head}<<ANCHOR>>${tail}`, '<<ANCHOR>>', replacement)
      expect(result.ok && result.files[0]?.code).toBe(`${head}${replacement}${tail}`)
    }),
  )
})

test('a forgiving match keeps every byte before and after it', () => {
  const blanks = fc.stringMatching(/^[ \t]{0,3}\r?$/)
  fc.assert(
    fc.property(fc.array(blanks, { minLength: 4, maxLength: 4 }), ([a = '', b = '', c = '', d = '']) => {
      const code = `head${a}\nfirst${b}\nsecond${c}\ntail${d}\n`
      const result = edit(code, 'first\nsecond', 'new')
      expect(result.ok && result.files[0]?.code).toBe(`head${a}\nnew${c}\ntail${d}\n`)
    }),
  )
})
