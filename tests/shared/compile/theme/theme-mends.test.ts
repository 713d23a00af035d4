import { describe, expect, test } from 'vitest'
import { mendsOf } from '#shared/compile/style-sheet.ts'
import { mendedSheet } from '#shared/compile/theme/theme-mends.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { PRESETS } from '#shared/design.ts'
import { named, styled } from '#tests/support/styled-design.ts'

describe('a theme inside a layer holds', () => {
  const theme = `@tailwind base;
@layer base {
  :root { --background: 40 30% 96%; --primary: 150 45% 28%; --radius: 0.25rem }
  .dark { --primary: 150 50% 60%; }
}`
  test('with the colours that its bare numbers mean, in both schemes', async () => {
    const { last } = await styled({ 'theme.css': theme })
    expect(last('--primary', ':root')).toBe('hsl(150 45% 28%)')
    expect(last('--background', ':root')).toBe('hsl(40 30% 96%)')
    expect(last('--radius', ':root')).toBe('0.25rem')
    expect(last('--primary', '.dark')).toBe('hsl(150 50% 60%)')
  })

  test('and gives way to what the sheet says outside of it', async () => {
    const { last } = await styled({ 'theme.css': `${theme}\n:root { --primary: #123456 }` })
    expect(last('--primary', ':root')).toBe('#123456')
  })

  test('also from a sheet that another one imports, and for a plain html selector', async () => {
    const { last } = await styled({
      'globals.css': '@import "./styles/tokens.css";',
      'styles/tokens.css': '@layer base { html { --primary: #654321 } }',
    })
    expect(last('--primary', ':root')).toBe('#654321')
  })
})

