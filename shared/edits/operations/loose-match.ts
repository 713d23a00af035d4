export interface Place {
  at: number
  end: number
}

/** Fewer characters than these say too little to be looked for in any other way than as they stand. */
const WANTED_MIN_CHARACTERS = 8
/** More places than this make no search less ambiguous. */
const PLACES_MAX = 6

/**
 * Where a search stands when indentation, line breaks, blanks and the kind of quotes are not looked at. Blanks between
 * two words stay blanks, and a word is found only whole.
 */
export function loosePlaces(code: string, search: string): Place[] {
  const wanted = loose(search).text
  if (wanted.length < WANTED_MIN_CHARACTERS) return []
  const { text, places } = loose(code)
  const found: Place[] = []
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
    const at = places[from] ?? code.length
    const end = (places[from + wanted.length - 1] ?? code.length - 1) + 1
    const isWhole = !isInWord(code, at) && !isInWord(code, end)
    if (isWhole && found.push({ at, end }) >= PLACES_MAX) break
  }
  return found
}

/** The text without what is not looked at, and where each remaining character stood. */
function loose(code: string): { text: string; places: number[] } {
  const kept: string[] = []
  const places: number[] = []
  let blank = -1
  for (let at = 0; at < code.length; at++) {
    const char = code.charAt(at)
    if (/\s/.test(char)) {
      blank = at
      continue
    }
    if (blank >= 0 && isWord(kept.at(-1)) && isWord(char)) {
      kept.push(' ')
      places.push(blank)
    }
    blank = -1
    kept.push(QUOTE.test(char) ? '"' : char)
    places.push(at)
  }
  return { text: kept.join(''), places }
}

const QUOTE = /["'‘’“”]/
const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}_$]/u.test(char)
const isInWord = (code: string, at: number): boolean => isWord(code[at - 1]) && isWord(code[at])

/** The replacement as it belongs to such a place: indented and quoted as the file is. */
export function replaceLoosely(
  code: string,
  { at, end }: Place,
  search: string,
  replacement: string,
): Place & { insert: string } {
  const lineStart = code.lastIndexOf('\n', at - 1) + 1
  const startsLine = code.slice(lineStart, at).trim() === ''
  if (replacement.trim() === '')
    return { ...(startsLine ? wholeLines(code, lineStart, at, end) : { at, end }), insert: '' }
  const body = requoted(code.slice(at, end), search, replacement)
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
  const [first = '', ...rest] = body.split(/\r?\n/)
  if (!startsLine) return { at, end, insert: [first.trimStart(), ...rest].join('\n') }
  const indented = indentations(search, code.slice(lineStart, end))
  return { at: lineStart, end, insert: [first, ...rest].map(indented).join('\n') }
}

/** The line break goes with lines of which nothing is left. */
function wholeLines(code: string, lineStart: number, at: number, end: number): Place {
  const lineEnd = code.indexOf('\n', end)
  const rest = code.slice(end, lineEnd < 0 ? code.length : lineEnd)
  return rest.trim() === '' ? { at: lineStart, end: lineEnd < 0 ? code.length : lineEnd + 1 } : { at, end }
}

/** How a line is indented in the file that has the indentation of the search: as the lines are that both have. */
function indentations(search: string, found: string): (line: string) => string {
  const [wanted, there] = [search, found].map(text => text.split(/\r?\n/).filter(line => line.trim() !== ''))
  const known = new Map<string, string>()
  if (wanted && there && wanted.length === there.length)
    wanted.forEach((line, at) => {
      const from = indentOf(line)
      if (!known.has(from)) known.set(from, indentOf(there[at] ?? ''))
    })
  const longest = [...known].sort(([a], [b]) => b.length - a.length)
  return line => {
    const indent = indentOf(line)
    const [from, to] = longest.find(([each]) => indent.startsWith(each)) ?? ['', '']
    return line.trim() === '' ? line : to + line.slice(from.length)
  }
}

const indentOf = (line: string): string => line.slice(0, line.length - line.trimStart().length)

/** Where the search had the other kind of quotes, the replacement has it too; an apostrophe is none of them. */
function requoted(found: string, search: string, replacement: string): string {
  const [theirs, other] = search.includes("'") ? ["'", '"'] : ['"', "'"]
  const isOther =
    search.includes(theirs) && !search.includes(other) && !found.includes(theirs) && found.includes(other)
  const isPlain = !replacement.includes(other) && !/[\p{L}\p{N}]['][\p{L}\p{N}]/u.test(replacement)
  return isOther && isPlain ? replacement.replaceAll(theirs, other) : replacement
}
