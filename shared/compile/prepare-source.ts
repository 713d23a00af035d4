import { IdentifierRole } from 'sucrase/dist/esm/parser/tokenizer/index.js'
import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { type ParsedSource, parsedSource } from './parsed-source.ts'

interface Dialect {
  isJsx: boolean
  isTypeScript: boolean
}

/**
 * Writes what sucrase would get wrong in another way that means the same, every line where it was. Code that does not
 * parse is left as it is, for sucrase to explain.
 */
export function prepareSource(code: string, { isJsx, isTypeScript }: Dialect): string {
  if (!EXPORTED_LIST.test(code) && !hasImportBehind(code)) return code
  const parsed = parsedSource(code, isJsx, isTypeScript)
  if (!parsed) return code
  const edits = [...splitExports(parsed), ...hoistImports(parsed)]
  return edits.length === 0 ? code : applied(code, edits)
}

/** Most sources need nothing of this, which their text says without being read. */
const EXPORTED_LIST = /\bexport\s+(?:const|let|var)\b/
const LEADING =
  /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|;|["']use [a-z]+["']|import\b(?!\s*[.(=])[^"'`;()=]*?["'][^"'\n]*["'](?:\s*with\s*\{[^}]*\})?)+/y

/** An import, or what looks like one, after anything else. */
function hasImportBehind(code: string): boolean {
  LEADING.lastIndex = 0
  const start = LEADING.test(code) ? LEADING.lastIndex : 0
  return /\bimport\b(?!\s*[.(])/.test(code.slice(start))
}

/** Why only the compiler of saved versions can run this; null for nearly everything. */
export function onlyCompiled(code: string, { isJsx, isTypeScript }: Dialect): string | null {
  if (!/(?<!["'`\w])@[\w$(]|\bawait\b|\bnamespace\b|\bmodule\b|\bexports\b|\brequire\b/.test(code))
    return null
  const parsed = parsedSource(code, isJsx, isTypeScript)
  const found = parsed && FEATURES.find(([, isUsed]) => parsed.tokens.some((_, at) => isUsed(parsed, at)))
  return found ? found[0] : null
}

type Edit = { at: number; until: number; text: string }

const textOf = ({ code, tokens }: ParsedSource, at: number): string => {
  const token = tokens[at]
  return token ? code.slice(token.start, token.end) : ''
}

const typeAt = ({ tokens }: ParsedSource, at: number): number | undefined => tokens[at]?.type

/** `export const a = 1, b = 2`: sucrase forgets every name but the first, so they are exported at the end. */
function splitExports(parsed: ParsedSource): Edit[] {
  const { tokens, code } = parsed
  const edits: Edit[] = []
  const names: string[] = []
  tokens.forEach((token, at) => {
    if (token.type !== T._export || ![T._const, T._let, T._var].includes(typeAt(parsed, at + 1) ?? -1)) return
    const { declared, isList } = declaredFrom(parsed, at + 2)
    if (!isList) return
    edits.push({ at: token.start, until: token.end, text: ' '.repeat(token.end - token.start) })
    names.push(...declared)
  })
  if (names.length > 0)
    edits.push({ at: code.length, until: code.length, text: `\n;export { ${names.join(', ')} }` })
  return edits
}

const OPENS = new Set([T.braceL, T.dollarBraceL, T.bracketL, T.parenL])
const CLOSES = new Set([T.braceR, T.bracketR, T.parenR])

/** The names a declaration makes, and whether it has several parts. */
function declaredFrom(parsed: ParsedSource, from: number): { declared: string[]; isList: boolean } {
  const { tokens } = parsed
  const declared: string[] = []
  let depth = 0
  let isList = false
  for (let at = from; at < tokens.length; at++) {
    const { type, isType, identifierRole, rhsEndIndex } = tokens[at]!
    if (isType) continue
    if (OPENS.has(type)) depth++
    else if (CLOSES.has(type)) depth--
    else if (depth === 0 && type === T.eq && rhsEndIndex !== null) at = rhsEndIndex - 1
    else if (depth === 0 && type === T.comma) isList = true
    else if (
      identifierRole === IdentifierRole.TopLevelDeclaration ||
      identifierRole === IdentifierRole.ObjectShorthandTopLevelDeclaration
    ) {
      // Without a value and on the next line: the first name of another statement.
      if (depth === 0 && declared.length > 0 && tokens[at - 1]?.type !== T.comma) break
      declared.push(textOf(parsed, at))
    } else if (depth === 0) break
  }
  return { declared, isList }
}

