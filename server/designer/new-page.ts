const PAGE = '(?:page|screen|dashboard|website|site|homepage|web ?shop)'
const LINK = '(?:for|called|named|about|of)'

const COMMANDED = new RegExp(
  `^\\s*(?:please\\s+)?(?:(?:design|build|create|generate|draw|start)|make(?!\\s+(?:the|this|that|it|its|my|our)\\b))\\b[^.!?\\n]{0,80}\\b(?:${PAGE}|form)\\b[^.!?\\n]*\\b${LINK}\\b`,
  'i',
)
/** "A dashboard for a coffee roastery" is a whole request, with no verb at all. */
const NAMED = new RegExp(
  `^\\s*(?:(?:I|we)\\s+(?:need|want|would like)\\s+)?(?:an?|one|another)\\s+(?!(?:new\\s+)?(?:section|button|link|part|block)\\b)(?:[\\w-]+\\s+){0,5}?${PAGE},?\\s+(?:${LINK}|with)\\b`,
  'i',
)
/** "Landing page for …", which names a kind and nothing before it. */
const BARE =
  /^\s*(?:landing|pricing|sign-?in|sign-?up|log-?in|settings|product|booking|home|launch|waitlist)?[\s-]*(?:page|screen|dashboard|website|homepage)\s+(?:for|called|named|about)\b/i
const AFRESH =
  /\b(?:start over|replace (?:this|the (?:whole|entire)) design|from scratch|new design instead|something completely different)\b/i
const GOES_ON =
  /^\s*(?:please\s+)?(?:continue|go on|carry on|keep going|proceed|resume|next|again|try again|retry|weiter)\b[\s.!…]*(?:please)?[\s.!…]*$/i

/** Longer requests ask for more than that; this one is read in the thread of a room. */
const GOES_BACK_MAX_CHARACTERS = 200
const GOES_BACK =
  /^\s*(?:(?:please|no|nope|sorry|oops|hmm?|wait|actually|ok(?:ay)?|never ?mind|i (?:do not|don['’]t) like (?:it|that|this)|that(?:['’]s| is) (?:not (?:what i (?:meant|wanted)|right|good|it)|wrong|worse)|it (?:was|looked) better before|(?:can|could) you|let(?:['’]|)s|just)[\s,.!:;–-]+)*(?:(?:undo|revert|roll ?back|go back|take (?:it|that|this) back|change (?:it|that) back|put (?:it|that) back|step back|back|restore|discard|ctrl[ +-]?z|cmd[ +-]?z)(?:\s+(?:it|that|this|to|the|my|your|one|last|latest|previous|earlier|old|before|again|change|changes|edit|edits|step|version|state|design|please|as|was|how|what|you|just|did|made|have|had|i|asked|for|all|of|which|we|were|where|way))*)[\s.!?]*(?:please)?[\s.!?]*$/i

/** In so many words: what is there is to go. */
export const isAfresh = (instruction: string): boolean => AFRESH.test(instruction)

/** What stands in its place, without the words that say so. */
export const replacingWith = (instruction: string): string =>
  instruction.replace(/^replace this design: /i, '')

/** Whether a whole page is asked for, by name or by starting over. */
export const startsOver = (instruction: string): boolean =>
  isAfresh(instruction) ||
  (!ADDS_PAGE.test(instruction) && [COMMANDED, NAMED, BARE].some(pattern => pattern.test(instruction)))

/** One more page beside those that are there. */
const ADDS_PAGE =
  /^\s*(?:please\s+)?(?:add|create|make|build|include)\s+(?:an?\s+)?(?:(?:new|another|second|separate|extra|additional|sub)[- ]?page\b|[\w -]{1,30}\bpage\b[^.!?\n]*\b(?:link(?:ed)?|nav(?:igation)?|menu)\b)/i

/** "start over" and nothing else: no page is named. */
export const isOnlyAfresh = (instruction: string): boolean =>
  /^\s*(?:please\s+|let(?:'|’)?s\s+|can (?:you|we)\s+)?(?:start (?:over|again|afresh)|(?:begin|start) (?:again )?from scratch|from scratch)[\s.!?]*(?:please)?[\s.!?]*$/i.test(
    instruction,
  )

/** "continue" asks for nothing by itself. */
export const isGoingOn = (instruction: string): boolean => GOES_ON.test(instruction)

/** The request that the page as it is came from. */
export const pagePromptIn = (history: readonly string[]): string | null =>
  history.findLast(startsOver) ?? history.find(text => !isGoingOn(text)) ?? null

/** "undo", "go back", "I don't like it, revert that": the last change is not wanted any more. */
export const isGoingBack = (instruction: string): boolean =>
  instruction.length <= GOES_BACK_MAX_CHARACTERS && GOES_BACK.test(instruction)
