import { isPerson } from '#server/designer/ideas/known-rows-of.ts'
import { capital, manyOf, oneOf } from '#server/designer/trades/sheet.ts'

const COMMAND =
  /^\s*(?:please\s+)?(?:(?:i|we)\s+(?:need|want|would like|am looking for)\s+|(?:can you\s+)?(?:design|create|make|build|generate|draw|implement|develop)\s+(?:me\s+|us\s+)?)?(?:(?:an?|the|our|my|one|some)\b\s*)?/i
const PAGE =
  '(?:pages?|screens?|sites?|websites?|web ?sites?|web ?apps?|apps?|dashboards?|tools?|platforms?|portals?)'
const KIND_OF_PAGE =
  /^(?:(?:landing|booking|reservation|order|info|information|event|product|home|web|mobile|simple|small|one|single|start|marketing|nice|modern|little|internal|public|clean|beautiful|friendly)[\s-]*)*/i
const PARTS_FROM =
  /\s*[:—–]\s*|,\s+|\s+(?=(?:with|where|that|which|including|featuring|showing|who|called|named)\b)/i

/** What a request is about, and the rest of it, which says what is there. */
export function headOf(prompt: string): { about: string; rest: string } {
  const plain = prompt.trim().replace(COMMAND, '')
  const cut = PARTS_FROM.exec(plain)
  const head = (cut ? plain.slice(0, cut.index) : plain).replace(/[.!?]+$/, '')
  const rest = cut ? plain.slice(cut.index).replace(/^[\s:,—–]+/, '') : ''
  const seen =
    /^(?:where|that|which)\s+\w+\s+(?:can\s+)?(?:see|view)\s+the\s+([\w -]+?)(?=,|\s+with|$)/i.exec(rest)?.[1]
  return {
    about: topicIn(head).replace(DANGLING, '') || (seen ?? ''),
    rest: rest.replace(/^(?:called|named)\s+[^,:.]+[,:.]?\s*/i, ''),
  }
}

function topicIn(head: string): string {
  const bare = head.replace(KIND_OF_PAGE, '')
  const after = new RegExp(`^${PAGE}\\s+(?:for|about|of|to)\\s+(.+)$`, 'i').exec(bare)?.[1]
  const before = new RegExp(`^(.+?)\\s+${PAGE}(?:\\s+(?:for|at|in|of)\\s+.*)?$`, 'i').exec(bare)?.[1]
  const said = after ?? before ?? (new RegExp(`^${PAGE}$`, 'i').test(bare) ? '' : bare)
  return said
    .replace(/^(?:(?:an?|the|our|my|your|hobby|booking|reservation)\s+)+/i, '')
    .replace(
      /^(?:rent out|hire out|share|sell|find|swap|book|lend|track|browse|plan|manage|organi[sz]e)\s+/i,
      '',
    )
    .replace(/^(?:an?|the|our|my|your)\s+/i, '')
    .trim()
}

/** A phrase that was cut may end where another word would follow. */
const DANGLING = /\s+(?:for|in|at|to|of|on|from|you can|by|with)$/i
const NAME_END = /\s+(?:for|in|at|to|on|you|near|from|by|between|we|i|they|around)\s.*$/i

/** The phrase as a name: "Lending Library". */
export const nameOf = (about: string): string =>
  about
    .replace(NAME_END, '')
    .replace(/\b(?:for|in|at|to|on)$/i, '')
    .trim()
    .split(/\s+/)
    .slice(0, 4)
    .map((word, at) => (at > 0 && /^(?:of|and|the)$/i.test(word) ? word.toLowerCase() : capital(word)))
    .join(' ')

const HOLDS =
  /^(.+?)\s+(?:lending library|library|collection|catalogu?e|guide|log(?: ?book)?|diary|journal|tracker|list|inventory|directory|finder|swap|exchange|planner|plan|map|archive|register|rental|database)$/i
const KEEPS_BOOK = /\s(?:log(?: ?book)?|diary|journal|tracker)$/i
const NO_KIND_OF_THING =
  /\s+(?:identification|care|time|watching|spotting|booking|collecting|making|reading|sharing|lending|rental|swap|watch|shift)$/i
const NO_THING =
  /^(?:lending|wedding|public|local|school|community|neighbou?rhood|online|my|our|photo|personal|town|city)$/i

/** What such a place holds: "toys" of a toy library, "tools" of a lending library for tools; null where that is not said. */
export function heldBy(about: string): string | null {
  const held =
    /\b(?:library|collection|catalogu?e|museum|exchange|swap|inventory|list|archive)\s+(?:for|of)\s+([a-z][\w’'-]*(?:\s+[a-z][\w’'-]*)?)/i.exec(
      about,
    )?.[1]
  if (held && !/^(?:the|our|my|a)\b/i.test(held) && !isPerson(singular(held)))
    return singular(held.replace(/\s+(?:in|for|at|of|to)$/i, ''))
  const head = about.replace(NAME_END, '')
  if (KEEPS_BOOK.test(head)) return null
  const first = HOLDS.exec(head)?.[1]
  const front = (first && (HOLDS.exec(first)?.[1] ?? first))?.replace(NO_KIND_OF_THING, '').trim()
  const last = front?.split(/\s+/).slice(-2).join(' ')
  return last && !NO_THING.test(last) && !/(?:\w{2}ing|[^e]ed)$/i.test(last) && !isPerson(last)
    ? singular(last)
    : null
}

/** A noun phrase in the singular, by its last word. */
export function singular(phrase: string): string {
  const words = phrase.trim().toLowerCase().split(/\s+/)
  const last = words.pop() ?? ''
  const one = ODD[last] ?? (KEPT.test(last) ? last : oneOf(last))
  return [...words, one].join(' ')
}

export function plural(phrase: string): string {
  const words = phrase.trim().split(/\s+/)
  const last = words.pop() ?? ''
  const many = Object.entries(ODD).find(([, one]) => one === last)?.[0]
  return [...words, many ?? (KEPT.test(last) || /s$/i.test(last) ? last : manyOf(last))].join(' ')
}

const ODD: Record<string, string> = {
  loaves: 'loaf',
  people: 'person',
  children: 'child',
  leaves: 'leaf',
  knives: 'knife',
  shelves: 'shelf',
  movies: 'movie',
  cookies: 'cookie',
}
const KEPT = /^(?:clothes|fish|equipment|news|species|series|gear|furniture|menu|glasses|water|yarn|fungi)$/i
