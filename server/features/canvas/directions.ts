import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { type ThemeChange, withThemeChange } from '#shared/theme-look.ts'

/** One way in which a design can be taken, for a model, for templates, and as a theme of a design that is there. */
export interface DirectionKind {
  words: string
  /** What a model is told beside the prompt. */
  asked: string
  /** The same for templates, which know colours and a dark side. */
  inWords: string
  themed: { words: string; changes: ThemeChange[] }
}

/** As far apart as they can be, the most different ones first. */
export const DIRECTION_KINDS: readonly DirectionKind[] = [
  {
    words: 'Calm and spacious',
    asked: 'calm and spacious: much white space, few elements, one quiet accent, thin lines instead of boxes',
    inWords: 'In green',
    themed: {
      words: 'Green and roomy',
      changes: [
        { kind: 'color', hex: '#166534' },
        { kind: 'density', density: 'roomy' },
      ],
    },
  },
  {
    words: 'Bold and dense',
    asked: 'bold and dense: strong contrast, heavy type, tight spacing, blocks of full colour',
    inWords: 'In dark blue',
    themed: {
      words: 'Dark blue, sharp corners',
      changes: [
        { kind: 'color', hex: '#1d4ed8' },
        { kind: 'radius', pixels: 0 },
        { kind: 'scheme', scheme: 'dark' },
      ],
    },
  },
  {
    words: 'Editorial',
    asked: 'editorial: like a printed magazine, large serif headings, columns, captions, restrained colour',
    inWords: 'In maroon',
    themed: {
      words: 'Maroon, small corners',
      changes: [
        { kind: 'color', hex: '#7f1d1d' },
        { kind: 'radius', pixels: 2 },
      ],
    },
  },
  {
    words: 'Playful and round',
    asked: 'playful and round: friendly shapes, soft corners, several cheerful colours, small surprises',
    inWords: 'In orange',
    themed: {
      words: 'Orange and round',
      changes: [
        { kind: 'color', hex: '#c2410c' },
        { kind: 'radius', pixels: 20 },
      ],
    },
  },
  {
    words: 'Technical',
    asked: 'technical: a tool for experts, compact tables and figures, monospaced details, a dark ground',
    inWords: 'In dark teal',
    themed: {
      words: 'Dark teal, compact',
      changes: [
        { kind: 'color', hex: '#0f766e' },
        { kind: 'density', density: 'compact' },
        { kind: 'scheme', scheme: 'dark' },
      ],
    },
  },
  {
    words: 'Warm and crafted',
    asked: 'warm and crafted: earthy colours, natural pictures, generous type, a personal tone',
    inWords: 'In purple',
    themed: {
      words: 'Purple, soft corners',
      changes: [
        { kind: 'color', hex: '#6d28d9' },
        { kind: 'radius', pixels: 12 },
      ],
    },
  },
]

/** The same design in another theme; null for one that has none of its own. */
export function inTheme(files: readonly SourceFile[], changes: readonly ThemeChange[]): SourceFile[] | null {
  const theme = files.find(file => file.name === THEME_FILE)
  if (!theme) return null
  const code = changes.reduce(withThemeChange, theme.code)
  return code === theme.code ? null : files.map(file => (file === theme ? { ...file, code } : file))
}

/** A prompt as it stands, and a sentence more. */
export const withSentence = (prompt: string, sentence: string): string =>
  `${prompt.trim().replace(/[.,;\s]{1,20}$/, '')}.\n\n${sentence}.`
