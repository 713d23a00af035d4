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
  facts: { figure: string; label: string }[]
}

export function heroWords(page: Page, links: Links): HeroWords {
  const { brief, choices } = page
  const { subject } = brief
  const text = (sentence: string) => jsxText(say(page, sentence))
  const eyebrow = brief.audience ? `For ${brief.audience}` : eyebrowOf(page)
  return {
    eyebrow: text(eyebrow),
    headline: text(brief.headline ?? choices.pick('headline', subject.headlines)),
    lead: text(subject.lead),
    primary: text(subject.actions[0]),
    secondary: text(subject.actions[1]),
    caption: text(DRAWINGS[subject.art].shows),
    links,
    facts: subject.facts.map(([figure, label]) => ({ figure: text(figure), label: text(label) })),
  }
}

/** The trade in the person's words where they gave some, else in ours. */
function eyebrowOf({ brief }: Page): string {
  if (!brief.topic) return brief.isSubjectKnown ? brief.subject.eyebrow : brief.brand
  return brief.isSubjectKnown ? brief.subject.eyebrow : heading(brief.topic)
}
