import type { KindShape } from '#server/designer/kinds/kind.ts'
import type { Subject } from '#server/designer/subjects/subject.ts'
import type { SectionName } from '#server/designer/understanding/section-words.ts'
import type { Tone } from '#server/designer/understanding/tone.ts'

export interface SectionWish {
  name: SectionName
  /** "three testimonials" */
  count: number | null
}

export interface PlanWish {
  /** Empty when only a price was given. */
  name: string
  /** A month; null when no price was given. */
  price: number | null
  currency: string
}

/** What the person asked for, as far as the designer understood it. */
export interface Brief {
  prompt: string
  /** The name of its kind of page: "kanban". */
  kind: string
  shape: KindShape
  brand: string
  isBrandGiven: boolean
  subject: Subject
  /** Whether a word of the prompt chose the subject. */
  isSubjectKnown: boolean
  /** What it is about in the person's words: "sourdough bakery"; null when no phrase was found. */
  topic: string | null
  audience: string | null
  tones: Tone[]
  /** Named colours as hex. */
  colors: { background: string | null; primary: string | null; accent: string | null }
  /** The second colour of a background that runs from one to another. */
  gradientTo: string | null
  isDark: boolean
  sections: SectionWish[]
  plans: PlanWish[]
  /** "per lesson"; null where nothing or the month was said. */
  priceUnit: string | null
  /** Named things: features, modules, pages. */
  items: string[]
  /** The headline in the person's words. */
  headline: string | null
  /** Ways to sign in that were named. */
  providers: string[]
  isEnglish: boolean
}
