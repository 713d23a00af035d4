export type FontKind = 'sans' | 'serif' | 'mono'

export interface ThemeFont {
  label: string
  stack: string
  kind: FontKind
  hasItalics: boolean
  /** Scripts besides Latin. */
  scripts: readonly ('Cyrillic' | 'Greek')[]
  /** What varies besides the weight. */
  axes: readonly ('width' | 'optical size' | 'slant')[]
}

const FALLBACK: Record<FontKind, string> = {
  sans: 'Arial, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
}

/** Letters after the name: i(talics), c(yrillic), g(reek), w(idth), o(ptical size), s(lant). */
const font = (kind: FontKind, label: string, has = ''): ThemeFont => ({
  label,
  stack: `"${label}", ${FALLBACK[kind]}`,
  kind,
  hasItalics: has.includes('i'),
  scripts: [
    ...(has.includes('c') ? (['Cyrillic'] as const) : []),
    ...(has.includes('g') ? (['Greek'] as const) : []),
  ],
  axes: [
    ...(has.includes('w') ? (['width'] as const) : []),
    ...(has.includes('o') ? (['optical size'] as const) : []),
    ...(has.includes('s') ? (['slant'] as const) : []),
  ],
})

/** Typefaces that every preview has, with what stands in for them elsewhere. */
export const THEME_FONTS: readonly ThemeFont[] = [
  font('sans', 'Inter', 'icg'),
  font('sans', 'Geist', 'ic'),
  font('sans', 'Manrope', 'cg'),
  font('sans', 'DM Sans', 'i'),
  font('sans', 'Plus Jakarta Sans', 'ic'),
  font('sans', 'Outfit'),
  font('sans', 'Space Grotesk'),
  font('sans', 'Archivo', 'iw'),
  font('sans', 'Commissioner', 'cgs'),
  font('sans', 'Ysabeau Office', 'icg'),
  font('sans', 'Shantell Sans', 'ic'),
  font('serif', 'Fraunces', 'i'),
  font('serif', 'Lora', 'ic'),
  font('serif', 'Playfair Display', 'ic'),
  font('serif', 'Literata', 'icgo'),
  font('serif', 'Source Serif 4', 'icgo'),
  font('serif', 'Alegreya', 'icg'),
  font('serif', 'Bitter', 'ic'),
  font('serif', 'Imbue', 'o'),
  font('mono', 'Geist Mono', 'ic'),
  font('mono', 'JetBrains Mono', 'icg'),
  font('mono', 'Martian Mono', 'cw'),
]

/** The family a stack begins with. */
export const familyOf = (stack: string): string =>
  (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
