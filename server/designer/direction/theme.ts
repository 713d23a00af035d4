import { LINE_WIDTH } from '#server/designer/code/literal.ts'
import type { Direction } from '#server/designer/direction/direction.ts'
import { FONTS } from '#server/designer/direction/fonts.ts'
import { fromHex, type Oklch, oklch, shown, write } from '#server/designer/direction/oklch.ts'
import { makePalette, TOKENS, type Tokens } from '#server/designer/direction/palette.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import type { Choices } from '#server/designer/understanding/seed.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'

export interface Theme {
  file: SourceFile
  light: Tokens
  dark: Tokens
  isDark: boolean
}

/** Tokens that the design uses besides those every shadcn theme has. */
const OWN = [
  'brand',
  'highlight',
  'highlight-foreground',
  'panel',
  'panel-foreground',
  'panel-muted',
  'positive',
]

export function makeTheme(brief: Brief, direction: Direction, choices: Choices): Theme {
  const named = namedColors(brief)
  const hues = brief.subject.hues.length > 0 ? brief.subject.hues : direction.hues
  const hue = named.primary && named.primary.c > 0.02 ? named.primary.h : choices.pick('hue', hues)
  const end = gradientEnd(brief)
  const palette = makePalette({
    hue,
    paperHue: direction.paperHue ?? hue,
    recipe: direction.recipe,
    isOneAccent: /\b(?:one|a single|single)(?:\s+[\w-]+)?\s+accent\b/i.test(brief.prompt),
    ...named,
    end,
  })
  const hex = {
    background: brief.colors.background,
    primary: brief.colors.primary,
    highlight: brief.colors.accent,
  }
  const code = themeCss({ ...palette, direction, isDark: brief.isDark, hex, end })
  return { file: { name: THEME_FILE, code }, ...palette, isDark: brief.isDark }
}

function namedColors({ colors }: Brief) {
  const color = (hex: string | null): Oklch | undefined => (hex ? (fromHex(hex) ?? undefined) : undefined)
  return {
    background: color(colors.background),
    primary: color(colors.primary),
    accent: color(colors.accent),
  }
}

interface ThemeCss {
  light: Tokens
  dark: Tokens
  direction: Direction
  isDark: boolean
  /** Named colours stand in the file as the person said them. */
  hex: Partial<Record<string, string | null>>
  end: Oklch | undefined
}

/** The second colour of a dark background, dark enough to carry the same text. */
function gradientEnd({ gradientTo, isDark }: Brief): Oklch | undefined {
  const color = gradientTo ? fromHex(gradientTo) : null
  return color && isDark ? shown(oklch(Math.min(color.l, 0.34), Math.min(color.c, 0.17), color.h)) : undefined
}

function themeCss({ light, dark, direction, isDark, hex, end }: ThemeCss): string {
  const { fonts, radius } = direction
  return `${rule(isDark ? '.light' : ':root,\n.light', 'light', light, hex, `  --radius: ${radius};\n`)}
${rule(isDark ? ':root:not(.light),\n.dark' : '.dark', 'dark', dark, hex, `${isDark ? `  --radius: ${radius};\n` : ''}${end ? backdrop(end) : ''}`)}
${tailwindTheme({ sans: FONTS[fonts.sans], display: FONTS[fonts.display], mono: FONTS[fonts.mono] })}${isDark ? DARK_BY_DEFAULT : ''}
@layer base {
  html {
    scroll-behavior: smooth;
  }
}
`
}

const backdrop = (end: Oklch): string =>
  `  --backdrop: linear-gradient(\n    120deg,\n    var(--background) 25%,\n    ${write(end)}\n  );\n`

/** Tailwind's names for the colours that are the designer's own, and for the fonts. */
export const tailwindTheme = (fonts: Record<'sans' | 'display' | 'mono', string>): string =>
  `@theme inline {
${OWN.map(name => `  --color-${name}: var(--${name});\n`).join('')}${font('sans', fonts.sans)}${font('display', fonts.display)}${font('mono', fonts.mono)}}
`

/** A stack too long for a line stands on the next. */
function font(role: string, stack: string): string {
  const line = `  --font-${role}: ${stack};`
  return `${line.length <= LINE_WIDTH ? line : `  --font-${role}:\n    ${stack};`}\n`
}

export const DARK_BY_DEFAULT = '\n@custom-variant dark (&:not(.light *));\n'

function rule(selector: string, scheme: string, tokens: Tokens, hex: ThemeCss['hex'], extra: string): string {
  const lines = TOKENS.map(name => `  --${name}: ${written(tokens[name], hex[name])};\n`)
  return `${selector} {\n  color-scheme: ${scheme};\n${extra}${lines.join('')}${sidebar()}}\n`
}

/** The hex as it was said, in the theme where the named colour is used unchanged. */
function written(token: Oklch, hex: string | null | undefined): string {
  const named = hex ? fromHex(hex) : null
  return hex && named && write(named) === write(token) ? hex : write(token)
}

const sidebar = (): string =>
  `  --sidebar: var(--card);
  --sidebar-foreground: var(--card-foreground);
  --sidebar-primary: var(--primary);
  --sidebar-primary-foreground: var(--primary-foreground);
  --sidebar-accent: var(--accent);
  --sidebar-accent-foreground: var(--accent-foreground);
  --sidebar-border: var(--border);
  --sidebar-ring: var(--ring);
`
