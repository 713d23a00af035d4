import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/operations/apply.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations/operations.ts'
import type { ProblemCode } from '#shared/edits/operations/problem.ts'
import { resultProblems } from '#shared/edits/operations/result-problems.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/operations/text-edits.ts'

/** What an act makes of the files, or one plain sentence why it makes nothing. */
export type Made = { files: SourceFile[] } | Reason
export interface Reason {
  reason: string
}

/** What is asked for is so; no reason to refuse it to others. */
export const ALREADY = 'It is like that already.'

export const because = (reason: string): Reason => ({ reason })

/** The files after these operations of `shared/edits`. */
export function byOperations(files: readonly SourceFile[], operations: readonly OperationInput[]): Made {
  const applied = apply(
    files,
    operations.map(operation => operationSchema.parse(operation)),
  )
  if (applied.ok) return { files: applied.files }
  const code = applied.problems[0]?.code
  return because((code && SAID[code]) ?? 'This cannot be changed safely here.')
}

/** The files after exact edits of one of them, if they can still be read. */
export function byEdits(files: readonly SourceFile[], name: string, edits: readonly TextEdit[]): Made {
  const after = files.map(file =>
    file.name === name ? { name, code: applyTextEdits(file.code, edits) } : file,
  )
  return resultProblems(files, after).length === 0
    ? { files: after }
    : because('The code could not be read after this change, so it was not made.')
}

const SAID: Partial<Record<ProblemCode, string>> = {
  'no-change': ALREADY,
  'element-missing': 'This element is not in the code any more.',
  'dynamic-value': 'This is worked out by the code, so there is no one place to change it.',
  'not-plain-text': 'This element has no single text of its own; choose the text inside it.',
  'no-parent': 'This is all its component shows, and the component is not used in one single place.',
  'in-expression': 'This is drawn by an expression in the code, so it cannot be changed alone.',
  'token-missing': 'The theme of this design does not have that setting.',
  'literal-missing': 'This list is not written in the code as plain data.',
  'file-missing': 'This file is not in the design any more.',
  'too-large': 'The design would be too large.',
  binary: 'The text holds characters that cannot be written in code.',
  elision: 'The text reads like a comment that stands for code.',
}
