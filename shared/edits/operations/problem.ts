/** Why an operation was refused; the message is a sentence a model can repair its reply with. */
export interface Problem {
  code: ProblemCode
  file: string
  message: string
  /** Which operation of the list; null for a check of the result. */
  operation: number | null
}

export type ProblemCode =
  | 'bad-path'
  | 'duplicate-file'
  | 'file-exists'
  | 'file-missing'
  | 'too-large'
  | 'empty-anchor'
  | 'anchor-missing'
  | 'anchor-ambiguous'
  | 'no-change'
  | 'elision'
  | 'binary'
  | 'unreadable'
  | 'truncated'
  | 'too-complicated'
  | 'unavailable'
  | 'syntax'
  | 'element-missing'
  | 'not-plain-text'
  | 'dynamic-value'
  | 'no-parent'
  | 'in-expression'
  | 'bad-code'
  | 'literal-missing'
  | 'token-missing'
  | 'import-missing'

export interface Refusal {
  code: ProblemCode
  message: string
}

export const refuse = (code: ProblemCode, message: string): { refusal: Refusal } => ({
  refusal: { code, message },
})
