import type { Collection } from '#server/designer/collections/collection.ts'
import { plural, singular } from '#server/designer/ideas/about.ts'
import { groupsOf, isPerson, rowNames } from '#server/designer/ideas/known-rows-of.ts'
import { namesOf } from '#server/designer/trades/known-things.ts'

const MOST = 8

/** What one looks through, by the request's own noun: things that are rented, or that "users browse"; null where none was named. */
export function ownListing(prompt: string): (Collection & { title: string }) | null {
  const rented = /(?<!['’\w])([a-z][\w-]*(?: [a-z][\w-]*)?) (?:rentals?|hire)\b/i
    .exec(prompt)?.[1]
    ?.replace(ARTICLES, '')
  const browsed =
    /\b(?:browse|search(?: for)?|find|compare) (?:through )?(?:all |the |our |local |available )?([a-z][\w-]*(?: [a-z][\w-]*)?)(?=,| by\b| and\b| on\b| in\b| near\b| with\b|\.)/i.exec(
      prompt,
    )?.[1]
  const cloned = /\bclone (?:for|of) ([a-z][\w-]*(?: [a-z][\w-]*)?)(?=,| with\b|\.|$)/i.exec(prompt)?.[1]
  const said = [rented, browsed, cloned].find(each => each && !NO_THING.test(each))
  if (!said) return null
  const thing = singular(said)
  const things = plural(thing)
  const isRent = rented !== undefined
  const last = thing.split(' ').at(-1) ?? thing
  const names = isPerson(thing) ? PEOPLE : (namesOf(plural(last)) ?? rowNames(thing))
  const groups = groupsOf(thing)
  return {
    title: `${things.charAt(0).toUpperCase()}${things.slice(1)}${isRent ? ' to rent' : ''}`,
    singular: thing,
    plural: things,
    group: 'Kind',
    action: isRent ? 'Book' : isPerson(thing) ? 'Write a message' : 'View details',
    done: isRent ? 'Booked. It waits for you at the counter.' : 'Noted. You hear from us within a day.',
    items: names
      .slice(0, MOST)
      .map((name, at) => [
        name,
        NOTES[at % NOTES.length] ?? '',
        groups[at % groups.length] ?? 'All',
        isRent ? `$${PRICES[at % PRICES.length]} a day` : (AVAILABLE[at % AVAILABLE.length] ?? ''),
        [FACTS[at % FACTS.length] ?? '', isRent ? 'Free to cancel' : 'Checked by us'],
      ]),
  }
}

const ARTICLES =
  /^(?:an?|the|our|my|for|of|implement|build|create|design|make|website|online|smart|modern)\s+/i
const NO_THING =
  /^(?:them|it|things?|items?|content|results?|prices?|websites?|sites?|pages?|details?|information|for|online|property|categor(?:y|ies)|shop|equipment|.*(?:holiday|vacation|apartment|property))$|\b(?:for|of|the|an?|and|prices)\b/i
const PRICES = [24, 32, 18, 45, 28, 60, 21, 38]
const AVAILABLE = ['Free today', 'From Friday', 'Next week', 'On request']
const NOTES = [
  'Chosen most often, and for good reason.',
  'For a first time: easy, friendly, forgiving.',
  'New this season and already loved.',
  'For those who know what they want.',
  'Small, quick, and kind to the budget.',
  'Takes more time and gives more back.',
]
const FACTS = ['Good for beginners', 'Recommended', 'New', 'Well reviewed']
const PEOPLE = [
  'Ines Kolb',
  'Mateo Silva',
  'Grace Lindh',
  'Yusuf Adler',
  'Priya Rao',
  'Tomasz Beck',
  'Elif Demir',
  'Jonas Falk',
]
