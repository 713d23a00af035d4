import { expect, test } from 'vitest'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { readDeclared, readToken, setDeclared, setToken, withNewTokens } from '#shared/edits/theme/tokens.ts'

const SHEET = `@theme inline {
  --color-brand: var(--brand);
}
@layer base {
  :root {
    --primary: red; /* --primary: no; */
    --radius: 4px
  }
  .dark { --primary: blue; }
}
`

const edited = (code: string, result: ReturnType<typeof setToken>) =>
  'edits' in result ? applyTextEdits(code, result.edits) : result.refusal.code

test('tokens are read of their own rule, also where it stands in another, and in one line', () => {
  expect(readToken(SHEET, '--primary', 'light')).toBe('red')
  expect(readToken(SHEET, '--primary', 'dark')).toBe('blue')
  expect(readToken(SHEET, '--radius', 'dark')).toBeNull()
  expect(readDeclared(SHEET, '--color-brand')).toBe('var(--brand)')
  expect(readToken(':root{--a:1;--b:2}', '--a', 'light')).toBe('1')
  expect(readToken(':root{--a:1;--b:2', '--b', 'light')).toBe('2')
})

test('a token is set where it stands, and else after the last one', () => {
  expect(edited(SHEET, setToken(SHEET, '--primary', 'teal', 'both'))).toBe(
    SHEET.replace('red', 'teal').replace('blue', 'teal'),
  )
  expect(edited(SHEET, setToken(SHEET, '--ring', 'teal', 'light'))).toBe(
    SHEET.replace('4px', '4px;\n    --ring: teal;'),
  )
  expect(edited(SHEET, setDeclared(SHEET, '--radius', '9px'))).toBe(SHEET.replace('4px', '9px'))
  const both = ':root, .dark { --a: 1 }'
  expect(edited(both, setToken(both, '--a', '2', 'both'))).toBe(':root, .dark { --a: 2 }')
})

test('new tokens come to the rule they stand in, once, and no old one changes', () => {
  const next = SHEET.replace('--radius: 4px', '--radius: 99px; --ring: teal; --unused: 1')
  expect(withNewTokens(SHEET, next, name => name !== '--unused')).toBe(
    SHEET.replace('4px', '4px;\n    --ring: teal;'),
  )
})

// Security: every pattern over text is linear. A sheet of this size took minutes when each rule read all of it again.
test('the worst sheets are read in time that grows with their length', () => {
  const tokens = Array.from({ length: 20_000 }, (_, at) => `--t${at}: 1;`).join('\n')
  const hostile = [
    'a{b:c}'.repeat(30_000),
    '{'.repeat(60_000),
    `:root{${tokens}}`,
    `:root{${' '.repeat(300_000)}`,
  ]
  for (const sheet of hostile) {
    expect(readDeclared(sheet, '--none')).toBeNull()
    expect(withNewTokens(':root{}', sheet, () => true).length).toBeGreaterThan(0)
    expect(withNewTokens(sheet, `:root{${tokens}}`, () => true).length).toBeGreaterThan(0)
  }
})
