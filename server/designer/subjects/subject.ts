import type { ArtName } from '#server/designer/art/art.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'

/** What the designer knows of one trade: its words, its look and what it would say about itself. */
export interface Subject {
  word: string
  /** Words that mean it; every find counts. */
  match: RegExp
  /** Names to borrow when the person gave none. */
  names: string[]
  directions: DirectionName[]
  hues: number[]
  art: ArtName
  eyebrow: string
  headlines: string[]
  lead: string
  actions: [string, string]
  facts: [figure: string, label: string][]
  featuresTitle: string
  features: [icon: string, title: string, body: string][]
  stepsTitle: string
  steps: [title: string, body: string][]
  quotes: [text: string, name: string, role: string][]
  faq: [question: string, answer: string][]
  closing: [title: string, body: string]
  /** A list in rows: a menu, a timetable, tour dates. */
  list: { title: string; note: string; rows: [name: string, detail: string, aside: string][] }
  /** Which numbers a dashboard of this trade shows. */
  dataset: string
  /** What a product page of this trade sells. */
  goods: string
  /** How it sells by the month. */
  offer: string
}
