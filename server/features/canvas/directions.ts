import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { readToken, type Scheme, setToken } from '#shared/edits/theme/tokens.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'
import { type Density, type ThemeChange, withThemeChange } from '#shared/theme-look.ts'
import { isDarkFirst } from '#shared/theme-scheme.ts'

/** One way in which a design can be taken, for a model, for templates, and as a theme of a design that is there. */
interface DirectionKind {
  words: string
  /** What a model is told beside the prompt. */
  asked: string
  /** The same for templates, which know colours and a dark side. */
  inWords: string
  themed: Themed
}

/** Everything a theme can tell apart, so that two of them are never taken for one another. */
interface Themed {
  words: string
  color: string
  /** What the page lies on, what lies on it, and what sets parts of it off; all near white, or both near black where the scheme is dark. */
  ground: { page: string; card: string; band: string }
  scheme: Scheme
  radius: number
  density: Density
  /** By name, of those that every preview has. */
  font: string
  headings: string
}

/** As far apart as they can be, the most different ones first. */
export const DIRECTION_KINDS: readonly DirectionKind[] = [
  {
    words: 'Calm and spacious',
    asked: 'calm and spacious: much white space, few elements, one quiet accent, thin lines instead of boxes',
    inWords: 'In green',
    themed: {
      ...{ words: 'Green, roomy, with soft serifs', color: '#166534', scheme: 'light' },
      ground: { page: '#f2f6ee', card: '#fbfdf9', band: '#e2ebdb' },
      ...{ radius: 10, density: 'roomy', font: 'Commissioner', headings: 'Fraunces' },
    },
  },
  {
    words: 'Bold and dense',
    asked: 'bold and dense: strong contrast, heavy type, tight spacing, blocks of full colour',
    inWords: 'In dark blue',
    themed: {
      ...{ words: 'Midnight blue, sharp corners', color: '#1d4ed8', scheme: 'dark' },
      ground: { page: '#0b1020', card: '#141b2f', band: '#1a2340' },
      ...{ radius: 0, density: 'normal', font: 'Space Grotesk', headings: 'Space Grotesk' },
    },
  },
  {
    words: 'Editorial',
    asked: 'editorial: like a printed magazine, large serif headings, columns, captions, restrained colour',
    inWords: 'In maroon',
    themed: {
      ...{ words: 'Maroon on paper, like print', color: '#7f1d1d', scheme: 'light' },
      ground: { page: '#faf4e8', card: '#fffdf7', band: '#f0e5cf' },
      ...{ radius: 2, density: 'normal', font: 'Source Serif 4', headings: 'Playfair Display' },
    },
  },
  {
    words: 'Playful and round',
    asked: 'playful and round: friendly shapes, soft corners, several cheerful colours, small surprises',
    inWords: 'In orange',
    themed: {
      ...{ words: 'Orange, round and friendly', color: '#c2410c', scheme: 'light' },
      ground: { page: '#fff3e6', card: '#ffffff', band: '#ffe2c4' },
      ...{ radius: 26, density: 'roomy', font: 'Outfit', headings: 'Shantell Sans' },
    },
  },
  {
    words: 'Technical',
    asked: 'technical: a tool for experts, compact tables and figures, monospaced details, a dark ground',
    inWords: 'In dark teal',
    themed: {
      ...{ words: 'Dark teal, compact, monospaced', color: '#0f766e', scheme: 'dark' },
      ground: { page: '#0a1413', card: '#111f1d', band: '#162b28' },
      ...{ radius: 4, density: 'compact', font: 'Geist Mono', headings: 'JetBrains Mono' },
    },
  },
  {
    words: 'Warm and crafted',
    asked: 'warm and crafted: earthy colours, natural pictures, generous type, a personal tone',
    inWords: 'In purple',
    themed: {
      ...{ words: 'Purple, compact and plain', color: '#6d28d9', scheme: 'light' },
      ground: { page: '#f5f1fc', card: '#ffffff', band: '#e7def7' },
      ...{ radius: 14, density: 'compact', font: 'Manrope', headings: 'Archivo' },
    },
  },
]

/** The same design in another theme; null for one that has none of its own. */
export function inTheme(files: readonly SourceFile[], themed: Themed): SourceFile[] | null {
  const theme = files.find(file => file.name === THEME_FILE)
  if (!theme) return null
  const code = onGround(changesTo(themed).reduce(withThemeChange, theme.code), themed)
  return code === theme.code ? null : files.map(file => (file === theme ? { ...file, code } : file))
}

const changesTo = ({ color, radius, density, scheme, font, headings }: Themed): ThemeChange[] => [
  { kind: 'color', hex: color },
  { kind: 'radius', pixels: radius },
  { kind: 'density', density },
  { kind: 'font', of: 'font', stack: stackOf(font) },
  { kind: 'font', of: 'headings', stack: stackOf(headings) },
  { kind: 'scheme', scheme },
]

const stackOf = (name: string): string => {
  const found = THEME_FONTS.find(({ label }) => label === name)
  if (!found) throw new Error(`there is no typeface ${name}`)
  return found.stack
}

/** Of the side that is seen first, where the sheet names its grounds; a theme without that side keeps its own. */
function onGround(css: string, { ground, scheme }: Themed): string {
  if (isDarkFirst(css) !== (scheme === 'dark')) return css
  const { page, card, band } = ground
  const grounds = { '--background': page, '--card': card, '--muted': band }
  return Object.entries(grounds).reduce((code, [name, value]) => {
    const now = readToken(code, name, scheme)
    // What is another token's value follows it.
    if (now === null || now.startsWith('var(')) return code
    const made = setToken(code, name, value, scheme)
    return 'edits' in made ? applyTextEdits(code, made.edits) : code
  }, css)
}

/** A prompt as it stands, and a sentence more. */
export const withSentence = (prompt: string, sentence: string): string =>
  `${prompt.trim().replace(/[.,;\s]{1,20}$/, '')}.\n\n${sentence}.`
