import { DRAWINGS } from '#server/designer/art/drawings.ts'
import { plansOf, unitOf } from '#server/designer/offers/offers.ts'
import { heading, type Page, say } from '#server/designer/page/page.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
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
  const line = brief.headline ?? choices.pick('headline', subject.headlines)
  const namesFirst = NAME_FIRST.test(brief.prompt) && brief.headline === null
  const eyebrow = brief.audience ? `For ${brief.audience}` : eyebrowOf(page)
  return {
    eyebrow: text(eyebrow),
    headline: `${text(namesFirst ? brief.brand : line)}${caret}`,
    lead: text(
      [namesFirst ? sentence(line) : '', subject.lead, concreteOffer(brief)].filter(Boolean).join(' '),
    ),
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

/** "a hero with the drop name and a tagline": the name is the headline, our line stands below it. */
const NAME_FIRST =
  /\b(?:hero|headline|first view)\b[^.;:]{0,40}\b(?:drop|product|brand|company|band|event|project|shop|app|team) name\b/i

const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`)

/** "a hero with a concrete offer" says what it costs to begin. */
function concreteOffer(brief: Brief): string {
  if (!/\b(?:hero|first view)\b[^.;:]{0,30}\boffer\b/i.test(brief.prompt)) return ''
  const plans = plansOf(brief)
  const paid = plans.find(plan => plan.price)
  if (!paid) return ''
  const price = `${paid.currency}${paid.price} ${unitOf(brief)}`
  return plans.some(plan => plan.price === 0)
    ? `Free to begin, ${price} when you are more.`
    : `From ${price}.`
}

/** The trade in the person's words where they gave some, else in ours. */
function eyebrowOf({ brief }: Page): string {
  if (!brief.topic) return brief.isSubjectKnown ? brief.subject.eyebrow : brief.brand
  return brief.isSubjectKnown ? brief.subject.eyebrow : heading(brief.topic)
}

/** Stands where the next letter would. */
const CARET =
  ' <span aria-hidden="true" className="-ml-[0.12em] inline-block h-[0.85em] w-[0.06em] translate-y-[0.1em] bg-brand motion-safe:animate-caret-blink" />'
