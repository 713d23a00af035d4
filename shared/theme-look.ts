import type { EditResult } from '#shared/edits/operations/edit-result.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { readDeclared, readToken, type Scheme, setDeclared, setToken } from '#shared/edits/theme/tokens.ts'
import { hasDarkSide, inScheme, isDarkFirst } from '#shared/theme-scheme.ts'

/** What the theme panel shows of a `theme.css`, as it is written there; null for what the file does not say. */
export interface ThemeLook {
  color: string | null
  /** In pixels. */
  radius: number | null
  font: string | null
  headings: string | null
  density: Density
  /** The side that people see first. */
  scheme: Scheme
  hasDarkSide: boolean
}

export const DENSITIES = { compact: '0.21rem', normal: '0.25rem', roomy: '0.29rem' } as const
export type Density = keyof typeof DENSITIES
export const RADIUS_MAX = 28

export function readThemeLook(css: string): ThemeLook {
  const radius = readDeclared(css, '--radius')
  const spacing = readDeclared(css, '--spacing')
  return {
    color: readToken(css, '--primary', 'light') ?? readToken(css, '--primary', 'dark'),
    radius: radius === null ? null : pixelsOf(radius),
    font: readDeclared(css, '--font-sans'),
    headings: readDeclared(css, '--font-display'),
    density: spacing === DENSITIES.compact ? 'compact' : spacing === DENSITIES.roomy ? 'roomy' : 'normal',
    scheme: isDarkFirst(css) ? 'dark' : 'light',
    hasDarkSide: hasDarkSide(css),
  }
}

export type ThemeChange =
  | { kind: 'color'; hex: string }
  | { kind: 'radius'; pixels: number }
  | { kind: 'font'; of: 'font' | 'headings'; stack: string }
  | { kind: 'density'; density: Density }
  | { kind: 'scheme'; scheme: Scheme }

/** The sheet with that one thing changed, and every other byte as it was. */
export function withThemeChange(css: string, change: ThemeChange): string {
  switch (change.kind) {
    case 'color':
      return withColor(css, change.hex)
    case 'radius':
      return declared(css, '--radius', `${change.pixels / PIXELS_A_REM}rem`)
    case 'font':
      return declared(css, change.of === 'font' ? '--font-sans' : '--font-display', change.stack)
    case 'density':
      return bothSchemes(css, '--spacing', DENSITIES[change.density])
    case 'scheme':
      return inScheme(css, change.scheme) ?? css
  }
}

const PIXELS_A_REM = 16

function pixelsOf(value: string): number | null {
  const found = /^([\d.]+)\s*(px|rem|em)?$/.exec(value)
  if (!found) return null
  return Math.round(Number(found[1]) * (found[2] === 'px' ? 1 : found[2] ? PIXELS_A_REM : 1))
}

/** Tokens that are the main colour under another name, where the file has them. */
const SAME = ['--ring', '--brand', '--chart-1']
const DARK_GROUND = '#1c1c20'
/** A colour that carries text on the ground of the dark theme. */
const READABLE = 4.5

function withColor(css: string, hex: string): string {
  const schemes: Scheme[] = ['light', 'dark']
  return schemes.reduce((code, scheme) => {
    if (readToken(code, '--primary', scheme) === null) return code
    const color = scheme === 'dark' ? lightened(hex, DARK_GROUND) : hex
    const names = ['--primary', ...SAME.filter(name => isOwn(readToken(code, name, scheme)))]
    const colored = names.reduce((all, name) => token(all, name, color, scheme), code)
    return token(colored, '--primary-foreground', inkOn(color), scheme)
  }, css)
}

const isOwn = (value: string | null): boolean => value !== null && !value.startsWith('var(')

/** Black or white, whichever is read better on it. */
const inkOn = (hex: string): string =>
  contrast(hex, '#ffffff') >= contrast(hex, '#111111') ? '#ffffff' : '#111111'

function lightened(hex: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(hex, '#ffffff', share)
    if (contrast(mixed, ground) >= READABLE) return mixed
  }
  return '#ffffff'
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const mix = (a: string, b: string, share: number): string => {
  const [first, second] = [channels(a), channels(b)]
  const mixed = first.map((value, at) => Math.round((value + ((second[at] ?? 0) - value) * share) * 255))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const edited = (css: string, made: EditResult): string =>
  'edits' in made ? applyTextEdits(css, made.edits) : css
const token = (css: string, name: string, value: string, scheme: Scheme): string =>
  edited(css, setToken(css, name, value, scheme))
const bothSchemes = (css: string, name: string, value: string): string =>
  edited(css, setToken(css, name, value, 'both'))
const declared = (css: string, name: string, value: string): string =>
  edited(css, setDeclared(css, name, value))
