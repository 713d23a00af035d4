import { describe, expect, test } from 'vitest'
import { layout } from '#server/designer/code/layout.ts'
import { constant, literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'

describe('templates', () => {
  test('the own indentation goes, a hole keeps its column, an empty line disappears', () => {
    const inner = '<b>\n  x\n</b>'
    expect(tsx`
      <p>
        ${inner}
        ${null}
        {a}
      </p>
    `).toBe('<p>\n  <b>\n    x\n  </b>\n  {a}\n</p>\n')
  })
})

describe('data', () => {
  test('short on one line, long over several', () => {
    expect(literal({ name: 'Pro', price: 9 })).toBe('{ name: "Pro", price: 9 }')
    expect(
      constant('export const list', [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ]),
    ).toBe('export const list = [\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n];')
    expect(literal({ title: 'x'.repeat(80) })).toBe(`{\n  title:\n    "${'x'.repeat(80)}",\n}`)
  })
})

const jsx = (inner: string) => `export const A = () => {\n  return (\n${inner}\n  );\n};\n`

describe('lines are broken where Prettier would', () => {
  test('a text that fits is joined, one that does not is filled', () => {
    expect(layout(jsx('    <p>\n      Short\n    </p>'))).toBe(
      'export const A = () => {\n  return <p>Short</p>;\n};\n',
    )
    const long = 'words that go on and on until the line is full and then some more of them'
    expect(layout(jsx(`    <p>${long}</p>`))).toContain(
      '    <p>\n      words that go on and on until the line is full and then some more of them\n    </p>',
    )
  })
  test('attributes stand one a line when they do not fit', () => {
    const code = layout(
      jsx(
        '    <Button size="lg" variant="outline" className="rounded-full px-6 text-base font-semibold">Go</Button>',
      ),
    )
    expect(code).toContain('    <Button\n      size="lg"\n      variant="outline"\n')
  })
  test('a blank between tags that counts is kept', () => {
    expect(layout(jsx('    <p><b>{a}</b> {b}</p>'))).toContain('      <b>{a}</b> {b}\n')
  })
  test('cn() is broken by its arguments', () => {
    const code = layout(
      jsx(
        '    <p className={cn("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", isOpen && "bbbbbbbbbb")} />',
      ),
    )
    expect(code).toContain('className={cn(\n        "aaaa')
  })
  test('imports are broken by name', () => {
    const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel']
    expect(layout(`import { ${names.join(', ')} } from "some-package";\n`)).toBe(
      `import {\n${names.map(name => `  ${name},\n`).join('')}} from "some-package";\n`,
    )
  })
  test('laying out twice changes nothing', () => {
    const once = layout(
      jsx(
        '    <div><p>One</p><Field label="Email" icon={<Mail className="size-4 text-muted-foreground" />} value={a} /></div>',
      ),
    )
    expect(layout(once)).toBe(once)
  })
})
