import { quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'

/** "add a Sign up button with id 'x' below the headline" in its parts. */
export interface Addition {
  /** What stands between the verb and the place, without the words it shall read. */
  what: string
  /** The last word of it, which says the kind of thing. */
  noun: string
  /** The words before the noun. */
  words: string
  text: string | null
  id: string | null
  className: string | null
  /** A price that was said with it. */
  amount: string | null
  /** Who says the testimonial or review that is added, and with how many stars. */
  voice: { by: string | null; stars: number | null } | null
  /** What else was said of it: a second text in quotes, "by Nene", "3:40". */
  more: string[]
  /** What is said about it behind its name: "with a play button", "comparing the plans". */
  detail: string | null
  place: { how: 'before' | 'after' | 'in' | 'first' | 'last'; where: string | null } | null
}

const VERB =
  /^(?:add|insert|include|put|create|append|place|give me|introduce|there should be|prepend|throw in)\s+(?:in\s+)?/i
const DETAIL = /\s+(?:with|containing|including|showing|comparing|listing|where|that|which)\s+(?![“"'‘§]).+$/i
/** "put the logo …", "place them …": what is there already goes elsewhere. */
const MOVES =
  /^(?:put|place|append)\s+(?:it|them|this|that|these|those|the|my|our)\b(?!\s+(?:text|words?|sentence|label)\b)/i
const Q = `["“„«'‘\`](.+?)["”»'’\`](?![\\p{L}\\p{N}])`
const ID = /\s*\(?\b(?:with\s+)?(?:an?\s+)?id\s*(?:of|=|:)?\s*["“'‘](.+?)["”'’]\)?/iu
const CLASS = /\s*\(?\b(?:with\s+)?(?:a\s+)?class(?:name)?\s*(?:of|=|:)?\s*["“'‘]?([\w-]+)["”'’]?\)?/iu
const TEXT = new RegExp(
  `\\s*(?:\\b(?:with|having|that has)\\s+)?(?:the\\s+|a\\s+)?(?:text|label|title|caption|name|words|heading|content|message)?\\s*\\b(?:that (?:says|reads)|saying|which says|called|named|labell?ed|titled|reading|text|label|title|with(?: the)?(?: text| label| title)?)\\s*:?\\s*${Q}`,
  'iu',
)
const BARE_TEXT =
  /\s+(?:called|named|labell?ed|titled|saying|that says|that reads|reading|with the (?:text|label|title)|with text)\s+(.+)$/i

/** A corner of the page is an end of its header. */
const CORNER =
  /\s+(?:at|on|to|in) the (?:very )?(?:top|upper)[ -](left|right)(?:[ -](?:hand )?(?:corner|side))?(?: of (?:the |my )?(?:page|screen|site|website))?$/i

const PLACES: [RegExp, NonNullable<Addition['place']>['how']][] = [
  [/\s+(?:at|on|to) the (?:top|start|beginning|front|left) (?:of|in)\s+(.+)$/i, 'first'],
  [
    /\s+(?:at|on|to|in) the (?:very )?(?:bottom|end|right(?: side)?|top right|top right corner) (?:of|in)\s+(.+)$/i,
    'last',
  ],
  [/\s+(?:at|on|to) the (?:left|left side) of\s+(.+)$/i, 'before'],
  [/\s+(?:to|at|on) the right (?:of|side of)\s+(.+)$/i, 'after'],
  [/\s+(?:directly |right |just )?(?:above|before|in front of|over|on top of)\s+(.+)$/i, 'before'],
  [
    /\s+(?:directly |right |just )?(?:below|beneath|under|underneath|after|behind|following)\s+(.+)$/i,
    'after',
  ],
  [/\s+(?:next to|beside|near|alongside|by)\s+(.+)$/i, 'after'],
  [/\s+at the (?:top|beginning|start)(?: of the page)?$/i, 'first'],
  [/\s+at the (?:bottom|end)(?: of the page)?$/i, 'last'],
  [
    /(?<=["”’'\d])\s+(?:to|into|in|under)\s+((?!the |my |our |this |all |each |every |it\b|its |that )[\p{L}][\p{L} -]*)$/u,
    'in',
  ],
  [
    /\s+(?:inside(?: of)?|within|into|in|to|on|onto)\s+((?:the|this|my|our|all|each|every|its|it|that)\b.*)$/i,
    'in',
  ],
]

/** What shall be added and where; null when nothing is added. */
export function readAddition(instruction: string): Addition | null {
  const all = plainWords(instruction)
  if (!VERB.test(all) || MOVES.test(all)) return null
  const heard = voiceIn(all.replace(VERB, ''))
  let text = heard.text
  const more = moreIn(text)
  if (more) text = text.slice(0, more.at)
  const id = ID.exec(text)?.[1] ?? null
  text = text.replace(ID, '')
  const className = CLASS.exec(text)?.[1] ?? null
  text = text.replace(CLASS, '').replace(/\s*\(\s*\)/, '')
  const said = TEXT.exec(text)
  if (said) text = text.replace(said[0], ' ')
  const named = said
    ? null
    : /^(.*?\s(?:to|in|into|on|below|above|after|before)\s.+?)\s+(?:called|named|labell?ed|titled|that says|that reads|saying|reading)\s+([^"“'‘]+)$/i.exec(
        text,
      )
  if (named) text = named[1] ?? text
  text = text.replace(
    /\s+(?:for|at|costing|priced at|(?:with|and) (?:a |the )?price(?: of)?)\s+(?=[$€£]\s?\d)/i,
    ' ',
  )
  const amount = /[$€£]\s?\d+(?:\.\d+)?/.exec(text)?.[0] ?? null
  if (amount) text = text.replace(amount, ' ')
  const place = placeIn(text)
  if (place) text = text.slice(0, place.at)
  const bare = said ? null : BARE_TEXT.exec(text)
  if (bare) text = text.slice(0, bare.index)
  const priced = bare && !amount ? /^(.+?)\s+(?:for|at|with)\s+(\d[\d.,]*%?)$/.exec(bare[1] ?? '') : null
  const quoted = said ? null : (quotedIn(text)[0] ?? null)
  const about = DETAIL.exec(text)
  if (about) text = text.slice(0, about.index)
  const what = (quoted === null ? text : text.replace(/["“„«'‘`].+?["”»'’`]/u, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  const words = what
    .replace(
      /^(?:an?|the|one|another|some|more|new|extra|additional|small|little|big|large|simple|nice|my|our)\s+/i,
      '',
    )
    .replace(/^(?:new|extra|additional|small|little|big|large|simple|nice|more)\s+/i, '')
  const noun = /(\S+)$/.exec(words)?.[1]?.toLowerCase() ?? ''
  return {
    what,
    noun,
    words: words.slice(0, words.length - noun.length).trim(),
    text: said?.[1] ?? named?.[2]?.trim() ?? quoted ?? (priced ?? bare)?.[1]?.trim() ?? null,
    id,
    className,
    amount: amount ?? priced?.[2] ?? null,
    voice: heard.voice,
    more: more?.said ?? [],
    detail: about?.[0].trim() ?? null,
    place: place?.place ?? null,
  }
}

/** "a review from Kim with 5 stars: “…”": by whom and how many stars, and the rest of it. */
function voiceIn(text: string): { text: string; voice: Addition['voice'] } {
  const found = VOICE.exec(text)
  if (!found) return { text, voice: null }
  const tail = found[2] ?? ''
  const by = BY.exec(tail)?.[1] ?? null
  const stars = STARS.exec(tail)
  if (!by && !stars) return { text, voice: null }
  const quote = new RegExp(Q, 'u').exec(tail)?.[0] ?? ''
  return {
    text: `${found[1]} ${quote}`.trim(),
    voice: { by, stars: stars ? (numberOf(stars[1] ?? '') ?? null) : null },
  }
}

const VOICE =
  /^((?:an?\s+|another\s+|one more\s+|new\s+)*(?:customer\s+)?(?:testimonial|review|quote|comment))\b(.+)$/i
const BY = /\b(?:from|by)\s+(\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}.'-]*)*)/u
const STARS = new RegExp(`\\b(${NUMBER})[ -]stars?\\b`, 'i')

/** Behind a name in quotes: a second text in quotes, who it is by, and what is counted. */
function moreIn(text: string): { said: string[]; at: number } | null {
  const name = new RegExp(Q, 'u').exec(text)
  if (!name) return null
  const from = name.index + name[0].length
  const tail = text.slice(from)
  const found = new RegExp(
    `^(?:\\s*(?:[:,–—-]|\\b(?:and|with|saying|by|from|answer(?:ed)?|the|an?|description|text|answer|subtitle)\\b)\\s*)+(${Q}|\\p{Lu}[^,"“]*(?:,\\s*\\S+)?|\\d\\S*)$`,
    'u',
  ).exec(tail)
  if (!found || /^\s*(?:with|and)\s+(?:an?\s+)?(?:id|class)\b/i.test(tail)) return null
  const said = found[2] ? [found[2]] : (found[1] ?? '').split(/\s*,\s*/)
  return {
    said: said.map(each => (found[2] ? each : each.replace(/[.!]+$/, '')).trim()).filter(Boolean),
    at: from,
  }
}

/** "called House by the sea": what follows such a name belongs to it. */
const IN_NAME = /\b(?:called|named|titled)\s+\p{Lu}[\p{L}\d]*(?:\s\p{L}+)?$/u

function placeIn(text: string): { place: NonNullable<Addition['place']>; at: number } | null {
  const corner = CORNER.exec(text)
  if (corner)
    return {
      place: { how: /left/i.test(corner[1] ?? '') ? 'first' : 'last', where: 'the header' },
      at: corner.index,
    }
  for (const [pattern, how] of PLACES) {
    const found = pattern.exec(text)
    const isInName = found && /^\s*by\s/i.test(found[0]) && IN_NAME.test(text.slice(0, found.index))
    if (found && !isInName) return { place: { how, where: found[1] ?? null }, at: found.index }
  }
  return null
}
