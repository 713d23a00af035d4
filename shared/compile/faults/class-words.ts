import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { ReadSource } from './read-source.ts'

export interface ClassWord {
  word: string
  line: number
  /** It is put together of parts at run time, and ends open. */
  isGlued: boolean
}

const OPENS = new Set([T.braceL, T.dollarBraceL, T.parenL, T.bracketL])
const CLOSES = new Set([T.braceR, T.parenR, T.bracketR])

/**
 * Every class that code names: in attributes for classes, and in any other text in which at least half of the words are
 * classes with a rule, as in the variants of a component.
 */
export function classWords(
  { parsed: { code, tokens }, lineAt }: ReadSource,
  hasRule: (word: string) => boolean,
): ClassWord[] {
  const found: ClassWord[] = []
  const isAt = (at: number, type: number) => tokens[at]?.type === type
  // While above 0, inside the braces of such an attribute.
  let depth = 0
  for (let at = 0; at < tokens.length; at++) {
    const { type, start, end } = tokens[at]!
    const isNamed = isAt(at - 1, T.eq) && isAt(at - 2, T.jsxName)
    const isOfClasses =
      isNamed && /class(?:Name)?$/i.test(code.slice(tokens[at - 2]!.start, tokens[at - 2]!.end))
    if (OPENS.has(type) && (depth > 0 || isOfClasses)) depth++
    else if (CLOSES.has(type) && depth > 0) depth--
    if (type !== T.string && type !== T.template) continue
    const isText = type === T.string
    const text = isText ? code.slice(start + 1, end - 1) : code.slice(start, end)
    const words = placed(text, start + (isText ? 1 : 0))
    // What is compared, names an entry, or is the value of an option, is no class.
    const isCompared = isAt(at - 1, T.equality) || isAt(at + 1, T.equality) || isAt(at - 1, T.bracketL)
    const isOption =
      isAt(at - 1, T.colon) && isAt(at - 2, T.name) && (isAt(at - 3, T.braceL) || isAt(at - 3, T.comma))
    const isIn = (depth > 0 && !isCompared && !isOption) || isOfClasses
    if (!isIn && (words.length < 2 || words.filter(({ word }) => hasRule(word)).length * 2 < words.length))
      continue
    const isGluedBefore = !isText && isAt(at - 1, T.braceR) && !/^\s/.test(text)
    const isGluedBehind =
      (!isText && isAt(at + 1, T.dollarBraceL) && !/\s$/.test(text)) || isAt(at + 1, T.plus)
    for (const [index, { word, offset }] of words.entries()) {
      const isOpen = isGluedBehind && index === words.length - 1 && !/\s$/.test(text)
      if (isOpen && !word.endsWith('-')) continue
      if (isGluedBefore && index === 0) continue
      found.push({ word, line: lineAt(offset), isGlued: isOpen })
    }
  }
  return found
}

const placed = (text: string, start: number): { word: string; offset: number }[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, offset: start + index }))
