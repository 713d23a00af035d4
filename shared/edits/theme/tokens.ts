import { type EditResult, put, swap } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'

export type Scheme = 'light' | 'dark'

interface Rule {
  selector: string
  bodyStart: number
  bodyEnd: number
}

/** Sets a custom property of the light theme (`:root`) or the dark one (`.dark`); adds it when missing. */
export function setToken(code: string, name: string, value: string, scheme: Scheme | 'both'): EditResult {
  const rules = rulesOf(code)
  const wanted: Scheme[] = scheme === 'both' ? ['light', 'dark'] : [scheme]
  const edits = wanted.flatMap(each => {
    const rule = ruleOf(rules, each)
    return rule ? [inRule(code, rule, name, value)] : []
  })
  if (edits.length === 0) return refuse('token-missing', `There is no ${scheme} theme in this file.`)
  return { edits: edits.flatMap(edit => ('edits' in edit ? edit.edits : [])) }
}

/** The value of a token as written, or null. */
export function readToken(code: string, name: string, scheme: Scheme): string | null {
  const rule = ruleOf(rulesOf(code), scheme)
  const found = rule ? declarationOf(code, rule, name) : null
  return found ? code.slice(found.start, found.end).trim() : null
}

/** The value of a property in whichever rule says it first, `@theme` among them; null where none does. */
export function readDeclared(code: string, name: string): string | null {
  for (const rule of rulesOf(code)) {
    const found = declarationOf(code, rule, name)
    if (found) return code.slice(found.start, found.end).trim().replace(/\s+/g, ' ')
  }
  return null
}

/** Sets it in every rule that says it; else in `@theme`, else in the light theme. */
export function setDeclared(code: string, name: string, value: string): EditResult {
  const rules = rulesOf(code)
  const saying = rules.filter(rule => declarationOf(code, rule, name))
  const home = rules.find(rule => rule.selector.startsWith('@theme')) ?? ruleOf(rules, 'light')
  const targets = saying.length > 0 ? saying : home ? [home] : []
  if (targets.length === 0) return refuse('token-missing', 'There is no theme in this file.')
  return {
    edits: targets.flatMap(rule => {
      const made = inRule(code, rule, name, value)
      return 'edits' in made ? made.edits : []
    }),
  }
}

/** Adds the tokens that only `next` has and that are used, each to the rule it stands in; no old one changes. */
export function withNewTokens(code: string, next: string, isUsed: (name: string) => boolean): string {
  let result = code
  for (const rule of rulesOf(next)) {
    const body = blank(next).slice(rule.bodyStart, rule.bodyEnd)
    for (const [, name = ''] of body.matchAll(/(?:^|[;{}\s])(--[\w-]+)\s*:/g)) {
      const isKnown = rulesOf(code).some(each => declarationOf(code, each, name))
      const target = rulesOf(result).find(each => each.selector === rule.selector)
      const found = declarationOf(next, rule, name)
      if (isKnown || !target || !found || declarationOf(result, target, name) || !isUsed(name)) continue
      const added = inRule(result, target, name, next.slice(found.start, found.end).trim())
      if ('edits' in added) result = applyTextEdits(result, added.edits)
    }
  }
  return result
}

function ruleOf(rules: Rule[], scheme: Scheme): Rule | null {
  const names = (rule: Rule) => rule.selector.split(',').map(part => part.trim())
  const isFor = (rule: Rule) =>
    scheme === 'dark'
      ? names(rule).includes('.dark')
      : names(rule).some(name => name === '.light' || name === ':root')
  const candidates = rules.filter(isFor)
  return (
    candidates.find(rule => (scheme === 'light' ? !names(rule).includes('.dark') : true)) ??
    candidates[0] ??
    null
  )
}

function inRule(code: string, rule: Rule, name: string, value: string): EditResult {
  const found = declarationOf(code, rule, name)
  if (found) {
    const raw = code.slice(found.start, found.end)
    const start = found.start + raw.length - raw.trimStart().length
    return swap(start, found.start + raw.trimEnd().length, value)
  }
  const body = code.slice(rule.bodyStart, rule.bodyEnd)
  const end = rule.bodyStart + body.trimEnd().length
  const indent = /\n([ \t]+)\S/.exec(body)?.[1] ?? '  '
  const needsSemicolon = body.trim() !== '' && !body.trimEnd().endsWith(';') && !body.trimEnd().endsWith('*/')
  return put(
    end,
    `${needsSemicolon ? ';' : ''}\n${indent}${name}: ${value};${body.includes('\n') ? '' : '\n'}`,
  )
}

function declarationOf(code: string, rule: Rule, name: string): { start: number; end: number } | null {
  const blanked = blank(code)
  const pattern = new RegExp(`(^|[;{}\\s])${name}\\s*:`, 'g')
  pattern.lastIndex = rule.bodyStart
  const match = pattern.exec(blanked)
  if (!match || match.index >= rule.bodyEnd) return null
  const start = match.index + match[0].length
  const end = blanked.slice(start, rule.bodyEnd).search(/[;}]/)
  return { start, end: end < 0 ? rule.bodyEnd : start + end }
}

/** Innermost rules of the sheet in order; nesting keeps the selector nearest the declarations. */
function rulesOf(code: string): Rule[] {
  const blanked = blank(code)
  const rules: Rule[] = []
  const open: Rule[] = []
  let from = 0
  for (let at = 0; at < blanked.length; at++) {
    const char = blanked[at]
    if (char === '{') {
      const rule = { selector: blanked.slice(from, at).trim(), bodyStart: at + 1, bodyEnd: code.length }
      rules.push(rule)
      open.push(rule)
    } else if (char === '}') {
      const rule = open.pop()
      if (rule) rule.bodyEnd = at
    }
    if (char === '{' || char === '}' || char === ';') from = at + 1
  }
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
