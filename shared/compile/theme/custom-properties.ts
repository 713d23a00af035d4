/** One custom property as a sheet says it. */
export interface CustomProperty {
  /** With its two hyphens. */
  name: string
  value: string
  /** Where the value stands in the sheet. */
  start: number
  end: number
  /** What it stands in, from the outside in: at-rules, and the selector last. */
  inside: readonly string[]
}

/** No theme stands deeper. */
const DEPTH_MAX = 8

/** Every custom property of a sheet, read in one pass; comments and texts are passed over. */
export function customProperties(css: string): CustomProperty[] {
  const found: CustomProperty[] = []
  /** The same list for all of one rule. */
  let inside: readonly string[] = []
  const outer: (readonly string[])[] = []
  let from = 0
  /** Whether a comment has been met behind something that begins there, so that this is not read again for the next one. */
  let isBegun = false
  const declared = (end: number) => {
    const text = css.slice(from, end)
    const name = /^\s*(--[\w-]+)\s*:/.exec(text)
    if (!name?.[1] || inside.length === 0 || inside.length > DEPTH_MAX) return
    const raw = text.slice(name[0].length)
    const start = from + name[0].length + (raw.length - raw.trimStart().length)
    found.push({
      name: name[1],
      value: raw.trim(),
      start,
      end: start + raw.trim().length,
      inside,
    })
  }
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    const char = css[at]
    if (char === '\\') at++
    else if (char === '/' && css[at + 1] === '*') {
      isBegun ||= css.slice(from, at).trim() !== ''
      at = endOf(css, '*/', at + 2) + 1
      if (!isBegun) from = at + 1
    } else if (char === '"' || char === "'") at = endOfText(css, char, at + 1)
    else if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth > 0) continue
    else if (char === '{') {
      outer.push(inside)
      inside = inside.length > DEPTH_MAX ? inside : [...inside, withoutComments(css.slice(from, at))]
      from = at + 1
      isBegun = false
    } else if (char === ';' || char === '}') {
      declared(at)
      if (char === '}') inside = outer.pop() ?? []
      from = at + 1
      isBegun = false
    }
  }
  return found
}

function endOf(css: string, what: string, from: number): number {
  const at = css.indexOf(what, from)
  return at < 0 ? css.length : at
}

function endOfText(css: string, quote: string, from: number): number {
  for (let at = from; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === quote || css[at] === '\n') return at
  }
  return css.length
}

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
