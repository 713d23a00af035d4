import type { SourceFile } from '#shared/artifacts.ts'
import { diffLists } from '#shared/edits/diff.ts'

/** Lines from 1, both of them changed as well. */
export interface LineRange {
  from: number
  to: number
  /** Only taken away: the line is the one that stands there now. */
  isRemoval: boolean
}

/** Where a text differs from what it was, in lines of the text as it is. */
export function changedLines(before: string, after: string): LineRange[] {
  const lines = after.split('\n')
  return diffLists(before.split('\n'), lines).map(({ bStart, bEnd }) => {
    const isRemoval = bStart === bEnd
    const from = Math.min(bStart + 1, lines.length)
    return { from, to: isRemoval ? from : bEnd, isRemoval }
  })
}

/** The same for all files that differ and are still there, in their order. */
export function changedFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): Map<string, LineRange[]> {
  const old = new Map(before.map(({ name, code }) => [name, code]))
  return new Map(
    after.flatMap(({ name, code }) => {
      const was = old.get(name)
      return was === code ? [] : [[name, changedLines(was ?? '', code)] as const]
    }),
  )
}
