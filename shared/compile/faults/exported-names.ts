import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { moduleLinks } from '#shared/compile/module-links.ts'
import { parsedSource } from '#shared/compile/parsed-source.ts'

/** The values that a source of the design exports, by their names; what it passes on whole is not looked into. */
export function exportedNames(path: string, code: string): string[] {
  const parsed = parsedSource(code, !path.endsWith('.ts'), /\.tsx?$/.test(path))
  if (!parsed) return []
  const { tokens } = parsed
  const text = (at: number) => {
    const token = tokens[at]
    return token ? code.slice(token.start, token.end) : ''
  }
  const passed = moduleLinks(code, path).filter(({ kind, isType }) => kind === 'export' && !isType)
  const names = passed.flatMap(({ bindings }) =>
    bindings.filter(({ isType }) => !isType).map(({ local }) => local),
  )
  const starts = new Set(passed.map(({ start }) => start))
  for (const [at, token] of tokens.entries()) {
    if (token.type !== T._export || starts.has(token.start)) continue
    const next = tokens[at + 1]
    if (next?.type === T.braceL) names.push(...listed(text, at + 2))
    else names.push(...declaredBy(text, at + 1))
  }
  return [...new Set(names.filter(Boolean))]
}

/** `{ a, b as c, type D }` from its first word. */
function listed(text: (at: number) => string, from: number): string[] {
  const parts: string[][] = [[]]
  for (let at = from; text(at) && text(at) !== '}'; at++) {
    if (text(at) === ',') parts.push([])
    else parts.at(-1)!.push(text(at))
  }
  return parts.flatMap(words => (words[0] === 'type' && words.length > 1 ? [] : [words.at(-1) ?? '']))
}

const BEFORE_NAME = new Set(['async', 'abstract', 'function', 'class', 'enum', 'const', 'let', 'var', '*'])

/** The name that a declaration behind `export` makes; types make none that is loaded. */
function declaredBy(text: (at: number) => string, from: number): string[] {
  if (text(from) === 'default') return ['default']
  let at = from
  while (BEFORE_NAME.has(text(at))) at++
  const isValue = at > from && /^[\w$]+$/.test(text(at))
  return isValue ? [text(at)] : []
}
