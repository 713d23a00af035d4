import { plural, singular } from '#server/designer/ideas/about.ts'
import { isKnownThing, rowNames } from '#server/designer/ideas/known-rows-of.ts'
import { heading } from '#server/designer/page/page.ts'
import type { Subject } from '#server/designer/subjects/subject.ts'
import { readAskedItems } from '#server/designer/understanding/asked-items.ts'

const MOST = 6
const FEWEST = 2

/** A trade nobody has words for, with what the request itself says it offers. */
export function ownTrade(trade: Subject, prompt: string): Subject {
  const named = readAskedItems(prompt).filter(isOffered)
  if (named.length < FEWEST) return trade
  const own = named.slice(0, MOST).map((name, at): Subject['features'][number] => {
    const [icon, line] = LINES[at % LINES.length] ?? ['Star', '']
    return [icon, heading(name), lineFor(name) ?? line]
  })
  return { ...trade, features: [...own, ...trade.features].slice(0, Math.max(own.length, 4)) }
}

/** What such a place sells, where things with prices were asked for and no price was said. */
export function ownPrices(prompt: string): [string, string, string][] | null {
  const each = /\bprices? (?:per|for|of|by) (?:each |an? )?([a-z]+)/i.exec(prompt)?.[1]
  const isBare = /\bprices?\b|\bprice list\b/i.test(prompt)
  if (!each && !isBare) return null
  const thing =
    each && !/^(?:hour|day|week|weekend|month|night|person|visit|lesson)$/i.test(each) ? singular(each) : null
  const names = thing && isKnownThing(thing) ? rowNames(thing).slice(0, ASIDES.length) : USUAL
  const unit = each ? ` per ${singular(each)}` : ''
  return names.slice(0, ASIDES.length).map((name, at) => [name, NOTES[at] ?? '', `${ASIDES[at]}${unit}`])
}

const USUAL = ['Short visit', 'The usual', 'The whole thing', 'For a group']
const NOTES = [
  'For a question or something small.',
  'What most people come for.',
  'From beginning to end, with time.',
  'Ask us for more than eight.',
]
const ASIDES = ['$35', '$80', '$140', '$260']

/** Sections of any page, and how it looks, are nothing that is sold. */
const isOffered = (item: string): boolean =>
  item.split(/\s+/).length <= 4 &&
  !/\b(?:hero|features?|abouts?|contacts?|forms?|services?|pricing|prices?|team|testimonials?|voices|stories|reviews?|gallery|portfolio|blog|newsletter|faqs?|questions|how|steps?|footer|header|hours|times|maps?|cta|buttons?|call to action|sections?|stats?|numbers|figures|signup|sign-up|waitlist|story|photos?|videos?|logos?|quotes?|problem|solution|process|routes?)\b/i.test(
    item,
  )

const LINES: [icon: string, line: string][] = [
  ['Star', 'What we are asked for first. Tell us what you have in mind.'],
  ['Compass', 'Looked at together, before anything is decided.'],
  ['Clock', 'In the time it needs, on the day we said.'],
  ['ShieldCheck', 'Done the way we would want it done for ourselves.'],
  ['MessageCircle', 'Ask about it: a short answer costs nothing.'],
  ['Sparkles', 'The part that people write to us about afterwards.'],
]

function lineFor(name: string): string | null {
  const found = BY_NATURE.find(([words]) => words.test(name))
  return found ? found[1].replaceAll('{things}', plural(singular(name))) : null
}

const BY_NATURE: [RegExp, string][] = [
  [/\b(?:gift|vouchers?|cards?)\b/i, 'For somebody else, valid for three years, printed or by mail.'],
  [
    /\b(?:groups?|teams?|corporate|compan(?:y|ies)|parties|party|schools?)\b/i,
    'From eight people on, with a time of your own and one price.',
  ],
  [
    /\b(?:packages?|offers?|deals?)\b/i,
    'Put together from what most people take, at a price said beforehand.',
  ],
  [/\b(?:rules?|safety)\b/i, 'Short, explained before we begin, and the same for everybody.'],
  [
    /\b(?:class(?:es)?|courses?|lessons?|workshops?|trainings?)\b/i,
    'In small groups; no one needs to know anything beforehand.',
  ],
  [
    /\b(?:experiences?|tours?|visits?|trips?|rides?|flights?)\b/i,
    'With somebody who does this every day and likes to be asked.',
  ],
  [
    /\b(?:certif\w*|qualifications?|licen[cs]es?|accredit\w*)\b/i,
    'Checked every year, and shown to whoever asks.',
  ],
  [
    /\b(?:languages?|industries|areas?|regions?)\b/i,
    'The ones we know well; for others we name a colleague.',
  ],
  [
    /\b(?:repairs?|maintenance|service|inspections?)\b/i,
    'Looked at within two days, with a price before we begin.',
  ],
  [
    /\b(?:donat\w*|support|volunteer\w*|families|family)\b/i,
    'Somebody listens first. Everything else follows from that.',
  ],
  [
    /\b(?:delivery|shipping|collection|pick ?up)\b/i,
    'Within the city the next day, further away within the week.',
  ],
]
