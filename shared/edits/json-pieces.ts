/** A value of JSON inside of a text, with what stands between it and the one before. */
export interface JsonPiece {
  before: string
  value: unknown
}

/** The values that stand in a text one after the other; null when one of them cannot be read or has no end. */
export function jsonPieces(text: string): JsonPiece[] | null {
  const pieces: JsonPiece[] = []
  let from = 0
  for (;;) {
    const begin = beginOf(text, from)
    if (begin < 0) return pieces
    const end = endOf(text, begin)
    const value = end < 0 ? undefined : parseJson(text.slice(begin, end))
    if (value === undefined) return null
    pieces.push({ before: text.slice(from, begin), value })
    from = end
  }
}

/** Every value in it has an end, and there is at least one. */
export function isWholeJson(text: string): boolean {
  let from = 0
  for (let count = 0; ; count++) {
    const begin = beginOf(text, from)
    if (begin < 0) return count > 0
    from = endOf(text, begin)
    if (from < 0) return false
  }
}

/** JSON, also with line breaks inside its strings, as models write them; undefined when it is none. */
export function parseJson(text: string): unknown {
  for (const each of [text, withoutRawBreaks(text)]) {
    try {
      return JSON.parse(each)
    } catch {
      // Then perhaps in the other way.
    }
  }
  return undefined
}

/** An object, or a list of objects: `[ARGS]` is neither. */
function beginOf(text: string, from: number): number {
  const at = text.slice(from).search(/\{|\[\s*[{\]]/)
  return at < 0 ? -1 : from + at
}

function endOf(text: string, begin: number): number {
  let depth = 0
  let isInString = false
  for (let at = begin; at < text.length; at++) {
    const char = text[at]
    if (isInString && char === '\\') at++
    else if (char === '"') isInString = !isInString
    else if (isInString) continue
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return -1
}

const BREAKS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const withoutRawBreaks = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"/gs, string => string.replace(/[\n\r\t]/g, char => BREAKS[char] ?? char))
