import { namesByNature } from '#server/designer/ideas/names-by-nature.ts'
import { THINGS } from '#server/designer/ideas/things.ts'
import { arePeople, namesOf } from '#server/designer/trades/known-things.ts'
import { manyOf, oneOf } from '#server/designer/trades/sheet.ts'

const known = (thing: string) => THINGS.find(({ words }) => words.test(thing.toLowerCase()))

/** What rows of a thing are called: known names, people by theirs, else the person's noun with a plain word before it. */
export function rowNames(thing: string): string[] {
  const said = known(thing)
  if (said) return said.names
  const names = namesOf(manyOf(thing)) ?? namesOf(thing)
  if (names) return names
  return EVENT.test(thing) ? DAYS.map(word => `${word} ${thing}`) : namesByNature(thing)
}

/** Stands for a thing nobody has drawn. */
export const UNKNOWN_ICON = 'Shapes'

export const iconOf = (thing: string): string =>
  known(thing)?.icon ?? (isPerson(thing) ? 'UserRound' : EVENT.test(thing) ? 'CalendarDays' : UNKNOWN_ICON)

export const groupsOf = (thing: string): string[] =>
  known(thing)?.groups ?? (EVENT.test(thing) ? ['This week', 'Next week'] : ['New', 'Well used'])

/** The group a name belongs to: names and groups stand in the same turn. */
export function groupOf(thing: string, name: string): string {
  const groups = groupsOf(thing)
  return groups[Math.max(0, rowNames(thing).indexOf(name)) % groups.length] ?? ''
}

export const isPerson = (thing: string): boolean => PERSON.test(thing) || arePeople(manyOf(oneOf(thing)))

export const isEvent = (thing: string): boolean => EVENT.test(thing)

/** Whether the designer has names for rows of that thing. */
export const isKnownThing = (thing: string): boolean =>
  known(thing) !== undefined || namesOf(manyOf(thing)) !== null || isPerson(thing)

const PERSON =
  /\b(?:partners?|toddlers?|elders|seniors|skaters?|neighbou?rs?|residents?|beekeepers?|singers?|bakers?|gardeners?|walkers?|learners?|stewards?|sitters?|babysitters?|freelancers?|coaches|coach|cleaners?|mentors?|nann(?:y|ies)|helpers?|holders?|makers?|hosts?|referees?|cyclists?|runners?|climbers?|divers?|sailors?|knitters?|brewers?|keepers?|(?<!(?:audio|travel|style|city|user) )guides?|musicians?|speakers?|rangers?|instructors?|tutors?)$/i
const EVENT =
  /\b(?:sessions?|meetings?|inspections?|rehearsals?|shifts?|dates?|visits?|feedings?|trainings?|walks?|evenings?|nights?|repairs?|water changes?|waterings?|classes|class|lessons?|workshops?|swaps?|events?|slots?|tides?|deliver(?:y|ies)|collections?|rides?|gigs?|concerts?|appointments?)$/i
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
