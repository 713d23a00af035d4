import { TokenType as T } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { type ParsedSource, parsedSource } from './parsed-source.ts'

/** A text in quotes that is a value: no type, no key of an object, no part of a sum. */
interface TextPlace {
  start: number
  end: number
  /** The value of an attribute of an element. */
  isAttribute: boolean
}

/** The name in an element's tag. */
interface TagPlace {
  start: number
  end: number
  name: string
  isClosing: boolean
}

const parsedAt = (code: string, path: string): ParsedSource | null =>
  parsedSource(code, !path.endsWith('.ts'), /\.tsx?$/.test(path))

export function textPlaces(code: string, path: string): TextPlace[] {
  const tokens = parsedAt(code, path)?.tokens ?? []
  return tokens.flatMap(({ type, isType, start, end }, at) => {
    if (type !== T.string || isType) return []
    const [before, after] = [tokens[at - 1]?.type, tokens[at + 1]?.type]
    const isKey = after === T.colon && (before === T.braceL || before === T.comma)
    if (isKey || before === T.plus || before === T._import) return []
    return [{ start, end, isAttribute: before === T.eq && tokens[at - 2]?.type === T.jsxName }]
  })
}

export function tagPlaces(code: string, path: string): TagPlace[] {
  const tokens = parsedAt(code, path)?.tokens ?? []
  return tokens.flatMap(({ type, start, end }, at) => {
    const isClosing = tokens[at - 1]?.type === T.slash
    const opens = tokens[at - (isClosing ? 2 : 1)]?.type
    return type === T.jsxName && opens === T.jsxTagStart
      ? [{ start, end, name: code.slice(start, end), isClosing }]
      : []
  })
}
