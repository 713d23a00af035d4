import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { type ParsedSource, parsedSource } from './parsed-source.ts'

export interface Binding {
  /** `default`, `*` for everything, or the name that is exported. */
  name: string
  local: string
  isType: boolean
}

/** One place where a module names another. */
export interface ModuleLink {
  kind: 'import' | 'export' | 'dynamic' | 'require'
  specifier: string
  /** The statement up to its specifier; of a call the whole call. */
  start: number
  end: number
  /** The specifier with its quotes. */
  at: number
  until: number
  isType: boolean
  bindings: Binding[]
  /** `export * from`: what it gives on is not written there. */
  isEverything: boolean
}

/** Every module a source names; none for what does not parse, which no tool can build either. */
export function moduleLinks(code: string, path: string): ModuleLink[] {
  if (!/\b(?:import|from|require)\b/.test(code)) return []
  const isTypeScript = /\.tsx?$/.test(path)
  const parsed = parsedSource(code, !path.endsWith('.ts'), isTypeScript)
  if (!parsed) return []
  return parsed.tokens.flatMap((_, at) => linkAt(parsed, at) ?? [])
}

function linkAt(parsed: ParsedSource, at: number): ModuleLink | null {
  const { tokens } = parsed
  const type = tokens[at]!.type
  const next = tokens[at + 1]?.type
  if (type === T._import && next === T.parenL) return callAt(parsed, at, 'dynamic')
  if (type === T._import && next !== T.dot) return statementAt(parsed, at, 'import')
  if (type === T._export) return statementAt(parsed, at, 'export')
  const isRequire = type === T.name && next === T.parenL && textAt(parsed, at) === 'require'
  return isRequire && tokens[at - 1]?.type !== T.dot ? callAt(parsed, at, 'require') : null
}

function callAt(parsed: ParsedSource, at: number, kind: 'dynamic' | 'require'): ModuleLink | null {
  const { tokens } = parsed
  const [first, , named, close] = tokens.slice(at, at + 4)
  if (named?.type !== T.string || close?.type !== T.parenR) return null
  return {
    ...{ kind, start: first!.start, end: close.end, at: named.start, until: named.end },
    specifier: unquoted(parsed, at + 2),
    isType: first!.isType,
    bindings: [{ name: '*', local: '', isType: false }],
    isEverything: false,
  }
}

/** An import, or an export of what another module has; null for every other statement. */
function statementAt(parsed: ParsedSource, at: number, kind: 'import' | 'export'): ModuleLink | null {
  const { tokens } = parsed
  let depth = 0
  for (let to = at + 1; to < tokens.length; to++) {
    const { type, start, end } = tokens[to]!
    if (type === T.braceL) depth++
    else if (type === T.braceR) depth--
    else if (type === T.string && depth === 0) {
      const isBare = to === at + 1 && kind === 'import'
      if (!isBare && textAt(parsed, to - 1) !== 'from') return null
      const clause = clauseOf(parsed, at + 1, to - (isBare ? 0 : 1), kind)
      const place = { start: tokens[at]!.start, end, at: start, until: end }
      return { kind, specifier: unquoted(parsed, to), ...place, ...clause }
    } else if (!isOfClause(type, kind, to === at + 1)) return null
  }
  return null
}

const ENDS = new Set<number>([T.semi, T.eq, T.parenL, T.dot, T.eof])

/** A declaration that is exported begins with a word of its own; in braces any word may be a name. */
const isOfClause = (type: number, kind: 'import' | 'export', isFirst: boolean): boolean =>
  !ENDS.has(type) &&
  (kind === 'import' || !isFirst || type === T.star || type === T.braceL || type === T.name)

function clauseOf(
  parsed: ParsedSource,
  from: number,
  to: number,
  kind: 'import' | 'export',
): Pick<ModuleLink, 'isType' | 'bindings' | 'isEverything'> {
  const words = parsed.tokens.slice(from, to).map((_, at) => textAt(parsed, from + at))
  // `import type from "x"` imports a value of that name.
  const isType = words[0] === 'type' && words.length > 1 && words[1] !== ','
  const left = isType ? words.slice(1) : words
  const open = left.indexOf('{')
  const heads = (open < 0 ? left : left.slice(0, open)).join(' ').split(',')
  const bindings = heads.flatMap(head => headBinding(head.trim(), isType, kind))
  if (open >= 0) bindings.push(...namedBindings(left.slice(open + 1, left.lastIndexOf('}')), isType))
  return { isType, bindings, isEverything: kind === 'export' && left.join(' ') === '*' }
}

function headBinding(head: string, isType: boolean, kind: 'import' | 'export'): Binding[] {
  if (head === '' || head === '*') return []
  const local = head.replace(/^\*\s*as\s+/, '')
  if (local !== head) return [{ name: '*', local, isType }]
  return kind === 'import' ? [{ name: 'default', local, isType }] : []
}

function namedBindings(words: readonly string[], isAllTypes: boolean): Binding[] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (word === ',') parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.flatMap(part => {
    const isType = part[0] === 'type' && part.length > 1 && part[1] !== 'as'
    const [name = '', , local = name] = isType ? part.slice(1) : part
    return name ? [{ name: name.replace(/^["']|["']$/g, ''), local, isType: isAllTypes || isType }] : []
  })
}

const textAt = ({ code, tokens }: ParsedSource, at: number): string => {
  const token = tokens[at]
  return token ? code.slice(token.start, token.end) : ''
}

const unquoted = (parsed: ParsedSource, at: number): string => textAt(parsed, at).slice(1, -1)
