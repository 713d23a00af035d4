import { type DiffBudget, diffLists, type Hunk } from '#shared/edits/diff.ts'

/** What two have made of one text, line by line; null where both have changed the same place, or one beside it. */
export function mergeTexts(base: string, ours: string, theirs: string, budget?: DiffBudget): string | null {
  const [lines, oursLines, theirsLines] = [linesOf(base), linesOf(ours), linesOf(theirs)]
  const mine = diffLists(lines, oursLines, budget).map(hunk => ({ hunk, put: putBy(oursLines, hunk) }))
  const news = diffLists(lines, theirsLines, budget)
    .map(hunk => ({ hunk, put: putBy(theirsLines, hunk) }))
    .filter(other => !mine.some(one => isSame(one, other)))
  if (news.some(other => mine.some(one => touch(one.hunk, other.hunk)))) return null
  const result: string[] = []
  let at = 0
  for (const { hunk, put } of [...mine, ...news].sort((a, b) => a.hunk.aStart - b.hunk.aStart)) {
    result.push(...lines.slice(at, hunk.aStart), ...put)
    at = hunk.aEnd
  }
  return [...result, ...lines.slice(at)].join('')
}

interface Change {
  hunk: Hunk
  put: string[]
}

/** With their breaks, so that a missing one at the end is a change like any other. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const putBy = (lines: readonly string[], { bStart, bEnd }: Hunk): string[] => lines.slice(bStart, bEnd)

const isSame = (a: Change, b: Change): boolean =>
  a.hunk.aStart === b.hunk.aStart && a.hunk.aEnd === b.hunk.aEnd && a.put.join('') === b.put.join('')

const touch = (a: Hunk, b: Hunk): boolean => a.aStart <= b.aEnd && b.aStart <= a.aEnd