describe('bare numbers of colours', () => {
  test('are whole colours wherever hsl() stood around them: sheets, code and class names', async () => {
    const code = `export default () => <p className="bg-[hsl(var(--brand))] text-[hsl(var(--brand)/0.5)]" style={{ color: 'hsl(var(--brand))', borderColor: "hsl(var(--brand) / 50%)" }} />`
    const { css, mended } = await styled({
      'App.tsx': code,
      'theme.css': `:root { --brand: 12 80% 50%; --ring: var(--brand); }
.line { border-color: hsl(var(--brand)); outline-color: hsl(var(--ring)) }`,
    })
    expect(mended(code)).toContain('className="bg-[var(--brand)] text-[hsl(from_var(--brand)_h_s_l_/_0.5)]"')
    expect(mended(code)).toContain(`color: 'var(--brand)', borderColor: "hsl(from var(--brand) h s l / 50%)"`)
    expect(css).toContain('background-color: var(--brand)')
    expect(css).toContain('color: hsl(from var(--brand) h s l / 0.5)')
    expect(css).toMatch(/\.line\s*\{\s*border-color: var\(--brand\);\s*outline-color: var\(--ring\)/)
    expect(css).not.toMatch(/hsl\(var/)
  })

  test('the kit has none: hsl() around its own colours makes nothing transparent', async () => {
    const { mended } = await styled({})
    expect(mended(`{ color: 'hsl(var(--chart-1))' }`)).toBe(`{ color: 'var(--chart-1)' }`)
    expect(mended(`{ color: 'hsl(var(--hue))' }`)).toBe(`{ color: 'hsl(var(--hue))' }`)
  })

  test('stay what they are where the design puts hsl() around them itself, in plain HTML', async () => {
    const { css, mended } = await styled(
      { 'App.tsx': '', 'theme.css': ':root { --brand: 12 80% 50% } .a { color: hsl(var(--brand)) }' },
      'html-tailwind',
    )
    expect(css).toContain('--brand: 12 80% 50%')
    expect(css).toContain('color: hsl(var(--brand))')
    expect(mended('hsl(var(--primary))')).toBe('hsl(var(--primary))')
  })

  test('are not seen in other numbers', async () => {
    const { css } = await styled({ 'theme.css': ':root { --at: 10% 20%; --size: 10px 20% 30%; }' })
    expect(css).toContain('--at: 10% 20%')
    expect(css).toContain('--size: 10px 20% 30%')
  })
})

describe('names that no class is made of', () => {
  test.each(['shadcn-tailwind', 'html-tailwind'] as const)(
    'a colour in :root makes one: %s',
    async preset => {
      const { css } = await styled(
        {
          'App.tsx': '<p className="bg-brand text-brand-ink border-signal font-poster" />',
          'theme.css': `:root { --brand: #0f766e; --brand-ink: oklch(0.98 0.01 180); --color-signal: tomato; --color-signal: #ff0000;
--font-poster: "Imbue", Georgia, serif; --gap: 4px }`,
        },
        preset,
      )
      expect(css).toContain('background-color: var(--brand)')
      expect(css).toContain('color: var(--brand-ink)')
      expect(css).toContain('border-color: var(--color-signal)')
      expect(css).toMatch(/\.font-poster\s*\{\s*font-family: "Imbue"/)
      expect(css).not.toContain('--color-gap')
    },
  )

  test('what the design maps itself is left to it', async () => {
    const { css } = await styled({
      'App.tsx': '<p className="bg-brand" />',
      'theme.css':
        ':root { --brand: #0f766e } @theme inline { --color-brand: color-mix(in oklab, var(--brand) 50%, white) }',
    })
    expect(css).toContain('background-color: color-mix(in oklab, var(--brand) 50%, white)')
  })

  test('a typeface in :root is the one of the page', async () => {
    const { css } = await styled({ 'theme.css': ':root { --font-sans: "Lora", Georgia, serif }' })
    expect(css).toMatch(/--default-font-family: "Lora", Georgia, serif|font-family: "Lora", Georgia, serif/)
    expect(css).not.toMatch(/font-family:\s*"Geist", ui-sans/)
  })

  test('a typeface that code sets later is not waited for', async () => {
    const { css } = await styled({ 'theme.css': ':root { --font-sans: var(--font-geist-sans), sans-serif }' })
    expect(css).toMatch(/font-family:\s*"Geist", ui-sans|--default-font-family:\s*"Geist"/)
  })
})

describe('one dark box', () => {
  test('has the colours of a theme with one side, not the kit’s greys', async () => {
    const { last } = await styled({ 'theme.css': ':root { --primary: #2dd4bf; --background: #06201c }' })
    expect(last('--primary', '.dark')).toBe('#2dd4bf')
    expect(last('--background', '.dark')).toBe('#06201c')
    expect(last('--border', '.dark')).toBe('oklch(1 0 0 / 11%)')
  })

  test('has its own dark side where there is one, and keeps what that leaves out', async () => {
    const { last } = await styled({
      'theme.css': ':root { --primary: #111111; --ring: #222222 } .dark { --primary: #eeeeee }',
    })
    expect(last('--primary', '.dark')).toBe('#eeeeee')
    expect(last('--ring', '.dark')).toBe('#222222')
  })

  test('around the whole page makes the page dark, so menus beside it are dark too', async () => {
    const { css } = await styled({ 'theme.css': '.dark { --primary: #eeeeee }\n.a .dark { --x: 1 }' })
    expect(css).toMatch(/\.dark,\s*:root:where\(:has\(#root > \.dark\)\)\s*\{\s*--primary: #eeeeee/)
    expect(css).toMatch(/\.a \.dark\s*\{/)
  })
})

describe('letters that the chosen typeface lacks', () => {
  test.each([
    ['ქართული გუნდი', '"Noto Sans"'],
    ['مرحبا', '"Noto Sans"'],
    ['こんにちは 東京', '"Noto Sans JP"'],
    ['안녕하세요', '"Noto Sans KR"'],
    ['你好', '"Noto Sans SC"'],
  ])('%s has a family behind it', async (words, family) => {
    const own = await styled({
      'App.tsx': `<p className="font-display">${words}</p>`,
      'theme.css':
        '@theme inline { --font-sans: "DM Sans", Arial, sans-serif; --font-display: "Imbue", Georgia, serif }',
    })
    expect(own.css).toContain(`"DM Sans", ${family}, Arial, sans-serif`)
    expect(own.css).toContain(`"Imbue", ${family}, Georgia, serif`)
    const kit = await styled({ 'App.tsx': `<p>${words}</p>` })
    expect(kit.css).toContain(`"Geist", ${family}, ui-sans-serif`)
  })

  test('nothing is added for Latin letters', async () => {
    const { css } = await styled({ 'App.tsx': '<p>Łódź, naïve, résumé</p>' })
    expect(css).not.toMatch(/"Geist", "Noto/)
  })
})

test('a theme as it is asked for is read as it stands', () => {
  const theme = named['kit:theme'].replace(/, *\n*:root:where\(:has\(#root > \.dark\)\)/, '')
  const files = virtualFiles([{ name: 'theme.css', code: theme }])
  const { before, after, mended } = mendsOf({ files, config: PRESETS['shadcn-tailwind'], sheets: [], named })
  expect([before, after]).toEqual(['', ''])
  expect(mended(theme)).toBe(theme)
})

test('a sheet made to be slow is read in a moment', () => {
  const sheets = [
    `${'/**/'.repeat(50_000)}x`,
    `${'a{'.repeat(20_000)}${'--a:1;'.repeat(20_000)}`,
    `:root{${Array.from({ length: 20_000 }, (_, at) => `--a${at}: var(--a${at + 1});`).join('')}--a20000: 1 2% 3%}`,
    `:root{--a: ${'hsl(var(--a)'.repeat(20_000)}`,
    `@import "${'x'.repeat(100_000)}`,
    `:root${' '.repeat(100_000)}{${'.dark '.repeat(20_000)}`,
  ]
  for (const code of sheets) {
    const started = performance.now()
    const files = virtualFiles([{ name: 'theme.css', code }])
    const mends = mendsOf({ files, config: PRESETS['shadcn-tailwind'], sheets: [], named })
    mendedSheet(code, mends, true)
    expect(performance.now() - started, code.slice(0, 40)).toBeLessThan(4_000)
  }
})
