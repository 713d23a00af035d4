import { diffLists } from '#shared/edits/diff.ts'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Two snippets as one list of lines: what stayed, what went, what came. */
export function snippetLines(originalSnippet: string, newSnippet: string): DiffLine[] {
  const before = linesOf(originalSnippet)
  const after = linesOf(newSnippet)
  const lines: DiffLine[] = []
  let at = 0
  for (const { aStart, aEnd, bStart, bEnd } of diffLists(before, after)) {
    for (const text of before.slice(at, aStart)) lines.push({ kind: 'same', text })
    for (const text of before.slice(aStart, aEnd)) lines.push({ kind: 'removed', text })
    for (const text of after.slice(bStart, bEnd)) lines.push({ kind: 'added', text })
    at = aEnd
  }
  for (const text of before.slice(at)) lines.push({ kind: 'same', text })
  return lines
}

const linesOf = (snippet: string): string[] => (snippet === '' ? [] : snippet.split('\n'))
