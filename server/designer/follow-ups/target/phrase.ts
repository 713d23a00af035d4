import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { ROLES, type Role } from '#server/designer/follow-ups/target/roles.ts'

/** A thing on the page as a person names it. */
export interface Phrase {
  said: string
  isAll: boolean
  /** From 0; -1 is the last one. */
  ordinal: number | 'middle' | null
  /** How many, from the first or the last: "the first two cards". */
  count: number | null
  color: string | null
  quoted: string | null
  /** What narrows it down: "pricing" in "the pricing card". */
  words: string[]
  role: Role | null
  inside: Phrase | null
  /** "this", "it", "the selected element". */
  isThis: boolean
  /** "everything", "the page". */
  isPage: boolean
}

const THIS =
  /^(?:this|it|that|these|those|them|this one|(?:the |this |that )?(?:selected|current)(?: (?:element|one|thing|item|section|component|part))?|(?:this|that) (?:element|thing|one)|the (?:element|selection)|its)$/i
const PAGE =
  /^(?:(?:the |this |my |our )?(?:whole |entire |complete )?(?:page|site|website|app|application|design|layout|screen|interface|ui|body|thing|view)|everything|every ?where|all of it|it all|all)$/i

const ORDINALS: [RegExp, number | 'middle'][] = [
  [/^(?:first|1st|top|topmost|leftmost|left)$/, 0],
  [/^(?:second|2nd)$/, 1],
  [/^(?:third|3rd)$/, 2],
  [/^(?:fourth|4th)$/, 3],
  [/^(?:fifth|5th)$/, 4],
  [/^(?:sixth|6th)$/, 5],
  [/^(?:last|final|bottom|rightmost|right)$/, -1],
  [/^(?:middle|centre|center|central)$/, 'middle'],
]
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const SMALL =
  /^(?:the|a|an|my|our|your|its|their|that|this|those|these|of|on|in|page|whole|entire|existing|current|single|own|main|actual)$/
const ALL = /^(?:all|every|each|any|both)$/

/** "the second product card in the pricing section"; null when nothing is named. */
export function readPhrase(text: string): Phrase | null {
  const said = text
    .trim()
    .replace(/^(?:the )?(?:text|label) (?=of the )/i, '')
    .replace(/[.,;:!?\s]+$/, '')
  if (said === '' || said.split(/\s+/).length > 16) return null
  const empty = {
    said,
    isAll: false,
    ordinal: null,
    count: null,
    color: null,
    quoted: null,
    words: [],
    role: null,
    inside: null,
    isThis: false,
    isPage: false,
  }
  if (THIS.test(said)) return { ...empty, isThis: true }
  if (PAGE.test(said)) return { ...empty, isPage: true }
  const quoted = quotedIn(said)[0] ?? null
  const bare = quoted === null ? said : said.replace(/["“„«'‘`].+["”»'’`]/, ' § ')
  const possessive = /^(.+?)(?:'s|’s|(?<=s)['’])\s+(.+)$/.exec(bare)
  if (possessive) return inOther(bare, possessive[2] ?? '', possessive[1] ?? '', quoted, empty)
  const held =
    /^(.+?)\s+(?:that (?:is|are) )?(?:inside|within|in|of|on|from|at|under|for)\s+(?:the|this|my|our|all|each|every|its)\b\s*(.+)$/i.exec(
      bare,
    )
  if (held) {
    const whole = held[0].replace(held[1] ?? '', '')
    const rest = whole.replace(
      /^\s*(?:that (?:is|are) )?(?:inside|within|in|of|on|from|at|under|for)\s+/i,
      '',
    )
    return inOther(bare, held[1] ?? '', rest, quoted, empty)
  }
  return { ...empty, ...readBare(bare, quoted), said }
}

function inOther(
  bare: string,
  thing: string,
  holder: string,
  quoted: string | null,
  empty: Phrase,
): Phrase | null {
  const back = (part: string) => (quoted === null ? part : part.replace('§', `“${quoted}”`))
  const inside = readPhrase(back(holder))
  const isOfPage = inside?.isPage === true
  const own = readBare(thing, thing.includes('§') ? quoted : null)
  const inNav = inside?.role?.name === 'navigation' && /^(?:item|link|button|tab)$/.test(own.role?.name ?? '')
  if (inNav) own.role = ROLES.find(role => role.name === 'nav entry') ?? null
  return { ...empty, ...own, inside: isOfPage ? null : inside, said: back(bare) }
}

function readBare(bare: string, quoted: string | null): Partial<Phrase> {
  let text = bare.replace(
    /\b(?:called|named|labell?ed|titled|that (?:says|reads)|saying|reading|with (?:the )?(?:text|label|title|name)|with (?:id|class))\b/gi,
    ' ',
  )
  const colors = [...text.matchAll(COLOR_PATTERN)].map(match => match[0])
  const color =
    colors[0] &&
    !/^(?:gold|silver|tan|snow|linen|plum|peach|mint|sky|sand|rose|forest|rust|slate|cream|copper|bronze|sage|charcoal|amber|wheat|salmon)$/i.test(
      colors[0],
    )
      ? hexOf(colors[0])
      : null
  if (color && colors[0]) text = text.replace(colors[0], ' ')
  const tokens = text.toLowerCase().match(/[^\s"“”„«»,;:!?()§]+/g) ?? []
  let isAll = false
  let ordinal: Phrase['ordinal'] = null
  let count: number | null = null
  const left: string[] = []
  tokens.forEach((token, at) => {
    const place = ORDINALS.find(([pattern]) => pattern.test(token))
    const number =
      NUMBERS.indexOf(token) >= 0 ? NUMBERS.indexOf(token) : /^\d{1,2}$/.test(token) ? Number(token) : -1
    if (ALL.test(token)) isAll = true
    else if (place && ordinal === null && !/^(?:bar|panel|menu|column|name)$/.test(tokens[at + 1] ?? ''))
      ordinal = place[1]
    else if (number > 1 && ordinal !== null && count === null) count = number
    else if (number > 1 && /^(?:the|all)$/.test(tokens[at - 1] ?? '')) isAll = true
    else left.push(token)
  })
  const { role, isMany, words } = roleIn(left)
  return {
    isAll: isAll || (isMany && ordinal === null),
    ordinal,
    count,
    color,
    quoted,
    role,
    words: words.filter(word => !SMALL.test(word)),
  }
}

/** The kind of thing: the last words, or the first when a name follows ("button sin"). */
function roleIn(tokens: string[]): { role: Role | null; isMany: boolean; words: string[] } {
  const meant = tokens.filter(token => !/^(?:the|a|an|my|our)$/.test(token))
  const found = [3, 2, 1].flatMap(size => {
    if (size > meant.length) return []
    return [meant.length - size, 0].flatMap(at => {
      const part = meant.slice(at, at + size).join(' ')
      return ROLES.flatMap(role => {
        const isMany = role.many.test(part)
        if (!isMany && !role.one.test(part)) return []
        return [{ role, isMany, words: [...meant.slice(0, at), ...meant.slice(at + size)] }]
      }).slice(0, 1)
    })
  })
  return found[0] ?? { role: null, isMany: false, words: meant }
}
