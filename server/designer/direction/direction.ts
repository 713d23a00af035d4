import type { FontName } from '#server/designer/direction/fonts.ts'
import type { PaletteRecipe } from '#server/designer/direction/palette.ts'
import type { Tone } from '#server/designer/understanding/tone.ts'

export type DirectionName =
  | 'editorial'
  | 'swiss'
  | 'technical'
  | 'poster'
  | 'calm'
  | 'soft'
  | 'luxe'
  | 'ledger'
  | 'organic'

export type HeroName = 'masthead' | 'split' | 'poster' | 'showcase' | 'arch' | 'console' | 'scene'
export type FeaturesName = 'index' | 'bento' | 'rows' | 'columns' | 'tour'
export type QuotesName = 'single' | 'columns' | 'wall'
export type HeaderName = 'bar' | 'centered' | 'pill' | 'ruled'
export type FooterName = 'columns' | 'wordmark' | 'line'

/** The class names a direction writes its parts with. */
export interface Look {
  container: string
  /** Space above and below a section. */
  section: string
  eyebrow: string
  h1: string
  h2: string
  h3: string
  lead: string
  /** A box that holds one thing of several. */
  card: string
  button: string
  /** The second button beside it. */
  quietButton: string
  /** Around pictures. */
  frame: string
  rule: string
  /** Large figures. */
  figure: string
}

/** A complete visual attitude: type, colour, shape, rhythm and which compositions go with them. */
export interface Direction {
  name: DirectionName
  /** How the designer speaks of it. */
  says: string
  tones: Tone[]
  fonts: { sans: FontName; display: FontName; mono: FontName }
  radius: string
  recipe: PaletteRecipe
  /** Hues for subjects that have none of their own. */
  hues: number[]
  /** How warm its neutral paper is; null takes the primary hue. */
  paperHue: number | null
  prefersDark: boolean
  look: Look
  heroes: HeroName[]
  features: FeaturesName[]
  quotes: QuotesName[]
  header: HeaderName
  footer: FooterName
}
