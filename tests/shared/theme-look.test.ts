import { describe, expect, test } from 'vitest'
import { contrast, readThemeLook, withThemeChange } from '#shared/theme-look.ts'

const CSS = `:root,
.light {
  color-scheme: light;
  --radius: 0.625rem; /* corners */
  --primary: oklch(0.5 0.1 250);
  --primary-foreground: #fff;
  --ring: var(--primary);
}
.dark {
  --primary: #88aaff;
  --primary-foreground: #000;
  --brand: #88aaff;
}

@theme inline {
  --font-sans:
    "Inter", Arial, sans-serif;
}
`
/** The lines that are not in the other one. */
const changed = (next: string) => next.split('\n').filter(line => !CSS.split('\n').includes(line))

describe('what the panel shows', () => {
  test('is read from the sheet', () => {
    expect(readThemeLook(CSS)).toEqual({
      color: 'oklch(0.5 0.1 250)',
      radius: 10,
      font: '"Inter", Arial, sans-serif',
      headings: null,
      density: 'normal',
      scheme: 'light',
      hasDarkSide: true,
    })
  })
  test('[24.3] the side that is shown first, which changes back to the byte', () => {
    const dark = withThemeChange(CSS, { kind: 'scheme', scheme: 'dark' })
    expect(readThemeLook(dark)).toMatchObject({ scheme: 'dark', hasDarkSide: true })
    expect(withThemeChange(dark, { kind: 'scheme', scheme: 'light' })).toBe(CSS)
  })
  test('[24.3] a theme with one side has none to change to', () => {
    const css = ':root { --primary: #123456; }'
    expect(readThemeLook(css).hasDarkSide).toBe(false)
    expect(withThemeChange(css, { kind: 'scheme', scheme: 'dark' })).toBe(css)
  })
  test('a sheet without tokens says nothing', () => {
    expect(readThemeLook('body { color: red }')).toMatchObject({ color: null, radius: null, font: null })
  })
})

describe('a change', () => {
  test('of the colour holds in both schemes, with readable ink, and leaves what only points to it', () => {
    const next = withThemeChange(CSS, { kind: 'color', hex: '#15803d' })
    expect(changed(next)).toHaveLength(5)
    expect(next).toContain(
      '  --primary: #15803d;\n  --primary-foreground: #ffffff;\n  --ring: var(--primary);',
    )
    const dark = /\.dark \{\s*--primary: (#\w+);\s*--primary-foreground: (#\w+);\s*--brand: \1/.exec(next)
    expect(contrast(dark?.[1] ?? '', '#1c1c20')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark?.[1] ?? '', dark?.[2] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(['#000000', '#ffffff', '#7f7f7f', '#ff0000', '#ffff00', '#2563eb'])('ink on %s is read', hex => {
    const next = withThemeChange(CSS, { kind: 'color', hex })
    const ink = /--primary-foreground: (#\w{6})/.exec(next)?.[1] ?? ''
    expect(contrast(hex, ink)).toBeGreaterThanOrEqual(4.4)
  })
  test('of the radius is one value', () => {
    const next = withThemeChange(CSS, { kind: 'radius', pixels: 20 })
    expect(changed(next)).toEqual(['  --radius: 1.25rem; /* corners */'])
    expect(readThemeLook(next).radius).toBe(20)
  })
  test('of the font stands where the font stood', () => {
    const next = withThemeChange(CSS, { kind: 'font', of: 'font', stack: '"Lora", Georgia, serif' })
    expect(changed(next)).toEqual(['    "Lora", Georgia, serif;'])
    expect(readThemeLook(next).font).toBe('"Lora", Georgia, serif')
  })
  test('of the density is read back, and back again', () => {
    const compact = withThemeChange(CSS, { kind: 'density', density: 'compact' })
    expect(readThemeLook(compact).density).toBe('compact')
    expect(readThemeLook(withThemeChange(compact, { kind: 'density', density: 'normal' })).density).toBe(
      'normal',
    )
  })
  test('of a sheet that has no theme changes nothing', () => {
    expect(withThemeChange('body { color: red }', { kind: 'color', hex: '#15803d' })).toBe(
      'body { color: red }',
    )
  })
})
