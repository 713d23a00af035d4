import { describe, expect, test } from 'vitest'
import { withPresetTheme, withTokensOf } from '#shared/preset-theme.ts'
import { themeProblem } from '#shared/presets.ts'
import { readThemeLook } from '#shared/theme-look.ts'

const TEMPLATE = `/* Look: calm. */
:root {
  --radius: 0.5rem;
  --primary: #111111;
  --own: 3px;
}

.dark {
  --primary: #eeeeee;
}

@theme inline {
  --font-sans: "Inter", sans-serif;
}

.row:hover { color: var(--primary); }
`
const PRESET = `/* Look: loud. */
:root {
  --radius: 1rem; --primary: #ff0000; --brand: #00ff00;
}
.dark { --primary: #ff8888 }
@theme inline { --font-sans: "Lora", serif; }
`

describe('a preset’s tokens in a theme', () => {
  const made = withTokensOf(TEMPLATE, PRESET)

  test('take the place of those that are there, on their side, and are added where they are not', () => {
    expect(readThemeLook(made)).toMatchObject({
      ...{ color: '#ff0000', radius: 16, font: '"Lora", serif', hasDarkSide: true },
    })
    expect(made).toContain('--primary: #ff8888')
    expect(made).toContain('--brand: #00ff00')
  })

  test('leave rules and tokens of the theme’s own, and its look is the preset’s', () => {
    expect(made).toContain('--own: 3px')
    expect(made).toContain('.row:hover { color: var(--primary); }')
    expect(made.startsWith('/* Look: loud. */')).toBe(true)
    expect(made).not.toContain('calm')
  })

  test('the same again changes nothing', () => {
    expect(withTokensOf(made, PRESET)).toBe(made)
  })

  test('a side that the theme lacks comes with them', () => {
    expect(withTokensOf(':root { --primary: red; }', PRESET)).toMatch(/\.dark \{\s+--primary: #ff8888;\s+\}/)
    expect(withTokensOf('', PRESET)).toBe(PRESET)
  })

  test('a design without a theme gets the whole, one without a preset stays', () => {
    const app = { name: 'App.tsx', code: '' }
    expect(withPresetTheme([app], PRESET)).toEqual([app, { name: 'theme.css', code: PRESET }])
    expect(withPresetTheme([app], '')).toEqual([app])
    expect(withPresetTheme([app], undefined)).toEqual([app])
  })
})

test('what is no theme is said in words', () => {
  expect(themeProblem('')).toBeNull()
  expect(themeProblem(TEMPLATE)).toBeNull()
  expect(themeProblem(':root { --a: 1px;')).toBe('The theme has a brace without its other half.')
  expect(themeProblem('body { color: red }')).toMatch(/^The theme names no tokens/)
})
