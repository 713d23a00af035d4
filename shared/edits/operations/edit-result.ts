import type { Refusal } from '#shared/edits/operations/problem.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'

/** What one operation makes of one file: edits of its code, or why not. */
export type EditResult = { edits: TextEdit[] } | { refusal: Refusal }

export const put = (at: number, insert: string): { edits: TextEdit[] } => ({
  edits: [{ at, remove: 0, insert }],
})

export const swap = (at: number, end: number, insert: string): { edits: TextEdit[] } => ({
  edits: [{ at, remove: end - at, insert }],
})
