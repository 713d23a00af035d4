/** The parser inside sucrase, which has no types at this address: the same module its transform uses. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export interface Token {
    type: number
    start: number
    end: number
    scopeDepth: number
    isType: boolean
    /** What a name does where it stands; null for what is no name. */
    identifierRole: number | null
    /** Of a `=` in a declaration: the token after what is assigned. */
    rhsEndIndex: number | null
  }
  export interface Scope {
    startTokenIndex: number
    endTokenIndex: number
    isFunctionScope: boolean
  }
  export function parse(
    input: string,
    isJsxEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[]; scopes: Scope[] }
}

declare module 'sucrase/dist/esm/parser/tokenizer/index.js' {
  import type { Token } from 'sucrase/dist/esm/parser/index.js'
  export function isDeclaration(token: Token): boolean
  export const IdentifierRole: Readonly<
    Record<'TopLevelDeclaration' | 'ObjectShorthandTopLevelDeclaration', number>
  >
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Readonly<
    Record<
      | '_class'
      | '_const'
      | '_enum'
      | '_export'
      | '_function'
      | '_import'
      | '_let'
      | '_var'
      | 'at'
      | 'backQuote'
      | 'braceL'
      | 'braceR'
      | 'bracketL'
      | 'bracketR'
      | 'colon'
      | 'comma'
      | 'dot'
      | 'dollarBraceL'
      | 'eof'
      | 'eq'
      | 'equality'
      | 'jsxName'
      | 'jsxTagEnd'
      | 'jsxTagStart'
      | 'name'
      | 'parenL'
      | 'parenR'
      | 'plus'
      | 'questionDot'
      | 'semi'
      | 'slash'
      | 'star'
      | 'string'
      | 'template',
      number
    >
  >
}
