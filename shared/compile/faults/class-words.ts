import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import type { ReadSource } from './read-source.ts'

export interface ClassWord {
  word: string
  line: number
  /** It is put together of parts at run time. */
  isGlued: boolean
}

const ATTRIBUTE = /^(?:className|class|\w+ClassName)$/
const MAKERS = new Set(['cn', 'clsx', 'cx', 'twMerge', 'classNames', 'cva', 'tv'])
const OPENS = new Set([T.braceL, T.dollarBraceL, T.parenL, T.bracketL])
const CLOSES = new Set([T.braceR, T.parenR, T.bracketR])

/** Every class that code names where classes are named, with its line. */
export function classWords({ parsed: { code, tokens }, lineAt }: ReadSource): ClassWord[] {
  const found: ClassWord[] = []
  const seen = new Set<number>()
  const text = (at: number) => code.slice(tokens[at]!.start, tokens[at]!.end)
  const isType = (at: number, type: number) => tokens[at]?.type === type

  function take(at: number): void {
    const { start, end, type } = tokens[at]!
    if (seen.has(start)) return
    seen.add(start)
    const isText = type === T.string
    const inside = isText ? code.slice(start + 1, end - 1) : code.slice(start, end)
    const opensGlue = isText ? /^\s*\+/.test(code.slice(end, end + 20)) : isType(at + 1, T.dollarBraceL)
    const closesGlue = !isText && isType(at - 1, T.braceR)
    const words = inside.split(/\s+/)
    for (const [index, word] of words.entries()) {
      if (!word) continue
      const isLast = index === words.length - 1 && opensGlue && word.endsWith('-')
      const isFirst = index === 0 && closesGlue
      if (isFirst) continue
      const isOpen = index === words.length - 1 && opensGlue && !isLast && !isText
      if (isOpen) continue
      found.push({ word, line: lineAt(start + Math.max(0, inside.indexOf(word))), isGlued: isLast })
    }
  }

  /** Texts until the bracket that opens here is closed; names that are compared, and keys of variants, are no classes. */
  function takeUntilClosed(open: number, isVariants: boolean): number {
    let depth = 0
    let at = open
    for (; at < tokens.length; at++) {
      const type = tokens[at]!.type
      if (OPENS.has(type)) depth++
      else if (CLOSES.has(type) && --depth === 0) return at
      if (type !== T.string && type !== T.template) continue
      const isKey = isVariants && isType(at + 1, T.colon) && (isType(at - 1, T.comma) || isType(at - 1, T.braceL))
      const isCompared = isType(at - 1, T.equality) || isType(at + 1, T.equality)
      const isIndex = isType(at - 1, T.bracketL) && isType(at + 1, T.bracketR) && isType(at - 2, T.name)
      if (!isKey && !isCompared && !isIndex) take(at)
    }
    return at
  }

  for (let at = 0; at < tokens.length; at++) {
    if (isType(at, T.jsxName) && isType(at + 1, T.eq) && ATTRIBUTE.test(text(at))) {
      if (isType(at + 2, T.string)) take(at + 2)
      else if (isType(at + 2, T.braceL)) takeUntilClosed(at + 2, false)
    } else if (isType(at, T.name) && isType(at + 1, T.parenL) && MAKERS.has(text(at)))
      takeUntilClosed(at + 1, /^(?:cva|tv)$/.test(text(at)))
  }
  return found
}
