interface Span {
  start: number
  end: number
}

export interface Rule {
  selector: string
  bodyStart: number
  bodyEnd: number
  /** Where the value of each property stands that it says itself, first sayings alone. */
  values: Map<string, Span>
}

/** The rules of a sheet in order, read in time that grows with its length; nesting keeps the selector nearest the declarations. */
export function rulesOf(code: string): Rule[] {
  const blanked = blank(code)
  const rules: Rule[] = []
  const open: Rule[] = []
  let from = 0
  const declare = (end: number) => {
    const values = open.at(-1)?.values
    const found = /^\s*([\w-]+)\s*:/.exec(blanked.slice(from, end))
    const name = found?.[1]
    if (values && found && name && !values.has(name)) values.set(name, { start: from + found[0].length, end })
  }
  for (let at = 0; at < blanked.length; at++) {
    const char = blanked[at]
    if (char === '{') {
      const selector = blanked.slice(from, at).trim()
      const rule = { selector, bodyStart: at + 1, bodyEnd: blanked.length, values: new Map() }
      rules.push(rule)
      open.push(rule)
    } else if (char === '}' || char === ';') {
      declare(at)
      const ended = char === '}' ? open.pop() : null
      if (ended) ended.bodyEnd = at
    } else continue
    from = at + 1
  }
  // The last of a sheet that is cut off.
  declare(blanked.length)
  return rules
}

/** Braces left open, so that a cut-off sheet is seen; comments and strings do not count. */
export function openBraces(code: string): number {
  const blanked = blank(code)
  return (blanked.match(/\{/g)?.length ?? 0) - (blanked.match(/\}/g)?.length ?? 0)
}

/** The sheet with comments and strings as blanks of the same length. */
const blank = (code: string): string =>
  code.replace(/\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g, found =>
    found.replace(/[^\n]/g, ' '),
  )
