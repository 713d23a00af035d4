import { readAskedItems } from '#server/designer/understanding/asked-items.ts'
import type { SectionWish } from '#server/designer/understanding/brief.ts'
import { isPeople } from '#server/designer/understanding/callings.ts'
import { countBefore } from '#server/designer/understanding/counts.ts'
import { SECTIONS_ABROAD } from '#server/designer/understanding/other-languages.ts'

const IN_ENGLISH = {
  logos:
    /\b(?:logo (?:cloud|strip|row|wall)|logos|customer logos|trusted by|credibility strip|trust row|client list|our partners)\b/i,
  features:
    /\b(?:features?(?: grid| list| section)?|benefits?|capabilities|services?(?: index)?|use cases?|security controls|what we do|why us|fund-use|where the money goes)\b/i,
  steps:
    /\b(?:how it works|(?:our |the )?process(?: section)?|timeline|day-by-day|stages|workflow|how to (?:book|order|start|join|sign up)|(?:two|three|four|five|six|\d) steps)\b|^steps$/i,
  stats: /\b(?:stat(?:istic)?s?(?: row| band)?|numbers|impact stats|key figures|metrics|facts)\b/i,
  testimonials:
    /\b(?:testimonials?|reviews?|(?:customer )?quotes?|social proof|what (?:people|customers) say|success stories)\b/i,
  pricing: /\b(?:pricing(?: block| section| table)?|price list|plans|prices|tiers)\b/i,
  faq: /\b(?:faqs?|frequently asked|questions(?: and answers)?)\b/i,
  gallery:
    /\b(?:galler(?:y|ies)|photos?|pictures|portfolio|selected work|work teasers|project thumbnails|showcase|lookbook|screenshots)\b/i,
  team: /\b(?:(?:our|the|meet the|about the) team\b(?! of)|team (?:note|section|page|members|grid|photos)|about us|staff|crew)\b|^team$|\b(?:one|two|three|four|five|six|seven|eight|\d)\s+(?:\w+\s+)?(?:teachers|instructors|coaches|trainers|tutors|stylists|barbers|doctors|dentists|therapists|lawyers|chefs|guides|founders|designers|team members)\b/i,
  story:
    /\b(?:story(?: section)?|about (?:section|page|me|myself)|mission statement|our (?:approach|mission|story)|manifesto|history)\b|^about$/i,
  schedule:
    /\b(?:schedule|today['’]s bake|opening hours|menu|agenda|upcoming events|events|tour dates|courses?|classes|colou?rways|release times|lineup|timetable)\b/i,
  donate: /\b(?:donat(?:e|ion|ions)(?: goal| tiers?)?|fundrais\w*|progress meter)\b/i,
  newsletter: /\b(?:newsletter|subscribe|mailing list|email capture|waitlist)\b/i,
  contact:
    /\bcontact(?=[\s-]+(?:form|section|information|info|us|details|cta|page|security)\b|\s*[,.;:]|\s*$|\s+and\b)|\b(?:get in touch|enquir(?:y|ies)|book(?:ing)? form|volunteer signup|contact information)\b/i,
  cta: /\b(?:cta|call[\s-]to[\s-]action|closing banner|cta footer)\b/i,
  footer: /\bfooter\b/i,
} as const satisfies Record<string, RegExp>

export type SectionName = keyof typeof IN_ENGLISH

/** Sections by the words people use for them. */
export const SECTION_WORDS: Record<SectionName, RegExp> = withAbroad(IN_ENGLISH)

/** A word of another language stands alone: its letters are not all those that `\b` knows. */
function withAbroad(words: Record<SectionName, RegExp>): Record<SectionName, RegExp> {
  const all = { ...words }
  for (const [name, abroad] of Object.entries(SECTIONS_ABROAD) as [SectionName, string][])
    all[name] = new RegExp(`${words[name].source}|(?<![a-zß-ÿ])(?:${abroad})(?![a-zß-ÿ])`, 'i')
  return all
}

const COUNTED: Partial<Record<SectionName, RegExp>> = {
  features: /features?|benefits?|use cases?|services?|capabilities/,
  steps: /steps?|stages/,
  stats: /stats?|numbers|figures|metrics|facts/,
  testimonials: /testimonials?|reviews?|quotes?/,
  pricing: /plans?|tiers?|prices/,
  faq: /questions|faqs?/,
  team: /people|team members|founders?|teachers|instructors|coaches|trainers|tutors|stylists|barbers|doctors|dentists|therapists|lawyers|chefs|guides|designers/,
  gallery: /photos?|pictures|projects?|works?/,
}

/** How many of what a section holds are asked for. */
export function countFor(name: SectionName, text: string): number | null {
  const counted = COUNTED[name]
  return counted ? countBefore(text, counted) : null
}

/** The sections the prompt asks for, in its order. */
export function readSections(prompt: string): SectionWish[] {
  const text = withoutNegations(prompt)
  return (Object.keys(SECTION_WORDS) as SectionName[])
    .map(name => ({ name, at: placeOf(name, text) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => ({ name, count: countFor(name, text) }))
}

/** "classes, teachers and prices": people in a list are a team, wherever else they are only spoken of. */
function placeOf(name: SectionName, text: string): number {
  const at = text.search(SECTION_WORDS[name])
  if (name !== 'team' || at >= 0) return at
  const people = readAskedItems(text).find(isPeople)
  return people ? text.indexOf(people) : -1
}

/** The section a short request names ("add testimonials"), or null. */
export function sectionNamed(text: string): SectionName | null {
  if (isPeople(text)) return 'team'
  const found = readSections(text)
  return found[0]?.name ?? null
}

/** "no stock photos", "avoid generic feature cards" ask for nothing. */
const withoutNegations = (prompt: string): string =>
  prompt.replace(/\b(?:no|avoid|without|don['’]t use|do not use)\b[^.,;]*/gi, found =>
    ' '.repeat(found.length),
  )
