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
  BEGIN.lastIndex = from
  return BEGIN.exec(text)?.index ?? -1
}

const BEGIN = /\{|\[\s*[{\]]/g

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

function withoutRawBreaks(text: string): string {
  const pieces: string[] = []
  let isInString = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '"') isInString = !isInString
    else if (char === '\\' && isInString) at++
    else if (isInString && BREAKS[char]) {
      pieces.push(text.slice(from, at), BREAKS[char])
      from = at + 1
    }
  }
  return pieces.length === 0 ? text : `${pieces.join('')}${text.slice(from)}`
}
