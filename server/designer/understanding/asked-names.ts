const NAMES_MAX = 8
const WORDS_MAX = 3
const BETWEEN = /\s*,\s*(?:(?:and|or|plus)\s+)?|\s+(?:and|or|plus|&)\s+/i
const END = /[.;:!?()\n]|\s(?:with|each|where|that|which|so|in|on|at|below|above|as|showing|including)\s/i

interface Wish {
  /** Where "links to home, tours and prices" is a list as well. */
  isPlain?: boolean
}

/** What stands after a word for it, in its order: "tabs Overview, Activity and Badges"; null without two names. */
export function askedNames(prompt: string, what: RegExp, { isPlain = false }: Wish = {}): string[] | null {
  const opener = new RegExp(
    `${what.source}\\s*(?:\\([^)]*\\)\\s*)?(?::|—|–|-|named|called|for|of|by|like|such as|with|are|containing|including|to)?\\s*`,
    'gi',
  )
  for (const match of prompt.matchAll(opener)) {
    const rest = prompt.slice(match.index + match[0].length)
    const end = rest.search(END)
    const names = namesIn(end < 0 ? rest : rest.slice(0, end), isPlain)
    if (names.length >= 2) return names
  }
  return null
}

/** The names a list begins with; what is no name ends it. */
function namesIn(list: string, isPlain: boolean): string[] {
  const names: string[] = []
  for (const piece of list.split(BETWEEN)) {
    const name = piece.replace(/^["“'‘]|["”'’]$/g, '').trim()
    const words = name.split(/\s+/)
    const isName = isPlain ? /^\p{L}/u.test(name) && !NO_NAME.test(name) : /^[\p{Lu}\d]/u.test(name)
    if (!isName || words.length > WORDS_MAX) break
    names.push(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return names.slice(0, NAMES_MAX)
}

/** What a bar or a page has besides its entries. */
const NO_NAME =
  /^(?:an?|the|its|some|all)\s|\b(?:logo|button|search|drop-?down|icons?|toggle|menus?|links?|animation|hover|dark|light|sticky|responsive|mobile|cta|avatar|colou?rs?|background|style|effect|hamburger|bar|sign[- ]?(?:in|up)|log[- ]?in)\b/i
