import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { readTones } from '#server/designer/understanding/tone.ts'

const OPENER =
  /(?::|\b(?:with|including|includes?|featuring|features?|shows?|showing|displays?|displaying|contains?|containing|has|have|having|such as|plus|adds?|there (?:is|are)|listing|where [\w ]{2,30}? can|can(?: also)?|able to|lets? (?:me|us|\w+s)|(?:allow|enabl)(?:e|es|s|ing)? [\w ]{2,24}? to|helps? [\w ]{2,24}? to|functionalit(?:y|ies)(?: for| such as| like)?|functions?(?: for| such as| like)?|supports?|offers?|provides?|need(?:s|ed)?|want(?:s|ed)?|mit|avec|con|com|met|med)\b:?)\s+/i
const BETWEEN =
  /\s*[,;:]\s*(?:(?:and|or|plus|then)\s+)?|\s+(?:and|or|plus|und|sowie|et|y|och|as well as|along with|with|including|such as|like|featuring|showing|that (?:shows?|lists?|includes?|has|have))\s+|\s+(?:has|have)\s+|\s+[–—]\s+/i
const DETERMINERS =
  /^(?:(?:and|or|plus|und|et|then|einem?|einer|eine|der|die|das|den|le|les|la|los|las|une?|un|unos|del|de|also|be|an?|the|its|their|our|my|your|some|any|all|each|every|one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:[-–]\d+)?|several|multiple|many|various|different|at least|a few|a set of|a list of|simple|small|short|big|large|clear|compact|succinct|nice|beautiful|prominent|dedicated|to|for|in|on|of|from)\s+)+/i
/** Where a thing ends and what is said about it begins. */
const SAID_ABOUT =
  /\s+(?:that|which|who|where|when|while|so|because|built|made|using|rendered|shown|introducing|listing|based|in order|within|without|via|across|on (?:hover|the|click)|at the|in the|to (?:the|each|every|see|show|keep|make)|as (?:a|an|they|the|needed)|below|above|beside)\b.*$/i
const WORDS_MAX = 6
const MOST = 40

/** Everything a request names as being there: what its lists hold, however they are opened. */
export function readNamedParts(prompt: string): string[] {
  const sentences = prompt.split(/(?<=[.!?])\s+|[;\n]+/)
  const found = sentences.flatMap(sentence => {
    if (STYLE_SENTENCE.test(sentence.trim())) return piecesOf(sentence).filter(item => PART.test(item))
    const point = /^\s*(?:[-*•]|\d+[.)])\s+(.*)$/.exec(sentence)?.[1]
    if (point) return piecesOf(point)
    const opener = OPENER.exec(sentence)
    return opener ? piecesOf(sentence.slice(opener.index + opener[0].length)) : []
  })
  const kept = new Map(found.map(item => [item.toLowerCase(), item]))
  return [...kept.values()].slice(0, MOST)
}

/** "Use warm colours", "Aesthetic: bold": how it looks, not what is there. */
const STYLE_SENTENCE =
  /^(?:please\s+)?(?:backgrounds?\b|colou?rs?\b|palette\b|fonts?\b|use|using|apply|set|style|choose|select|define|assign|establish|configure|implement \w+ for|aesthetic|style|focus|avoid|no |keep|the (?:design|look|style|aesthetic)|design the (?:site|layout)|make (?:it|sure|the design))\b(?![^.]*\b(?:tabs|filters?|columns?)\b)/i

/** What stands among the wishes for a look and is a part all the same: "an editorial headline and a trust row". */
const PART = /\b(?:rows?|strips?|banners?|badges?|sub-?head(?:line)?s?|ctas?)$/i

function piecesOf(list: string): string[] {
  return list
    .replace(/\([^)]*\)?/g, '')
    .split(BETWEEN)
    .map(piece => short(bare(piece).replace(SAID_ABOUT, '')))
    .map(piece => bare(piece.replace(/^["“'‘]|["”'’.!?:]+$/g, '')))
    .filter(isThing)
}

/** Without determiners, and without the words that only say that it can be done there. */
function bare(text: string): string {
  let piece = text.trim()
  for (let before = ''; before !== piece; ) {
    before = piece
    piece = piece.replace(DETERMINERS, '').replace(LEAD, '').trim()
  }
  return piece
    .replace(
      /(?<=\S)\s+(?:features?|functionalit(?:y|ies)|functions?|capabilit(?:y|ies)|etc|integration)$/i,
      '',
    )
    .replace(/["“”]/g, '')
}

const LEAD =
  /^(?:(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|ability|option|support|tools?|buttons?)\s+(?:for|to|of)\s+|(?:includ(?:e|es|ing)|such as|like|with|using|called|named|has|have|shows?|allows?|allowing|enabling|enables?|lets?|letting|provides?|providing|supports?|where|see|able to|should be able to)\s+|(?:\w+s|people|anyone|everyone|someone|them|me|us|i|you|we)\s+(?:can|could|to|may)\s+)/i

/** A long phrase loses what hangs on a preposition. */
const short = (piece: string): string =>
  piece.split(/\s+/).length > WORDS_MAX
    ? piece.replace(/\s+(?:for|from|on|in|at|to|as|of|by)\s.*$/i, '')
    : piece

function isThing(item: string): boolean {
  const words = item.split(/\s+/)
  const isState = words.length === 1 && /(?:ed|ly|ive|ful)$/i.test(item)
  const isLook = words.every(word => LOOK_WORD.test(word) || readTones(word).length > 0)
  return (
    item.length > 2 &&
    words.length <= WORDS_MAX &&
    /\p{L}{3}/u.test(item) &&
    !/[$€£%#{}<>]/.test(item) &&
    hexOf(item) === null &&
    item.search(COLOR_PATTERN) < 0 &&
    !isLook &&
    !isState &&
    !LOOKS.test(item) &&
    !WHOLE.test(item) &&
    !NOTHING.test(item)
  )
}

const LOOK_WORD =
  /^(?:and|or|of|in|a|the|more|easy|clear|crisp|polished|smooth|real|realistic|plausible|intuitive|dashboard|design|interface|labels|beautiful|elements|focus|vivid|rich|neutral)$/i
const LOOKS =
  /\b(?:colou?r(?:s|ed)?|accents?|backgrounds?|themes?|fonts?|type|typeface|typograph\w*|serifs?|palette|styl\w*|look|feel|aesthetics?|layouts?|animat\w*|gradients?|spacing|surfaces?|corners?|shadows?|white ?space|responsive\w*|react|typescript|tailwind|shadcn|css|svg|contrast|copy|imagery|stock|placeholders?|stacking|behaviou?rs?|affordances?|hierarchy|density|hover\w*|transitions?|textures?|proportions|energy|mobile|desktop|lorem|external|touch|mock data|ui|ux|interface|intuitive|usability|user-friendly|algorithm|readable text|distractions)\b/i
/** What it is as a whole is no part of it. */
const WHOLE =
  /\b(?:page|website|web ?site|site|app|application|dashboard|platform|portal|system)(?:\s+(?:for|of|about|called)\b.*)?$/i
const NOTHING =
  /^(?:no|not|avoid|without|never|focus|learn how|other|these|this|easily|automatically)\b|^(?:users?|people|me|us|it|they|them|this|that|everything|anything|something|more|much more|etc|so on|ability|abilities|you|others|shows?|together|too|everyone|website|web ?app|app|application|page|site|platform|system|features?|components?|functions?|functionalit(?:y|ies)|following|these|those|design|users? should.*|should.*|can .*|is .*|are .*)$/i
