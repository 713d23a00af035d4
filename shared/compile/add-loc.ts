import type { Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { isPageElement } from '#shared/compile/page-elements.ts'
import { parsedSource } from '#shared/compile/parsed-source.ts'

/** Names the place of an element in the source: `file:line:column`, the line from 1 and the column from 0. */
export const LOC_ATTRIBUTE = 'data-loc'

/**
 * Stamps where each element stands, for the editor only; no line moves. Stamped are elements of the page and
 * components that come from packages or the kit, which hand the attribute on to what they draw; components of the
 * design itself draw elements of their own. Code that does not parse is left as it is, for the compiler to explain.
 */
export function addLoc(code: string, file: string): string {
  const tokens = tokensOf(code, file)
  if (!tokens) return code
  const foreign = foreignNames(code)
  const lines = new LineCounter(code)
  let out = ''
  let last = 0
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens[at]!
    const name = tokens[at + 1]
    if (start.type !== TokenType.jsxTagStart || name?.type !== TokenType.jsxName) continue
    const end = endOfName(tokens, at + 1)
    const tag = code.slice(name.start, end.nameEnd)
    if (!isPageElement(tag) && !foreign.has(tag.split('.')[0]!)) continue
    const { line, column } = lines.at(start.start)
    out += `${code.slice(last, end.insertAt)} ${LOC_ATTRIBUTE}="${file}:${line}:${column}"`
    last = end.insertAt
  }
  return last === 0 ? code : out + code.slice(last)
}

/** A bundle without its stamps, as everybody but the editor gets it. */
export const removeLocs = (js: string): string => js.replace(BUNDLED, '')

/** A line of stamped source as it was written, and where in it a column then is. */
export function unstampedLine(text: string, column: number): { text: string; column: number } {
  const before = text.slice(0, column).replace(WRITTEN, '').length
  return { text: text.replace(WRITTEN, ''), column: before }
}

const WRITTEN = new RegExp(` ${LOC_ATTRIBUTE}="[^"]*:\\d+:\\d+"`, 'g')
const BUNDLED = new RegExp(`"${LOC_ATTRIBUTE}":\\s*"[^"\\\\]*:\\d+:\\d+",?`, 'g')

export interface Loc {
  file: string
  line: number
  column: number
}

export function parseLoc(text: string): Loc | null {
  const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(text) ?? []
  return file ? { file, line: Number(line), column: Number(column) } : null
}

function tokensOf(code: string, file: string): readonly Token[] | null {
  if (!/\.[jt]sx$|\.js$/.test(file) || !code.includes('<')) return null
  const isTypeScript = /\.tsx$/.test(file)
  const parsed = parsedSource(code, true, isTypeScript)
  if (parsed) return parsed.tokens
  const plain = plainAttributes(code)
  return plain === code ? null : (parsedSource(plain, true, isTypeScript)?.tokens ?? null)
}

const NAMESPACED = /(?<=\s)(xlink|xmlns|xml):([a-z])([a-z]*)(?=\s*=)/g

/** `xlink:href` of a pasted SVG as React names it, `xlinkHref`, of the same length: the parser reads no colons. */
export const plainAttributes = (code: string): string =>
  code.replace(
    NAMESPACED,
    (_, space: string, first: string, rest: string) => `${space}${first.toUpperCase()}${rest} `,
  )

/** Where `Tabs.List<string>` ends: its name, and its type arguments, after which attributes begin. */
function endOfName(tokens: readonly Token[], at: number): { nameEnd: number; insertAt: number } {
  let end = at
  while (tokens[end + 1]?.type === TokenType.dot && tokens[end + 2]?.type === TokenType.jsxName) end += 2
  const nameEnd = tokens[end]!.end
  while (tokens[end + 1]?.isType) end++
  return { nameEnd, insertAt: tokens[end]!.end }
}

const IMPORT = /\bimport\b(?!\s+type\b)\s((?:(?!\bimport\b)[\w$*\s{},])+?)from\s*["']([^"']+)["']/g
const KIT = /^(?:[@~]\/|\.{1,2}\/(?:.*\/)?)(?:src\/)?components\/ui\/|^\.\.?\/ui\//

/** Names imported from a package or from the kit; React's own components take no attribute. */
function foreignNames(code: string): Set<string> {
  const names = new Set<string>()
  for (const [, clause = '', specifier = ''] of code.matchAll(IMPORT)) {
    const isPackage = !/^[.~/]|^@\//.test(specifier) && specifier !== 'react'
    if (!isPackage && !KIT.test(specifier)) continue
    for (const [, , local] of clause.matchAll(/([\w$*]+)(?:\s+as\s+([\w$]+))?/g)) if (local) names.add(local)
    for (const piece of clause.split(/[{},]/)) {
      const name = piece.trim()
      if (/^[A-Za-z$_][\w$]*$/.test(name)) names.add(name)
    }
  }
  return names
}

/** Line and column of offsets that only grow. */
class LineCounter {
  readonly #code: string
  #line = 1
  #start = 0

  constructor(code: string) {
    this.#code = code
  }

  at(offset: number): { line: number; column: number } {
    for (
      let next = this.#code.indexOf('\n', this.#start);
      next >= 0 && next < offset;
      next = this.#code.indexOf('\n', this.#start)
    ) {
      this.#line += 1
      this.#start = next + 1
    }
    return { line: this.#line, column: offset - this.#start }
  }
}
