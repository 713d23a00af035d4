const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A piece of a list, and whether it hangs on the one before: "by plant", "with due dates". */
export interface Clause {
  text: string
  link: 'with' | 'by' | null
}

const BETWEEN = /\s*[,:]\s*(?:(?:and|or|plus)\s+)?|\s+(?:and|plus|as well as)\s+/i
/** "borrow drills and ladders", "high and low tides": one piece of the list. */
const KEPT_TOGETHER =
  /((?:\b(?:borrow|lend|offer|sell|share|rent|donate)s? [\w-]+)|\b(?:high|low|wet|dry|old|new|big|small|hot|cold|lost)) and ((?!(?:my|our|a|an|the|see|request|find|book)\b)[\w-]+)(?=[\s,.;]|$)/gi

/** The rest of a request in pieces; what stands after "by" or "with" keeps that word until the next piece of its own. */
export function clausesIn(rest: string): Clause[] {
  const found: Clause[] = []
  for (const sentence of rest.split(/[.!?;\n]+\s*/)) {
    let link: Clause['link'] = null
    for (const piece of sentence.replace(KEPT_TOGETHER, '$1 & $2').split(BETWEEN)) {
      const text = piece.replaceAll(' & ', ' and ').trim()
      if (text === '') continue
      const opener =
        /^(?:with|including|featuring|showing|where (?:I|you|people|members|neighbou?rs|we|they|gardeners|residents|parents|\w+s)(?: can| could)?|that|which|who can|to)\s+/i.exec(
          text,
        )
      if (startsAnew(bare(text))) link = null
      const isWho = /^who\s+(?!can\b)/i.test(text)
      const body = opener && !isWho ? text.slice(opener[0].length) : text
      if (opener && /^(?:with|including|featuring|showing)/i.test(opener[0])) link = 'with'
      const [first = '', ...hung] = body.split(/\s+(?=(?:with|by|showing|including)\s)/i)
      found.push({ text: bare(first), link })
      for (const part of hung) {
        const by = /^by\s/i.test(part)
        link = by ? 'by' : 'with'
        found.push({ text: bare(part.replace(/^(?:with|by|showing|including)\s+/i, '')), link })
      }
    }
  }
  return found.filter(({ text }) => /\p{L}{3}/u.test(text))
}

/** A verb or a list of its own ends what hung on the piece before. */
export const startsAnew = (text: string): boolean =>
  /^(?:(?:an?|the)\s+)?(?:my|our|who|what|how|when|where|list|table|calendar|map|form|way|browse|search|find|see|view|book|reserve|borrow|claim|request|register|report|apply|order|offer|submit|send|sign|join|add|donate|rent|filter)\b/i.test(
    text,
  )

const bare = (text: string): string =>
  text
    .replace(/^(?:(?:and|or|plus|also|then|an?|the|some|our|their|its|your|all|every|each|to)\s+)+/i, '')
    .replace(/\s+(?:near you|for free|easily|online|here|etc)$/i, '')
    .replace(/["“”]/g, '')
    .trim()

/** "three cakes": the count and what is counted. */
export function counted(text: string): { count: number | null; noun: string } {
  const [first = '', ...others] = text.split(/\s+/)
  const at = NUMBERS.indexOf(first.toLowerCase())
  const count = at >= 0 ? at + 1 : /^\d{1,2}$/.test(first) ? Number(first) : null
  return count === null || others.length === 0
    ? { count: null, noun: text }
    : { count, noun: others.join(' ') }
}
