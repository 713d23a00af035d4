import type { TemplateShape } from '#shared/templates.ts'

export interface Head {
  /** What is asked for: `booking page`. */
  head: string
  /** What or whom it is for: `climbing hall`. */
  purpose: string
  /** Everything else that is said. */
  rest: string
  /** Whether it says that it is for a phone, or only a part; null where it does not. */
  shape: TemplateShape | null
}

/** What begins a request and says nothing of its subject. */
const BEGINNING =
  /^(?:(?:please|hi|hello|hey|can|could|would|you|i|we|i'd|we'd|want|need|like|to|us|me|let's|make|create|build|design|generate|implement|develop|write|give|show|a|an|the|new|simple|modern|clean|beautiful|nice|my|our|some)\b[\s,]*)+/i
/** Where what is asked for ends. */
const END =
  /\s(?:with|where|that|which|showing|called|named|including|using|having|featuring|so|and|in|on|to|has|by)\b|[.,:;!?\n("]/i
const FOR = /\s(?:for|of|about)\s/i
/** They say that it is a screen and not which. */
const PLAIN =
  /\b(?:page|screen|app|application|website|web|site|ui|interface|design|layout|view|mobile|responsive|homepage)\b/gi

/** What a request asks for, apart from what it says about it. Every pattern is anchored or looks once at each place. */
export function headOf(prompt: string): Head {
  const start = fromRequest(prompt.trimStart())
  const subject = start.slice(BEGINNING.exec(start)?.[0].length ?? 0)
  const line = subject.slice(0, LINE_MAX_CHARACTERS)
  const end = END.exec(line)?.index ?? line.length
  const phrase = line.slice(0, end)
  const cut = FOR.exec(phrase)
  const own = cut ? phrase.slice(0, cut.index) : phrase
  const purpose = cut ? phrase.slice(cut.index + cut[0].length) : ''
  const bare = own.replace(PLAIN, ' ').trim()
  const rest = `${subject.slice(end)} ${prompt.slice(0, prompt.length - start.length)}`
  const shape = shapeOf(prompt.slice(0, LINE_MAX_CHARACTERS), own)
  // "A website for a restaurant" asks for a restaurant.
  if (bare === '') return { head: purpose || own, purpose: '', rest, shape }
  return { head: own, purpose, rest, shape }
}

const MAKES =
  /\b(?:need|want|make|create|build|design|looking for)\s+(?:me\s+|us\s+)?(?:an?|the|some|my|our)\s+/i
/** So begins what a person tells of himself. */
const TELLS = /^(?:hi|hello|hey|we|i|my|our|i'm|we're|dear|good)\b/i
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
  if (/\b(?:mobile|phone|ios|android|iphone)\b/i.test(line)) return 'mobile'
  if (/\b(?:component|widget|section|card|button|modal|bar)\b/i.test(own)) return 'part'
  if (/\b(?:app|application|dashboard|tool|system|panel|platform)\b/i.test(own)) return 'app'
  if (/\b(?:page|website|site|homepage)\b/i.test(own)) return 'page'
  return null
}