/** Imports run before everything else, wherever they stand: those behind other code go to the first line. */
function hoistImports(parsed: ParsedSource): Edit[] {
  const { tokens, code } = parsed
  const edits: Edit[] = []
  let isBehind = false
  let moved = ''
  for (let at = 0; at < tokens.length; at++) {
    const end = endOfImport(parsed, at)
    if (end === null) {
      isBehind ||= !isDirective(parsed, at) && tokens[at]!.type !== T.eof
      continue
    }
    const start = tokens[at]!.start
    const until = tokens[end]!.end
    if (isBehind) {
      const words = tokens.slice(at, end + 1).map(token => code.slice(token.start, token.end))
      moved += `${words.join(' ')};`
      edits.push({ at: start, until, text: code.slice(start, until).replace(/[^\n]/g, ' ') })
    }
    at = end
  }
  return moved ? [{ at: 0, until: 0, text: moved }, ...edits] : []
}

/** The last token of an import declaration that begins here; null where none does. */
function endOfImport(parsed: ParsedSource, at: number): number | null {
  const { tokens } = parsed
  const token = tokens[at]!
  if (token.type !== T._import || token.scopeDepth > 0) return null
  for (let to = at + 1; to < tokens.length; to++) {
    const { type } = tokens[to]!
    if (type === T.string) return typeAt(parsed, to + 1) === T.semi ? to + 1 : to
    if (type === T.parenL || type === T.dot || type === T.eq || type === T.semi) return null
  }
  return null
}

const isDirective = (parsed: ParsedSource, at: number): boolean =>
  typeAt(parsed, at) === T.semi || (typeAt(parsed, at) === T.string && at < 2)

function applied(code: string, edits: readonly Edit[]): string {
  let out = ''
  let last = 0
  for (const { at, until, text } of [...edits].sort((a, b) => a.at - b.at)) {
    out += code.slice(last, at) + text
    last = until
  }
  return out + code.slice(last)
}

const VALUES = new Set([T._const, T._let, T._var, T._function, T._class, T._enum])

const isNamespace = (parsed: ParsedSource, at: number): boolean => {
  if (typeAt(parsed, at) !== T.name || !/^(?:namespace|module)$/.test(textOf(parsed, at))) return false
  if (typeAt(parsed, at + 1) !== T.name || textOf(parsed, at - 1) === 'declare') return false
  const opens = parsed.tokens.findIndex(({ type }, to) => to > at + 1 && type === T.braceL)
  let depth = 0
  for (let to = opens; opens > 0 && to < parsed.tokens.length; to++) {
    const { type } = parsed.tokens[to]!
    if (OPENS.has(type)) depth++
    if (CLOSES.has(type) && --depth === 0) return false
    if (VALUES.has(type)) return true
  }
  return false
}

const isAwaitOutside = (parsed: ParsedSource, at: number): boolean =>
  textOf(parsed, at) === 'await' &&
  ![T.dot, T.questionDot].includes(typeAt(parsed, at - 1) ?? -1) &&
  typeAt(parsed, at + 1) !== T.colon &&
  parsed.tokens[at]!.type !== T.string &&
  !parsed.scopes.some(
    ({ isFunctionScope, startTokenIndex, endTokenIndex }) =>
      isFunctionScope && startTokenIndex > 0 && startTokenIndex <= at && at < endTokenIndex,
  )

/** Names that the body of a live module uses itself. */
const isTakenName = (parsed: ParsedSource, at: number): boolean =>
  parsed.tokens[at]!.identifierRole === IdentifierRole.TopLevelDeclaration &&
  /^(?:exports|require)$/.test(textOf(parsed, at))

const FEATURES: readonly (readonly [string, (parsed: ParsedSource, at: number) => boolean])[] = [
  ['decorators', (parsed, at) => typeAt(parsed, at) === T.at],
  ['namespaces', isNamespace],
  ['await outside of a function', isAwaitOutside],
  ['a top-level name "exports" or "require"', isTakenName],
]
