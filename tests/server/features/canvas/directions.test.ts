import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { DIRECTION_KINDS, inTheme } from '#server/features/canvas/directions.ts'
import { readToken } from '#shared/edits/theme/tokens.ts'
import { contrast, readThemeLook } from '#shared/theme-look.ts'

const theme = readFileSync(inRoot('templates', 'about', 'theme.css'), 'utf8')
const themed = DIRECTION_KINDS.map(({ themed: look }) => {
  const files = inTheme([{ name: 'theme.css', code: theme }], look)
  return { look, css: files?.[0]?.code ?? '' }
})

test('without a model any two directions of a design differ in colour, corners and typefaces, and in more than that', () => {
  const looks = themed.map(({ css }) => readThemeLook(css))
  for (const [at, one] of looks.entries())
    for (const other of looks.slice(at + 1)) {
      const differs = (['color', 'radius', 'font', 'headings', 'density', 'scheme'] as const).filter(
        each => one[each] !== other[each],
      )
      expect(differs).toEqual(expect.arrayContaining(['color', 'radius', 'font', 'headings']))
    }
  expect(new Set(looks.map(({ scheme }) => scheme)).size).toBe(2)
  expect(new Set(looks.map(({ density }) => density)).size).toBe(3)
  expect(new Set(DIRECTION_KINDS.map(({ themed: { words } }) => words)).size).toBe(DIRECTION_KINDS.length)
})

test('each lies on a ground of its own, on which its colour and dark or light words are read', () => {
  const grounds = themed.map(({ css, look: { scheme, ground, color } }) => {
    expect(readToken(css, '--background', scheme)).toBe(ground.page)
    expect(readToken(css, '--card', scheme)).toBe(ground.card)
    expect(readToken(css, '--muted', scheme)).toBe(ground.band)
    const words = scheme === 'dark' ? '#e5e5e5' : '#404040'
    for (const side of Object.values(ground)) expect(contrast(words, side)).toBeGreaterThan(7)
    expect(contrast(readThemeLook(css).color ?? color, ground.page)).toBeGreaterThan(
      scheme === 'dark' ? 1.5 : 4.5,
    )
    return ground.page
  })
  expect(new Set(grounds).size).toBe(DIRECTION_KINDS.length)
})

test('a design without a theme of its own has no such directions', () => {
  const [kind] = DIRECTION_KINDS
  expect(kind && inTheme([{ name: 'App.tsx', code: '' }], kind.themed)).toBeNull()
})
