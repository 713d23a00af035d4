import { describe, expect, test } from 'vitest'
import { openTagTold } from '#shared/edits/open-tags.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const page = (...lines: string[]) =>
  ['export default function App() {', '  return (', ...lines, '  )', '}', ''].join('\n')

const LEFT_OPEN = page(
  '    <main className="p-4">',
  '      <div className="grid">',
  '        {[1].map(n => (',
  '          <p key={n} onClick={() => n > 1 && alert(`<b> >`)}>',
  "            It's one",
  '          </p>',
  '        ))}',
  '        <br />',
  '    </main>',
)

describe('[26] a tag that is left open is named', () => {
  test('by its line, where a reader of code stumbles much later', () => {
    expect(openTagTold(LEFT_OPEN)).toBe('<div> of line 4 is not closed.')
    const { fault } = parseCode(LEFT_OPEN, 'App.tsx')
    expect(fault?.message).toContain('<div> of line 4 is not closed.')
  })

  test('also among others of its name, by how they are indented', () => {
    const code = page('    <div>', '      <div>', '        <div>', '        </div>', '    </div>')
    expect(openTagTold(code)).toBe('<div> of line 4 is not closed.')
    const { fault } = parseCode(code, 'App.tsx')
    expect(fault?.message).toContain('<div> of line 4 is not closed.')
    expect(fault?.message).not.toContain('Did you mean')
  })

  test('and so is an end of nothing', () => {
    expect(openTagTold(page('    <p>', '      a', '    </p>', '    </div>'))).toBe(
      '</div> of line 6 closes nothing.',
    )
  })

  test.each([
    ['closed tags', page('    <p>', '      a', '    </p>')],
    ['on one line', page('    <p><b>a</b> <i>b</i></p>')],
    ['fragments', page('    <>', '      <p>a</p>', '    </>')],
    ['parameters of types', 'const a = <T,>(b: T) => b\nconst c = <Ab extends string>(d: Ab) => d'],
    ['types and comparisons', 'const a = useState<string[]>([])\nconst b = a.length < 2 || 1<2'],
  ])('nothing is said of %s', (_, code) => {
    expect(openTagTold(code)).toBeNull()
  })
})
