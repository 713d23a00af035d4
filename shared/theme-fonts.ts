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
  /** Figures of one width, by themselves or by `tabular-nums`. */
  hasEvenFigures: boolean
  /** Figures with descenders, until `lining-nums`. */
  hasOldFigures: boolean
}

const FALLBACK: Record<FontKind, string> = {
  sans: 'Arial, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
}

/** Letters after the name: i(talics), c(yrillic), g(reek), w(idth), o(ptical size), s(lant), u(neven figures), d(escending figures). */
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
  hasEvenFigures: !has.includes('u'),
  hasOldFigures: has.includes('d'),
})

/** Typefaces that every preview has, with what stands in for them elsewhere. */
export const THEME_FONTS: readonly ThemeFont[] = [
  font('sans', 'Inter', 'icg'),
  font('sans', 'Geist', 'ic'),
  font('sans', 'Manrope', 'cg'),
  font('sans', 'DM Sans', 'iu'),
  font('sans', 'Plus Jakarta Sans', 'ic'),
  font('sans', 'Outfit'),
  font('sans', 'Space Grotesk'),
  font('sans', 'Archivo', 'iw'),
  font('sans', 'Commissioner', 'cgsu'),
  font('sans', 'Ysabeau Office', 'icg'),
  font('sans', 'Shantell Sans', 'ic'),
  font('serif', 'Fraunces', 'iu'),
  font('serif', 'Lora', 'ic'),
  font('serif', 'Playfair Display', 'icud'),
  font('serif', 'Literata', 'icgo'),
  font('serif', 'Source Serif 4', 'icgo'),
  font('serif', 'Alegreya', 'icgd'),
  font('serif', 'Bitter', 'ic'),
  font('serif', 'Imbue', 'ou'),
  font('mono', 'Geist Mono', 'ic'),
  font('mono', 'JetBrains Mono', 'icg'),
  font('mono', 'Martian Mono', 'cw'),
]

/** The family a stack begins with. */
export const familyOf = (stack: string): string =>
  (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
