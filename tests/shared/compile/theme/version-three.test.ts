import { describe, expect, test } from 'vitest'
import { styled } from '#tests/support/styled-design.ts'

describe('a config file of Tailwind 3', () => {
  const config = `import type { Config } from 'tailwindcss'
const ocean = '#012'
export default {
  content: ['./**/*.tsx'],
  theme: { extend: {
    colors: {
      // the house's own
      /* and what isn't */
      primary: { DEFAULT: 'hsl(var(--primary))', foreground: 'hsl(var(--primary-foreground))' },
      brand: { DEFAULT: '#0f766e', 50: "#f0fdfa", 'deep-sea': 'rgb(var(--sea) / <alpha-value>)' },
      made: withOpacity('--x', { a: 1 }), ...others, ocean,
      plain: '#fafafa',
    },
    fontFamily: { sans: ['Lora', 'Georgia', 'serif'], poster: 'Imbue' },
  } },
  plugins: [require('tailwindcss-animate')],
} satisfies Config`
  test('gives its colours and typefaces, and nothing of it is run', async () => {
    const { css } = await styled({
      'App.tsx':
        '<p className="bg-brand text-brand-50 border-brand-deep-sea ring-plain bg-primary font-poster" />',
      'tailwind.config.ts': config,
      'theme.css': ':root { --primary: 150 45% 28%; --sea: 1 2 3 }',
    })
    expect(css).toContain('background-color: #0f766e')
    expect(css).toContain('color: #f0fdfa')
    expect(css).toContain('border-color: rgb(var(--sea))')
    expect(css).toContain('--tw-ring-color: #fafafa')
    expect(css).toContain('background-color: var(--primary)')
    expect(css).toMatch(/\.font-poster\s*\{\s*font-family: Imbue/)
    expect(css).toContain('"Lora", "Georgia", "serif"')
    expect(css).not.toContain('--color-made')
  })

  test.each([
    ["const colors = require('tailwindcss/colors')", 'colors'],
    ["import tw from 'tailwindcss/colors'", 'tw'],
    ["import * as colors from 'tailwindcss/colors'", 'colors'],
  ])('has the colours of Tailwind itself under names of its own: %s', async (line, name) => {
    const { css } = await styled({
      'tailwind.config.js': `${line}\nmodule.exports = { theme: { extend: { colors: { trueGray: ${name}.neutral, old: ${name}.coolGray[300], paper: ${name}.white, other: theirs.red }, fontFamily: { poster: fonts.poster, lead: 'Inter.var' } } } }`,
      'globals.css': '@layer base { html { @apply dark:bg-trueGray-900 } }',
      'App.tsx':
        '<p className="text-old bg-paper border-trueGray-500/50 text-other font-poster font-lead" />',
    })
    // In quotation marks it is no member of anything.
    expect(css).toMatch(/\.font-lead\s*\{/)
    expect(css).toContain('background-color: var(--color-neutral-900)')
    expect(css).toMatch(/--color-neutral-900: oklch/)
    expect(css).toContain('color: var(--color-gray-300)')
    expect(css).toContain('background-color: var(--color-white)')
    expect(css).toMatch(/color-mix\(in oklab, var\(--color-neutral-500\) 50%/)
    expect(css).not.toMatch(/text-other|font-poster/)
  })

  test('gives its sizes, screens, shadows, movements and container too, as Tailwind reads them', async () => {
    const { css } = await styled(
      {
        'tailwind.config.js': `module.exports = { theme: {
          container: { center: true, padding: { DEFAULT: '1rem', lg: '3rem' }, screens: { '2xl': '1400px' } },
          screens: { wide: '1700px' },
          extend: {
            spacing: { 128: '32rem' }, borderRadius: { card: '20px' }, boxShadow: { card: '0 2px 8px rgba(0, 0, 0, 0.2)' },
            fontSize: { hero: ['5rem', { lineHeight: '1' }] }, zIndex: { top: 60 }, backgroundImage: { glow: 'radial-gradient(red, blue)', photo: "url('/a.png')" },
            keyframes: { rise: { '0%, 10%': { opacity: 0, transform: 'translateY(9px)' }, to: { opacity: 1 } } },
            animation: { rise: 'rise 2s ease-out' }, typography: theme => ({}), __proto__: { a: '1' },
          } } }`,
        'App.tsx':
          '<p className="container w-128 rounded-card shadow-card text-hero z-top bg-glow animate-rise wide:flex bg-photo" />',
      },
      'html-tailwind',
    )
    for (const said of [
      ...[
        'width: 32rem',
        'border-radius: 20px',
        'font-size: 5rem',
        'z-index: 60',
        'radial-gradient(red, blue)',
      ],
      ...['margin-inline: auto', 'padding-inline: 1rem', 'max-width: 87.5rem', 'animation: rise 2s ease-out'],
      ...['0 2px 8px', 'translateY(9px)'],
    ])
      expect(css).toContain(said)
    expect(css).toMatch(/@keyframes rise/)
    // Below those of Tailwind itself, so that it counts where both hold.
    expect(css).toMatch(/width >= 96rem[\s\S]*width >= 106\.25rem/)
    expect(css).not.toContain('a.png')
  })

  test('that Tailwind takes offence at leaves the page as it is', async () => {
    const { css } = await styled({
      'tailwind.config.js':
        "module.exports = { theme: { screens: 'no', container: 'no', extend: { keyframes: 'x', spacing: { a: { b: { c: '1' } } } } } }",
      'App.tsx': '<p className="flex" />',
    })
    expect(css).toMatch(/\.flex\s*\{/)
  })

  test.each(['', 'colors: {', 'export default { theme: { colors: {{{{ "', 'colors: { a: `b`, c: }'])(
    'is passed over where it cannot be read: %s',
    async text => {
      await expect(styled({ 'tailwind.config.js': text })).resolves.toBeDefined()
    },
  )

  test('of 50,000 open braces costs no more than its length', async () => {
    const started = performance.now()
    await styled({ 'tailwind.config.js': `colors: ${'{a:'.repeat(50_000)}` })
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('a sheet of Tailwind 3', () => {
  const sources = { 'App.tsx': '<p className="border ring shadow-sm rounded-sm" />' }
  test.each(['@tailwind base;\n@tailwind utilities;', "@import 'tailwindcss/base';"])(
    'has the looks of that version: %s',
    async sheet => {
      const { css } = await styled({ ...sources, 'index.css': sheet }, 'html-tailwind')
      expect(css).toMatch(/border-color: var\(--color-gray-200, currentcolor\)/i)
      expect(css).toMatch(/--color-gray-200: oklch/)
      expect(css).toContain('border-radius: var(--radius-sm)')
      expect(css).toMatch(/--radius-sm: 0\.125rem/)
      expect(css).toMatch(/calc\(3px \+ var\(--tw-ring-offset-width\)\)/)
    },
  )

  test('and no other has: neither one of Tailwind 4, nor one around the kit', async () => {
    const four = await styled({ ...sources, 'index.css': '@import "tailwindcss";' }, 'html-tailwind')
    const kit = await styled({ ...sources, 'index.css': '@tailwind base;' })
    for (const { css } of [four, kit]) expect(css).not.toContain('--color-gray-200')
  })
})
