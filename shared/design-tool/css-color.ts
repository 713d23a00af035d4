import { hexOf } from '#shared/acts/css-colors.ts'

/** A colour as screens and design tools have it, each part from 0 to 1. */
export interface Rgba {
  r: number
  g: number
  b: number
  a: number
}

const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 }

/** A computed colour of CSS in sRGB; null for what is none, or in a space that browsers do not compute to. */
export function parseColor(css: string): Rgba | null {
  const text = css.trim().toLowerCase()
  if (text === 'transparent') return CLEAR
  const hex = hexDigits(text)
  if (hex) return hex
  const call = /^([a-z]+)\(([^()]{1,200})\)$/.exec(text)
  if (!call) return null
  const words = call[2]!.split(/[\s,/]+/).filter(Boolean)
  const space = call[1] === 'color' ? words.shift() : call[1]
  const [x, y, z, alpha = '1'] = words
  if (x === undefined || y === undefined || z === undefined) return null
  if (space === undefined || !Object.hasOwn(SPACES, space)) return null
  const numbers = SPACES[space]?.(x, y, z)
  const a = partOf(alpha, 1)
  if (!numbers || [...numbers, a].some(Number.isNaN)) return null
  const [r, g, b] = numbers.map(clamp) as [number, number, number]
  return { r, g, b, a: clamp(a) }
}

/** As every tool reads it: `#rrggbb`, and the opacity beside it. */
export const hexColor = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b]
    .map(part =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

type Triple = [number, number, number]

const SPACES: Record<string, (x: string, y: string, z: string) => Triple> = {
  rgb: (r, g, b) => [partOf(r, 255), partOf(g, 255), partOf(b, 255)],
  rgba: (r, g, b) => [partOf(r, 255), partOf(g, 255), partOf(b, 255)],
  srgb: (r, g, b) => [partOf(r, 1), partOf(g, 1), partOf(b, 1)],
  'srgb-linear': (r, g, b) => [partOf(r, 1), partOf(g, 1), partOf(b, 1)].map(encoded) as Triple,
  hsl: (h, s, l) => fromHsl(angleOf(h), partOf(s, 100), partOf(l, 100)),
  hsla: (h, s, l) => fromHsl(angleOf(h), partOf(s, 100), partOf(l, 100)),
  oklab: (l, a, b) => fromOklab(partOf(l, 1), partOf(a, 1, 0.4), partOf(b, 1, 0.4)),
  oklch: (l, c, h) => fromOklab(partOf(l, 1), ...polar(partOf(c, 1, 0.4), angleOf(h))),
  lab: (l, a, b) => fromLab(partOf(l, 1, 100), partOf(a, 1, 125), partOf(b, 1, 125)),
  lch: (l, c, h) => fromLab(partOf(l, 1, 100), ...polar(partOf(c, 1, 150), angleOf(h))),
}

/** `50%` is half of `whole`, a bare number counts in `unit`s of one; `none` is nothing. */
function partOf(word: string, unit: number, whole = 1): number {
  if (word === 'none') return 0
  return word.endsWith('%') ? (Number(word.slice(0, -1)) / 100) * whole : Number(word) / unit
}

const angleOf = (word: string): number => (word === 'none' ? 0 : Number(word.replace(/deg$/, '')))

const polar = (chroma: number, hue: number): [number, number] => {
  const turned = (hue * Math.PI) / 180
  return [chroma * Math.cos(turned), chroma * Math.sin(turned)]
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part))

const encoded = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055

function hexDigits(text: string): Rgba | null {
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])$/.exec(text)
  const whole = short
    ? `#${short
        .slice(1)
        .map(digit => digit + digit)
        .join('')}`
    : (hexOf(text) ?? text)
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/.exec(whole)
  if (!found) return null
  const [r = 0, g = 0, b = 0, a = 1] = found
    .slice(1)
    .flatMap(pair => (pair ? [Number.parseInt(pair, 16) / 255] : []))
  return { r, g, b, a }
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (shift: number) => {
    const k = (((shift + hue / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [part(0), part(8), part(4)]
}

function fromOklab(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** CIE Lab is told for the light of D50. */
function fromLab(lightness: number, a: number, b: number): Triple {
  const y = (lightness + 16) / 116
  const cubed = (f: number) => (f ** 3 > 0.008856 ? f ** 3 : (116 * f - 16) / 903.3)
  const [X, Y, Z] = [0.96422 * cubed(y + a / 500), cubed(y), 0.82521 * cubed(y - b / 200)] as const
  return [
    encoded(3.1338561 * X - 1.6168667 * Y - 0.4906146 * Z),
    encoded(-0.9787684 * X + 1.9161415 * Y + 0.033454 * Z),
    encoded(0.0719453 * X - 0.2289914 * Y + 1.4052427 * Z),
  ]
}
