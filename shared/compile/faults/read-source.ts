import { isDeclaration } from 'sucrase/dist/esm/parser/tokenizer/index.js'
import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { plainAttributes } from '#shared/compile/add-loc.ts'
import { type ModuleLink, moduleLinks } from '#shared/compile/module-links.ts'
import { type ParsedSource, parsedSource } from '#shared/compile/parsed-source.ts'

/** A source of a design with what is asked of it again and again. */
export interface ReadSource {
  file: string
  parsed: ParsedSource
  links: ModuleLink[]
  lineAt(offset: number): number
}

const CODE = /\.(?:[jt]sx?|mjs)$/
export const isCode = (path: string): boolean => CODE.test(path)

/** Null for what is no code, or does not parse: the compiler says why. */
export function readSource(file: string, given: string): ReadSource | null {
  if (!isCode(file)) return null
  const isTypeScript = /\.tsx?$/.test(file)
  const isJsx = !file.endsWith('.ts')
  const code = parsedSource(given, isJsx, isTypeScript) ? given : plainAttributes(given)
  const parsed = parsedSource(code, isJsx, isTypeScript)
  return parsed && { file, parsed, links: moduleLinks(code, file), lineAt: lineCounter(code) }
}

/** The line, from 1, in which an offset stands; found by halves. */
export function lineCounter(code: string): (offset: number) => number {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

/** The names that code uses as values; what is used as a type alone is never loaded. */
export function usedNames({ parsed: { code, tokens }, links }: ReadSource): Set<string> {
  const used = new Set<string>()
  let link = 0
  const own = links.filter(({ kind }) => kind === 'import')
  for (const [at, token] of tokens.entries()) {
    while (own[link] && own[link]!.until <= token.start) link++
    if (own[link] && token.start >= own[link]!.start) continue
    if (token.isType || (token.type !== T.name && token.type !== T.jsxName)) continue
    const before = tokens[at - 1]?.type
    if (before === T.dot || before === T.questionDot) continue
    used.add(code.slice(token.start, token.end))
  }
  return used
}

/** Names that are declared anywhere in the code, whatever their reach. */
export function declaredNames({ parsed: { code, tokens }, links }: ReadSource): Set<string> {
  const declared = new Set(links.flatMap(({ bindings }) => bindings.map(({ local }) => local)))
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]?.type
    const isNamed = before === T._class || before === T._function || before === T._enum
    if (token.type === T.name && (isDeclaration(token) || isNamed))
      declared.add(code.slice(token.start, token.end))
  }
  return declared
}
