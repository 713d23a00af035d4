/** A colour by perceived lightness (0–1), chroma (0–0.4) and hue (degrees). */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Linear-light sRGB, each 0–1 when the colour can be shown. */
type Rgb = [number, number, number]

export const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h: ((h % 360) + 360) % 360 })

export function write({ l, c, h }: Oklch): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return `oklch(${round(l, 3)} ${round(c, 3)} ${c < 0.0005 ? 0 : round(h, 1)})`
}

/** The same colour with as much chroma as a screen can show. */
export function shown(color: Oklch): Oklch {
  if (isShown(color)) return color
  let low = 0
  let high = color.c
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (isShown({ ...color, c: middle })) low = middle
    else high = middle
  }
  return { ...color, c: Math.floor(low * 1_000) / 1_000 }
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour moved away from `against` in lightness until it reads; as it is when it does already. */
export function readable(color: Oklch, against: readonly Oklch[], ratio = 4.5): Oklch {
  const reads = (candidate: Oklch) => against.every(surface => contrast(candidate, surface) >= ratio)
  if (reads(shown(color))) return shown(color)
  const mean = against.reduce((sum, surface) => sum + luminance(surface), 0) / Math.max(against.length, 1)
  const step = mean > 0.18 ? -0.005 : 0.005
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const candidate = shown({ ...color, l })
    if (reads(candidate)) return candidate
  }
  return step < 0 ? oklch(0, 0, 0) : oklch(1, 0, 0)
}

/** Whichever of the two reads better on the surface. */
export const better = (surface: Oklch, a: Oklch, b: Oklch): Oklch =>
  contrast(surface, a) >= contrast(surface, b) ? a : b

export function luminance(color: Oklch): number {
  const [r, g, b] = toLinear(color).map(channel => Math.min(1, Math.max(0, channel))) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const isShown = (color: Oklch): boolean =>
  toLinear(color).every(channel => channel >= -0.0005 && channel <= 1.0005)

function toLinear({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** From `#0a7`, `#00aa77`; null when it is not a colour. */
export function fromHex(hex: string): Oklch | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return oklch(l, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI)
}

/** As `#rrggbb`, brought into what a screen can show. */
export function toHex(color: Oklch): string {
  const channels = toLinear(shown(color)).map(channel => {
    const clamped = Math.min(1, Math.max(0, channel))
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
