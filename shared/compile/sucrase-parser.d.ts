/** The parser inside sucrase, which has no types at this address: the same module its transform uses. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export interface Token {
    type: number
    start: number
    end: number
    isType: boolean
  }
  export function parse(
    input: string,
    isJsxEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[] }
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Readonly<Record<'jsxTagStart' | 'jsxName' | 'dot' | 'slash', number>>
}
