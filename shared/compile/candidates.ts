/**
 * Every text in a source that could be a Tailwind class: generous, since Tailwind ignores what it does not know.
 * Cuts at white space, quotes and the punctuation of JSX, but keeps `[…]` and `-(…)` of arbitrary values whole.
 */
export function extractCandidates(code: string): Set<string> {
  const found = new Set<string>()
  let start = -1
  let depth = 0
  const end = (at: number) => {
    if (start >= 0) addCandidate(code.slice(start, at), found)
    start = -1
    depth = 0
  }
  for (let at = 0; at < code.length; at++) {
    const char = code.charCodeAt(at)
    if (depth > 0) {
      if (char === OPEN_BRACKET || char === OPEN_PAREN) depth++
      else if (char === CLOSE_BRACKET || char === CLOSE_PAREN) depth--
      else if (char <= SPACE) end(at)
      else if (isQuote(char)) {
        const closing = quotedValueEnd(code, at)
        if (closing < 0) end(at)
        else at = closing
      }
      continue
    }
    if (start < 0 && char === OPEN_BRACKET && opensProperty(code.charCodeAt(at + 1))) {
      start = at
      depth = 1
    } else if (start >= 0 && opensValue(code, at)) depth++
    else if (isCut(char)) end(at)
    else if (start < 0) start = at
  }
  end(code.length)
  return found
}

const SPACE = 32
const OPEN_PAREN = 40
const CLOSE_PAREN = 41
const DASH = 45
const SLASH = 47
const COLON = 58
const AT = 64
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93
const MAX_CHARACTERS = 300
// " ' ` { } < > ; , = ( ) \ [ ] — `[` and `(` count only where they do not open a value.
const CUTS = new Set([...'"\'`{}<>;,=()\\[]'].map(char => char.charCodeAt(0)))

const isCut = (char: number) => char <= SPACE || CUTS.has(char)
const isQuote = (char: number) => char === 34 || char === 39 || char === 96
const isLower = (char: number) => char > 96 && char < 123

/** `w-[…]`, `x:[…]`, `text-sm/[…]`, `@[…]:x` and `bg-(--name)`, but not `call(` and not `list[0]` of code. */
function opensValue(code: string, at: number): boolean {
  const before = code.charCodeAt(at - 1)
  const isPart = before === DASH || before === SLASH
  if (code.charCodeAt(at) === OPEN_PAREN) return isPart
  return code.charCodeAt(at) === OPEN_BRACKET && (isPart || before === COLON || before === AT)
}

/** `[mask-type:luminance]`, `[&>svg]:size-4` and `[:where(&)]:p-4` begin with a bracket. */
const opensProperty = (char: number) =>
  char === 38 || char === DASH || char === COLON || char === AT || isLower(char)

/** Where a quoted part of an arbitrary value ends: `before:content-['a']`; -1 when the quote ends the text. */
function quotedValueEnd(code: string, at: number): number {
  const closing = code.indexOf(code.charAt(at), at + 1)
  const bracket = code.indexOf(']', at)
  if (closing < 0 || bracket < 0 || closing > bracket) return -1
  return /\s/.test(code.slice(at, closing)) ? -1 : closing
}

function addCandidate(text: string, found: Set<string>): void {
  if (text.length > MAX_CHARACTERS) return
  if (!beginsLikeClass(text.charCodeAt(0)) && !NUMBERED_VARIANT.test(text)) return
  found.add(text)
  const trimmed = text.replace(/(?<![.,:;?!])[.,:;?!]+$/, '')
  if (trimmed && trimmed !== text) found.add(trimmed)
  if (/^[a-z-]+(\.[a-z0-9:-]+)+$/.test(text)) for (const part of text.split('.')) if (part) found.add(part)
}

// ! @ * - [ a-z
const beginsLikeClass = (char: number) =>
  isLower(char) || char === 33 || char === AT || char === 42 || char === DASH || char === OPEN_BRACKET

/** `2xl:p-8` */
const NUMBERED_VARIANT = /^\d+[a-z]+:/
