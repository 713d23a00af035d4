import { DRAWINGS } from '#server/designer/art/drawings.ts'
import { heading, type Page, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface Links {
  primary: string
  secondary: string
}

/** What stands in the first view, ready to be put between tags. */
export interface HeroWords {
  eyebrow: string
  headline: string
  lead: string
  primary: string
  secondary: string
  caption: string
  links: Links
  /** Empty where a band of figures follows. */
  facts: { figure: string; label: string }[]
  /** Short lines that can run along an edge. */
  lines: string[]
}

export function heroWords(page: Page, links: Links, hasFigures: boolean): HeroWords {
  const { brief, choices } = page
  const { subject } = brief
  const text = (sentence: string) => jsxText(say(page, sentence))
  const facts = subject.facts.map(([figure, label]) => ({ figure: text(figure), label: text(label) }))
  const caret = /\b(?:caret|cursor|typewriter)\b/i.test(brief.prompt) ? CARET : ''
  const eyebrow = brief.audience ? `For ${brief.audience}` : eyebrowOf(page)
  return {
    eyebrow: text(eyebrow),
    headline: `${text(brief.headline ?? choices.pick('headline', subject.headlines))}${caret}`,
    lead: text(subject.lead),
    primary: text(subject.actions[0]),
    secondary: text(subject.actions[1]),
    caption: text(DRAWINGS[subject.art].shows),
    links,
    facts: hasFigures ? [] : facts,
    lines: hasFigures
      ? subject.list.rows.map(([name, detail]) => text(`${name}: ${detail}`))
      : facts.map(({ figure, label }) => `${figure} ${label}`),
  }
}

/** The trade in the person's words where they gave some, else in ours. */
function eyebrowOf({ brief }: Page): string {
  if (!brief.topic) return brief.isSubjectKnown ? brief.subject.eyebrow : brief.brand
  return brief.isSubjectKnown ? brief.subject.eyebrow : heading(brief.topic)
}

/** Stands where the next letter would. */
const CARET =
  ' <span aria-hidden="true" className="-ml-[0.12em] inline-block h-[0.85em] w-[0.06em] translate-y-[0.1em] bg-brand motion-safe:animate-caret-blink" />'
