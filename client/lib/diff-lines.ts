import { diffLists } from '#shared/edits/diff.ts'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Two texts as one list of lines: what stayed, what went, what came. */
export function diffLines(original: string, updated: string): DiffLine[] {
  const before = linesOf(original)
  const after = linesOf(updated)
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

/** How many lines came and went. */
export function countChanges(lines: readonly DiffLine[]): { added: number; removed: number } {
  const count = (kind: DiffLine['kind']) => lines.filter(line => line.kind === kind).length
  return { added: count('added'), removed: count('removed') }
}

/** Lines as they are shown: what is far from any change is only counted. */
export type ShownDiff = (DiffLine | { kind: 'gap'; count: number })[]

export function withoutFarLines(lines: readonly DiffLine[], near: number): ShownDiff {
  const shown: ShownDiff = []
  let gap: DiffLine[] = []
  const closeGap = () => {
    if (gap.length > 1) shown.push({ kind: 'gap', count: gap.length })
    else shown.push(...gap)
    gap = []
  }
  const distance = distances(lines)
  for (const [at, line] of lines.entries()) {
    if ((distance[at] ?? 0) > near) {
      gap.push(line)
      continue
    }
    closeGap()
    shown.push(line)
  }
  closeGap()
  return shown
}

/** How far each line is from the nearest changed one. */
function distances(lines: readonly DiffLine[]): number[] {
  const distance = lines.map(({ kind }) => (kind === 'same' ? Number.POSITIVE_INFINITY : 0))
  for (let at = 1; at < lines.length; at++)
    distance[at] = Math.min(distance[at] ?? 0, (distance[at - 1] ?? 0) + 1)
  for (let at = lines.length - 2; at >= 0; at--)
    distance[at] = Math.min(distance[at] ?? 0, (distance[at + 1] ?? 0) + 1)
  return distance
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))
