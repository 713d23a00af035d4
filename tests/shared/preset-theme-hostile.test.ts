import { describe, expect, test } from 'vitest'
import { withTokensOf } from '#shared/preset-theme.ts'
import { themeProblem } from '#shared/presets.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const SIZE = 50_000
/** What is linear needs a few milliseconds for so much, what is quadratic hundreds. */
const BOUND_MS = 50

const THEME = ':root { --primary: #111111; }\n.dark { --primary: #eeeeee; }'
const half = (text: string): string => text.repeat(Math.ceil(SIZE / 2 / text.length))
const tokens = (count: number) => Array.from({ length: count }, (_, at) => `--t${at}:0;`).join('')
const rules = (count: number) => Array.from({ length: count }, (_, at) => `.b${at}{--t:0}`).join('')

const HOSTILE: Record<string, string> = {
  'a long selector around many tokens': `.${half('a')}{${half('--0:0;')}}`,
  'one around many tokens with names of their own': `.${half('a')}{${tokens(2_500)}}`,
  'many tokens of the light side': `:root{${tokens(5_000)}}`,
  'many rules inside a long one': `.${half('a')}{${rules(2_000)}}`,
  'many rules inside several long ones': `.${half('a,').slice(0, SIZE / 8)}{`
    .repeat(4)
    .concat(rules(2_000), '}'.repeat(4)),
  'many rules': rules(4_000),
  'comments that do not end, in a text of a selector': `[a="${half('/*a')}"]{--0:0}`,
  'comments behind something that is after much space': `:root{--0:0}${half(' ')}a${half('/**/')}{--0:0}`,
  'hyphens without a colon': `:root{${half('--a ')};${half('-')}}`,
  'commas and space': `${half(', ')}:root${half(' ')}{--0:0}`,
}

describe('[7] a theme of 50,000 characters holds nothing up, whatever is in it', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, css) => {
    expect(css.length).toBeGreaterThan(SIZE / 2)
    expect(processorTime(() => withTokensOf(THEME, css))).toBeLessThan(BOUND_MS)
    expect(processorTime(() => withTokensOf(css, css))).toBeLessThan(BOUND_MS)
    expect(processorTime(() => themeProblem(css))).toBeLessThan(BOUND_MS)
    expect(withTokensOf(THEME, css).length).toBeLessThan(3 * css.length)
  })
})

describe('what a preset may say is bounded', () => {
  test('tokens, and the selectors around one', () => {
    expect(themeProblem(`:root{${tokens(2_000)}}`)).toBeNull()
    expect(themeProblem(`:root{${tokens(2_001)}}`)).toBe('The theme names more than 2,000 tokens.')
    expect(themeProblem(`.${'a'.repeat(499)}{--a:0}`)).toBeNull()
    const long = 'A selector in the theme is longer than 500 characters.'
    expect(themeProblem(`.${'a'.repeat(500)}{--a:0}`)).toBe(long)
    expect(themeProblem(`.${'a'.repeat(300)}{.${'b'.repeat(300)}{--a:0}}`)).toBe(long)
  })
})
