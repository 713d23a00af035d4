import type { EditResult } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/operations/text-edits.ts'
import { type Rule, rulesOf } from '#shared/edits/theme/sheet.ts'

export type Scheme = 'light' | 'dark'

/** Sets a custom property of the light theme (`:root`) or the dark one (`.dark`); adds it when missing. */
export function setToken(code: string, name: string, value: string, scheme: Scheme | 'both'): EditResult {
  const rules = rulesOf(code)
  const wanted: Scheme[] = scheme === 'both' ? ['light', 'dark'] : [scheme]
  const targets = [...new Set(wanted.flatMap(each => ruleOf(rules, each) ?? []))]
  if (targets.length === 0) return refuse('token-missing', `There is no ${scheme} theme in this file.`)
  return { edits: targets.map(rule => inRule(code, rule, name, value)) }
}

/** The value of a token as written, or null. */
export function readToken(code: string, name: string, scheme: Scheme): string | null {
  const found = ruleOf(rulesOf(code), scheme)?.values.get(name)
  return found ? code.slice(found.start, found.end).trim() : null
}

/** The value of a property in whichever rule says it first, `@theme` among them; null where none does. */
export function readDeclared(code: string, name: string): string | null {
  for (const { values } of rulesOf(code)) {
    const found = values.get(name)
    if (found) return code.slice(found.start, found.end).trim().replace(/\s+/g, ' ')
  }
  return null
}

/** Sets it in every rule that says it; else in `@theme`, else in the light theme. */
export function setDeclared(code: string, name: string, value: string): EditResult {
  const rules = rulesOf(code)
  const saying = rules.filter(({ values }) => values.has(name))
  const home = rules.find(({ selector }) => selector.startsWith('@theme')) ?? ruleOf(rules, 'light')
  const targets = saying.length > 0 ? saying : home ? [home] : []
  if (targets.length === 0) return refuse('token-missing', 'There is no theme in this file.')
  return { edits: targets.map(rule => inRule(code, rule, name, value)) }
}

/** Adds the tokens that only `next` has and that are used, each to the rule it stands in; no old one changes. */
export function withNewTokens(code: string, next: string, isUsed: (name: string) => boolean): string {
  const old = rulesOf(code)
  const known = new Set(old.flatMap(({ values }) => [...values.keys()]))
  const homes = new Map(old.toReversed().map(rule => [rule.selector, rule]))
  const additions = new Map<Rule, Map<string, string>>()
  for (const { selector, values } of rulesOf(next)) {
    const home = homes.get(selector)
    if (!home) continue
    const added = additions.get(home) ?? new Map<string, string>()
    for (const [name, { start, end }] of values)
      if (name.startsWith('--') && !known.has(name) && !added.has(name) && isUsed(name))
        added.set(name, next.slice(start, end).trim())
    if (added.size > 0) additions.set(home, added)
  }
  return applyTextEdits(
    code,
    [...additions].map(([rule, added]) => atEnd(code, rule, added)),
  )
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

function inRule(code: string, rule: Rule, name: string, value: string): TextEdit {
  const found = rule.values.get(name)
  if (!found) return atEnd(code, rule, new Map([[name, value]]))
  const raw = code.slice(found.start, found.end)
  return { at: found.start + raw.length - raw.trimStart().length, remove: raw.trim().length, insert: value }
}

/** Declarations, by their names, put after the last of a rule. */
function atEnd(code: string, rule: Rule, values: ReadonlyMap<string, string>): TextEdit {
  const body = code.slice(rule.bodyStart, rule.bodyEnd)
  const said = body.trimEnd()
  const indent = /\n([ \t]+)\S/.exec(body)?.[1] ?? '  '
  const needsSemicolon = said !== '' && !said.endsWith(';') && !said.endsWith('*/')
  const lines = [...values].map(([name, value]) => `\n${indent}${name}: ${value};`)
  const insert = `${needsSemicolon ? ';' : ''}${lines.join('')}${body.includes('\n') ? '' : '\n'}`
  return { at: rule.bodyStart + said.length, remove: 0, insert }
}
