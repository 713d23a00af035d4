import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { replaceOnce } from '#shared/edits/operations/search-replace.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const edited = (code: string, search: string, replace: string) => {
  const result = apply([{ name: 'notes.md', code }], [{ op: 'replace', file: 'notes.md', search, replace }])
  return result.ok ? result.files[0]?.code : result.problems[0]?.code
}

const CODE = `function App() {
  return (
    <main>
      <h1 className="text-3xl">Harbour</h1>
      <p>Open today</p>
    </main>
  )
}
`

describe('design §7: a search that stands in one place only, but for blanks and quotes, is found there', () => {
  test('indented otherwise: the replacement is indented as the file is', () => {
    expect(
      edited(
        CODE,
        '<main>\n  <h1 className="text-3xl">Harbour</h1>\n  <p>Open today</p>\n</main>',
        '<main>\n  <h1 className="text-3xl">Quay</h1>\n  <ul>\n    <li>Open</li>\n  </ul>\n</main>',
      ),
    ).toBe(
      CODE.replace('Harbour', 'Quay').replace(
        '      <p>Open today</p>\n',
        '      <ul>\n        <li>Open</li>\n      </ul>\n',
      ),
    )
  })

  test('indented by tabs', () => {
    expect(
      edited(
        CODE,
        '\t<h1 className="text-3xl">Harbour</h1>\n\t<p>Open today</p>',
        '\t<h1>Quay</h1>\n\t<b>x</b>',
      ),
    ).toContain('    <main>\n      <h1>Quay</h1>\n      <b>x</b>\n    </main>')
  })

  test('in other quotes: the replacement has those of the file, and an apostrophe stays one', () => {
    expect(edited(CODE, "<h1 className='text-3xl'>", "<h1 className='text-4xl'>")).toContain(
      '      <h1 className="text-4xl">Harbour',
    )
    expect(edited(CODE, "<h1 className='text-3xl'>Harbour", "<h1 className='text-4xl'>Ada's")).toContain(
      `<h1 className="text-4xl">Ada's</h1>`,
    )
    expect(edited('<p>It’s open all day</p>\n', "<p>It's open all day</p>", '<p>Closed</p>')).toBe(
      '<p>Closed</p>\n',
    )
  })

  test('in the middle of a line, with other blanks', () => {
    expect(edited('const a = { one: 1, two: 2 } // x\n', '{one: 1, two:2}', '{ one: 3 }')).toBe(
      'const a = { one: 3 } // x\n',
    )
  })

  test('taken away: its lines go whole', () => {
    expect(edited(CODE, '  <p>Open  today</p>', '')).toBe(CODE.replace('      <p>Open today</p>\n', ''))
  })

  test('one that was meant to change nothing changes nothing', () => {
    expect(edited(CODE, '<p>Open  today</p>', '<p>Open today</p>')).toBe('no-change')
  })
})

describe('design §7: what is found in several places, or only nearly, is refused', () => {
  test.each([
    ['two places', `${CODE}${CODE}`, '<p>Open  today</p>', 'anchor-ambiguous'],
    ['another word', CODE, '<p>Open  tomorrow</p>', 'anchor-missing'],
    ['a part of a word', 'const opening = true\n', 'const  open', 'anchor-missing'],
    ['blanks between words are not nothing', 'return value\n', 'returnvalue', 'anchor-missing'],
    ['too short to be sure', '  a = 1\n', 'a=1', 'anchor-missing'],
    ['letters in another case', CODE, '<P>open  today</P>', 'anchor-missing'],
    ['the end of a comment', '  // left\n  right()\n', '// left right()', 'anchor-missing'],
    ['two places that overlap', '( ) ( ) ( ) ( ) ( )\n', '()()()()', 'anchor-ambiguous'],
  ])('%s', (_, code, search, why) => expect(edited(code, search, 'x')).toBe(why))

  test('an exact place comes before one that is only like it', () => {
    expect(edited('<p>Open  today</p>\n<p>Open today</p>\n', '<p>Open today</p>', 'x')).toBe(
      '<p>Open  today</p>\nx\n',
    )
  })
})

const LONG = 50_000
const A = 'a'.repeat(LONG)
const HALF = 'a'.repeat(LONG / 2)

describe('a search takes linear time, whatever the texts are', () => {
  test.each([
    ['a repeated character', A, HALF],
    ['nearly a repeated character, different at its beginning', A, `b${HALF}`],
    ['different at its end', A, `${HALF}b`],
    ['different in its middle', A, `${HALF}b${HALF}`],
    ['lines of one character', 'a\n'.repeat(LONG / 2), `${'a\n'.repeat(LONG / 4)}b`],
    ['brackets with blanks', '( '.repeat(LONG / 2), `${'('.repeat(LONG / 4)})`],
    ['quotes', `"`.repeat(LONG), `${`'`.repeat(LONG / 2)}x`],
    ['comments', '//\n'.repeat(LONG / 3), `${'// \n'.repeat(LONG / 6)}x`],
    ['blanks', ' '.repeat(LONG), `${' '.repeat(LONG / 2)}x`],
    [
      'deeper and deeper',
      Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}x`).join('\n'),
      'x\n'.repeat(300),
    ],
  ])('%s', (_, code, search) => {
    expect(processorTime(() => replaceOnce(code, search, `${search}'`), 5)).toBeLessThan(50)
  })
})
