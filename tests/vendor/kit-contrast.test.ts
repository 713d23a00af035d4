import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { contrast } from '#shared/theme-look.ts'

const kit = (file: string) => readFileSync(inRoot('vendor', 'kit', file), 'utf8')
const [light = '', dark = ''] = kit('theme.css').split('\n.dark,')
const badge = /destructive: '([^']+)'/.exec(kit('components/ui/badge.tsx'))?.[1] ?? ''
const alert = /destructive:\s+'([^']+)'/.exec(kit('components/ui/alert.tsx'))?.[1] ?? ''

type Rgb = readonly [number, number, number]

function colour(css: string, token: string): Rgb {
  const found = new RegExp(`${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
  const [l = 0, chroma = 0, hue = 0] = found?.slice(1).map(Number) ?? []
  expect(found, token).not.toBeNull()
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    srgb(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    srgb(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    srgb(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

function srgb(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

/** So much of the first over the second. */
const over = (top: Rgb, ground: Rgb, share: number): Rgb => {
  const [red, green, blue] = top.map((value, at) => value * share + (ground[at] ?? 0) * (1 - share))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

const hex = (rgb: Rgb): string =>
  `#${rgb
    .map(value =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const share = (classes: string, name: string): number =>
  Number(new RegExp(`(?:^|\\s)${name}/(\\d+)`).exec(classes)?.[1]) / 100

test.each([
  ['light', light, 'bg-destructive', ['--background', '--card', '--muted']],
  ['dark', dark, 'dark:bg-destructive', ['--background', '--card']],
])('what warns is read on the grounds of the kit: %s', (_, css, tint, grounds) => {
  const warning = colour(css, '--destructive')
  expect(contrast(hex(warning), hex(colour(css, '--destructive-foreground')))).toBeGreaterThanOrEqual(4.5)
  for (const name of grounds) {
    const ground = colour(css, name)
    const tinted = over(warning, ground, share(badge, tint))
    expect(contrast(hex(warning), hex(tinted)), `badge on ${name}`).toBeGreaterThanOrEqual(4.5)
  }
  const box = over(warning, colour(css, '--card'), share(alert, tint))
  const words = over(warning, box, share(alert, '\\*:data-\\[slot=alert-description\\]:text-destructive'))
  expect(contrast(hex(words), hex(box)), 'description of an alert').toBeGreaterThanOrEqual(4.5)
})
