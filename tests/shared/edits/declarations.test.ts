import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations/operations.ts'
import { readToken } from '#shared/edits/theme/tokens.ts'

function edit(code: string, operation: OperationInput, name = 'a.tsx'): string {
  const result = apply([{ name, code }], [operationSchema.parse({ ...operation, file: name })])
  return result.ok ? (result.files[0]?.code ?? '') : `refused: ${result.problems[0]?.code}`
}

describe('imports', () => {
  const file = 'a.tsx'
  test('a name joins the import from the same source', () => {
    expect(edit('import { A } from "x";\n\nA();\n', { op: 'addImport', file, from: 'x', names: ['B'] })).toBe(
      'import { A, B } from "x";\n\nA();\n',
    )
  })
  test('a list of one name a line stays so', () => {
    expect(
      edit('import {\n  A,\n  B,\n} from "x";\n', { op: 'addImport', file, from: 'x', names: ['C'] }),
    ).toBe('import {\n  A,\n  B,\n  C,\n} from "x";\n')
  })
  test('a line that grows too wide is broken', () => {
    const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot']
    expect(
      edit(`import { ${names.join(', ')} } from "some-package";\n`, {
        op: 'addImport',
        file,
        from: 'some-package',
        names: ['Golf'],
      }),
    ).toBe(`import {\n${[...names, 'Golf'].map(name => `  ${name},\n`).join('')}} from "some-package";\n`)
  })
  test('a new source comes after the last import, in the style of the file', () => {
    expect(edit("import a from 'a'\n\na()\n", { op: 'addImport', file, from: 'b', names: ['B'] })).toBe(
      "import a from 'a'\nimport { B } from 'b'\n\na()\n",
    )
    expect(edit('export const a = 1;\n', { op: 'addImport', file, from: 'b', defaultName: 'b' })).toBe(
      'import b from "b";\n\nexport const a = 1;\n',
    )
  })
  test('what is imported already is not imported again', () => {
    expect(edit('import { A } from "x";\n', { op: 'addImport', file, from: 'x', names: ['A'] })).toBe(
      'refused: no-change',
    )
  })
  test('only unused names are removed', () => {
    const code = 'import { A, B, C } from "x";\nimport D from "d";\n\nA(<C />);\n'
    expect(edit(code, { op: 'removeImport', file, name: 'B' })).toBe(code.replace(' B,', ''))
    expect(edit(code, { op: 'removeImport', file, name: 'D' })).toBe(code.replace('import D from "d";\n', ''))
    expect(edit(code, { op: 'removeImport', file, name: 'C' })).toBe('refused: no-change')
  })
})

describe('data', () => {
  const file = 'a.tsx'
  const code = `export const plans: Plan[] = [
  { name: "Starter", price: 9, features: ["One", "Two"] },
  { name: 'Pro', price: -1, isBest: true },
] as const;
`
  test('by index and by key', () => {
    expect(edit(code, { op: 'setLiteral', file, path: 'plans[0].price', value: 12 })).toBe(
      code.replace('price: 9', 'price: 12'),
    )
    expect(edit(code, { op: 'setLiteral', file, path: 'plans[name="Pro"].price', value: 29 })).toBe(
      code.replace('-1', '29'),
    )
    expect(edit(code, { op: 'setLiteral', file, path: 'plans[1].name', value: `Bob's` })).toBe(
      code.replace("'Pro'", `'Bob\\'s'`),
    )
    expect(edit(code, { op: 'setLiteral', file, path: 'plans[0].features[1]', value: 'Three' })).toBe(
      code.replace('"Two"', '"Three"'),
    )
  })
  test('items', () => {
    expect(edit(code, { op: 'insertItem', file, path: 'plans', code: '{ name: "Team" }' })).toBe(
      code.replace('true },', 'true },\n  { name: "Team" },'),
    )
    expect(edit(code, { op: 'insertItem', file, path: 'plans', index: 0, code: '{ name: "Free" }' })).toBe(
      code.replace('  { name: "Starter"', '  { name: "Free" },\n  { name: "Starter"'),
    )
    expect(edit(code, { op: 'removeItem', file, path: 'plans[name="Pro"]' })).toBe(
      code.replace(`  { name: 'Pro', price: -1, isBest: true },\n`, ''),
    )
    expect(edit(code, { op: 'removeItem', file, path: 'plans[0].features[1]' })).toBe(
      code.replace('"One", "Two"', '"One"'),
    )
  })
  test('what is not there is refused', () => {
    expect(edit(code, { op: 'setLiteral', file, path: 'plans[7].price', value: 1 })).toBe(
      'refused: literal-missing',
    )
    expect(edit(code, { op: 'setLiteral', file, path: 'plans', value: 1 })).toBe('refused: dynamic-value')
  })
})

describe('words', () => {
  test('are renamed where people read them and nowhere else', () => {
    const code = `import { Halden } from "./Halden";
export const label = "Halden Bread";
export const tag = \`At Halden\`;
export const a = <a className="Halden" title="Halden">Halden &amp; Haldens <Halden /></a>;
`
    expect(edit(code, { op: 'renameText', file: 'a.tsx', from: 'Halden', to: 'Rye "n" Co' })).toBe(
      `import { Halden } from "./Halden";
export const label = "Rye \\"n\\" Co Bread";
export const tag = \`At Rye "n" Co\`;
export const a = <a className="Halden" title='Rye "n" Co'>Rye "n" Co &amp; Haldens <Halden /></a>;
`,
    )
  })
})

describe('theme tokens', () => {
  const css = `@custom-variant dark (&:is(.dark *));

:root, .light {
  --primary: red; /* --primary: blue; */
  --radius: 0.5rem;
}

.dark {
  --primary: pink
}
`
  const file = 'theme.css'
  const set = (scheme: 'light' | 'dark' | 'both', name: string, value: string) =>
    edit(css, { op: 'setToken', file, name, value, scheme }, file)

  test('light, dark, both, new', () => {
    expect(set('light', '--primary', 'green')).toBe(css.replace('red', 'green'))
    expect(set('dark', '--primary', 'green')).toBe(css.replace('pink', 'green'))
    expect(set('both', '--primary', 'oklch(0.5 0.1 20)')).toBe(
      css.replace('red', 'oklch(0.5 0.1 20)').replace('pink', 'oklch(0.5 0.1 20)'),
    )
    expect(set('dark', '--ring', 'blue')).toBe(css.replace('pink', 'pink;\n  --ring: blue;'))
    expect(readToken(css, '--primary', 'light')).toBe('red')
    expect(readToken(css, '--ring', 'dark')).toBe(null)
  })
  test('a value cannot leave its declaration', () => {
    expect(operationSchema.safeParse({ op: 'setToken', name: '--a', value: 'red; } body {' }).success).toBe(
      false,
    )
  })
})
