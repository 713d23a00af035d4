import { parse, type Scope, type Token } from 'sucrase/dist/esm/parser/index.js'

export interface ParsedSource {
  code: string
  tokens: readonly Token[]
  scopes: readonly Scope[]
}

let last: { parsed: ParsedSource | null; code: string; dialect: string } | null = null

/** Null for what does not parse. Several look at one source in turn, and reading it is most of what that costs. */
export function parsedSource(code: string, isJsx: boolean, isTypeScript: boolean): ParsedSource | null {
  const dialect = `${isJsx} ${isTypeScript}`
  if (last?.code === code && last.dialect === dialect) return last.parsed
  last = { code, dialect, parsed: parsedNow(code, isJsx, isTypeScript) }
  return last.parsed
}

function parsedNow(code: string, isJsx: boolean, isTypeScript: boolean): ParsedSource | null {
  try {
    return { code, ...parse(code, isJsx, isTypeScript, false) }
  } catch {
    return null
  }
}
