import { type CustomProperty, customProperties } from '#shared/compile/theme/custom-properties.ts'
import { type Density, readThemeLook } from '#shared/theme-look.ts'

export interface Swatch {
  /** Without its hyphens: "muted foreground". */
  name: string
  color: string
}

/** A theme as somebody who designs reads it. */
interface ThemeFacts {
  light: Swatch[]
  dark: Swatch[]
  fonts: { of: string; name: string; stack: string }[]
  /** Of corners, in pixels; null where the theme leaves it to each design. */
  radius: number | null
  density: Density
}

/** As colours are written; anything else is shown nowhere as one. */
export const COLOR = /^(?:#[\da-f]{3,8}|(?:oklch|oklab|hsl|rgb)a?\([\d.,\s%/a-z-]{1,60}\))$/i
/** What most of a page is made of comes first; what a theme has of its own after that, as it stands. */
const MAIN = [
  'background',
  'foreground',
  'primary',
  'primary-foreground',
  'accent',
  'muted',
  'card',
  'border',
]
const REFERENCE = /^var\(\s*(--[\w-]+)\s*\)$/
const REFERENCES_MAX = 8

export function themeFacts(css: string): ThemeFacts {
  const tokens = customProperties(css)
  const light = valuesOf(
    tokens,
    selector => /:root|html|\.light/.test(selector) && !/\.dark\b/.test(selector),
  )
  const dark = valuesOf(tokens, selector => /\.dark\b/.test(selector))
  const { radius, density, font, headings } = readThemeLook(css)
  return {
    light: swatchesOf(light, light),
    dark: swatchesOf(dark, new Map([...light, ...dark])),
    fonts: [
      ...(headings ? [{ of: 'Headings', name: firstOf(headings), stack: headings }] : []),
      ...(font ? [{ of: 'Text', name: firstOf(font), stack: font }] : []),
    ],
    ...{ radius, density },
  }
}

const valuesOf = (
  tokens: readonly CustomProperty[],
  isOn: (selector: string) => boolean,
): Map<string, string> =>
  new Map(
    tokens.flatMap(({ name, value, inside }) => (isOn(inside.at(-1) ?? '') ? [[name, value] as const] : [])),
  )

function swatchesOf(own: ReadonlyMap<string, string>, all: ReadonlyMap<string, string>): Swatch[] {
  const names = [...own.keys()].map(token => token.slice(2))
  const order = [...MAIN.filter(name => own.has(`--${name}`)), ...names.filter(name => !MAIN.includes(name))]
  return order.flatMap(name => {
    const color = resolved(own.get(`--${name}`) ?? '', all)
    return COLOR.test(color) ? [{ name: name.replaceAll('-', ' '), color }] : []
  })
}

/** A token that is another one has its colour; one that leads in a circle has none. */
function resolved(value: string, all: ReadonlyMap<string, string>): string {
  let now = value
  for (let steps = 0; steps < REFERENCES_MAX; steps++) {
    const name = REFERENCE.exec(now)?.[1]
    if (!name) return now
    now = all.get(name) ?? ''
  }
  return ''
}

const firstOf = (stack: string): string => (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
