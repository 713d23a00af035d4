import type { Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { SourceFile } from '#shared/artifacts.ts'
import { parsedSource } from '#shared/compile/parsed-source.ts'

/** An element in another is up to three brackets of the bundle: a call, its object, its list of children. */
const BRACKETS_OF_ELEMENT = 3
/** What reads the bundle's imports counts to 1,024, and esbuild ends in a stack overflow some thousands deeper. */
const BRACKETS_MAX_DEPTH = 1_000
export const ELEMENTS_MAX_DEPTH = Math.floor(BRACKETS_MAX_DEPTH / BRACKETS_OF_ELEMENT)

const CODE = /\.(?:[jt]sx?|mjs)$/

/** The first file whose elements or brackets stand deeper in each other than can be compiled; null when none does. */
export function deepFile(files: readonly SourceFile[]): string | null {
  const deep = files.find(
    ({ name, code }) =>
      CODE.test(name) && roughDepth(code) > BRACKETS_MAX_DEPTH && depthOf(name, code) > BRACKETS_MAX_DEPTH,
  )
  return deep?.name ?? null
}

/** Without reading the code: a comparison counts for an element, so that this is never too little for real code. */
function roughDepth(code: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < code.length; at++) {
    const char = code.charAt(at)
    const next = code.charAt(at + 1)
    if (char === '(' || char === '[' || char === '{') depth++
    else if (char === ')' || char === ']' || char === '}') depth--
    else if (char === '<' && next === '/') depth -= BRACKETS_OF_ELEMENT
    else if (char === '<' && /[\w>$]/.test(next)) depth += BRACKETS_OF_ELEMENT
    else if (char === '/' && next === '>') depth -= BRACKETS_OF_ELEMENT
    if (depth > deepest) deepest = depth
    if (depth < 0) depth = 0
  }
  return deepest
}

function depthOf(name: string, code: string): number {
  const parsed = parsedSource(code, !name.endsWith('.ts'), /\.tsx?$/.test(name))
  if (!parsed) return roughDepth(code)
  let depth = 0
  let deepest = 0
  parsed.tokens.forEach((token, at) => {
    depth += stepOf(token, parsed.tokens[at - 1], parsed.tokens[at + 1])
    deepest = Math.max(deepest, depth)
  })
  return deepest
}

function stepOf(token: Token, before: Token | undefined, after: Token | undefined): number {
  switch (token.type) {
    case TokenType.parenL:
    case TokenType.bracketL:
    case TokenType.braceL:
    case TokenType.dollarBraceL:
      return 1
    case TokenType.parenR:
    case TokenType.bracketR:
    case TokenType.braceR:
      return -1
    case TokenType.jsxTagStart:
      return after?.type === TokenType.slash ? -BRACKETS_OF_ELEMENT : BRACKETS_OF_ELEMENT
    case TokenType.jsxTagEnd:
      return before?.type === TokenType.slash ? -BRACKETS_OF_ELEMENT : 0
    default:
      return 0
  }
}
