import { readable } from '#server/templates/read/words.ts'
import type { TemplateShape } from '#shared/templates.ts'

export interface Head {
  /** The beginning of the request from what it asks for. */
  phrase: string
  /** What is asked for: `booking page`. */
  head: string
  /** Whether it says that it is for a phone, or only a part; null where it does not. */
  shape: TemplateShape | null
}

/** What begins a request and says nothing of its subject. */
const BEGINNING =
  /^(?:(?:please|'d|hi|hello|hey|can|could|would|you|i|we|i'd|we'd|wants?|needs?|like|to|us|me|let's|make|create|build|design|generate|implement|develop|write|give|show|a|an|the|new|simple|modern|clean|beautiful|nice|small|little|plain|basic|my|our|some)\b[\s,]*)+/i
/** Where what is asked for ends. */
const END =
  /(?<!\b(?:log|sign))\s(?:with|where|that|which|showing|called|named|including|using|having|featuring|so|and|in|on|to|has|by)\b|[.,:;!?\n("]/i
const FOR = /\s(?:for|of|about|between|after|before)\s+/i
/** They say that it is a screen and not which. */
const PLAIN =
  /\b(?:pages?|screens?|one[- ]?pager?|phone|app|application|web ?sites?|web ?pages?|web|site|ui|interface|design|layout|view|mobile|responsive|homepage|component|section|block|widget|element|clone)\b/gi

/** What a request asks for, apart from what it says about it. Every pattern is anchored or looks once at each place. */
export function headOf(request: string): Head {
  // "Keep track of" is no track to listen to, and a repair shop sells nothing.
  const prompt = request
    .trimStart()
    .replace(/\bkeep(?:ing)? track of\b/gi, 'follow')
    .replace(/\b(repair|barber\S{0,9}|tattoo|body|tailor\S{0,9}) shops?\b/gi, '$1')
  const start = fromRequest(prompt)
  const subject = start.slice(BEGINNING.exec(start)?.[0].length ?? 0)
  const line = subject.slice(0, LINE_MAX_CHARACTERS)
  const end = END.exec(line)?.index ?? line.length
  const phrase = line.slice(0, end)
  const cut = FOR.exec(phrase)
  const own = cut ? phrase.slice(0, cut.index) : phrase
  const purpose = cut ? phrase.slice(cut.index + cut[0].length) : ''
  const bare = own.replace(PLAIN, ' ').trim()
  const shape = shapeOf(prompt.slice(0, LINE_MAX_CHARACTERS), own)
  // "A website for a restaurant" asks for a restaurant.
  return { phrase: line, head: bare === '' ? purpose : own, shape }
}

const MAKES =
  /(?:\b|(?='))(?:needs?|wants?|(?:'d|would) like|make|create|build|design|looking for)\s+(?:me\s+|us\s+)?(?:an?|the|some|my|our)\s+/i
/** So begins what a person tells of himself. */
const TELLS =
  /^(?:hi|hello|hey|we|i|my|our|i'm|we're|dear|good)\b(?!.{0,60}\b(?:page|site|website|app|dashboard|screen|form)$)/i
const SENTENCES_MAX = 6

/** From the sentence that asks for something; what a person tells of himself before it is not what he asks for. */
function fromRequest(prompt: string): string {
  let from = 0
  for (let count = 0; count < SENTENCES_MAX; count++) {
    const line = prompt.slice(from, from + LINE_MAX_CHARACTERS)
    const end = /[.!?\n]\s/.exec(line)
    const sentence = line.slice(0, end?.index ?? line.length)
    const asked = MAKES.exec(sentence)
    if (asked && count + asked.index > 0) return prompt.slice(from + asked.index)
    if (asked || !TELLS.test(sentence) || /\b(?:please|can you|could you)\b/i.test(sentence))
      return prompt.slice(from)
    if (!end) break
    from += end.index + end[0].length
    from += /^[\s!?.]*/.exec(prompt.slice(from, from + LINE_MAX_CHARACTERS))?.[0].length ?? 0
  }
  return prompt
}

const LINE_MAX_CHARACTERS = 400

function shapeOf(line: string, own: string): TemplateShape | null {
  // A phone may as well be a column, or what is repaired.
  if (/\b(?:mobile|ios|android|iphone|(?:for|on) (?:\w+ )?phones?|phone (?:app|screen))\b/i.test(line))
    return 'mobile'
  if (/\b(?:component|widget|section|block|element|card|button|modal|bar)\b/i.test(own)) return 'part'
  if (/\b(?:app|application|dashboard|tool|system|panel|platform)\b/i.test(own)) return 'app'
  if (/\b(?:(?:web|home)?page|(?:web)?site|one[- ]?pager?)\b/i.test(own)) return 'page'
  return null
}

const SUBJECT_END =
  /\s(?:with|where|that|which|who|showing|called|named|including|using|having|featuring|listing|has|so)\s|\sw\/|[.,:;!?\n("]/i
const MEDIUM = /^(?:mobile|phones?|tablets?|desktop|web|ios|android)\b/i
const SMALL = /^(?:(?:an?|the|my|our|your|his|her|their|some|small|new)\s+)+/i
const SUBJECT_MAX_CHARACTERS = 60

export type Subject = Record<'about' | 'head', string | null>

/** In its own words what a request is about, "Dog groomer in Leeds", and what it asks for. */
export function subjectOf(prompt: string): Subject {
  const { phrase, head } = headOf(readable(prompt))
  const at = FOR.exec(phrase.slice(0, /[.:;!?\n]/.exec(phrase)?.index))
  const behind = at ? phrase.slice(at.index + at[0].length) : ''
  const end = SUBJECT_END.exec(behind)
  const told = /^, (an? [^.,:;!?\n("]+)/.exec(behind.slice(end?.index ?? behind.length))
  const about = told?.[1] ?? behind.slice(0, end?.index)
  const kind = head.replace(/\sw\/.*|[^\p{L}\p{N}]+$/gu, '').replace(PLAIN, ' ')
  // What stands before a name in quotation marks only says what kind of name it is.
  return { about: end?.[0] === '"' || MEDIUM.test(about) ? null : titled(about), head: titled(kind) }
}

function titled(text: string): string | null {
  const bare = text.replace(/\s+/g, ' ').trim().replace(SMALL, '').trim()
  const short = bare.length > SUBJECT_MAX_CHARACTERS ? (bare.split(/\s(?:and|in|to|on)\s/i)[0] ?? '') : bare
  if (short === '' || short.length > SUBJECT_MAX_CHARACTERS) return null
  return short.slice(0, 1).toUpperCase() + short.slice(1)
}
