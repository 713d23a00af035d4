/** How deep the lines of two texts are indented that say the same. */
export interface SameLine {
  theirs: string
  ours: string
}

/** How a text indents one step deeper. */
interface Unit {
  isTab: boolean
  size: number
}

const DEFAULT_UNIT: Unit = { isTab: false, size: 2 }
/** What people indent by; other steps are alignment. */
const SIZES = [2, 3, 4, 8]

export const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? ''

/** The indentation of a character that begins its line; null where something else does. */
export function indentBefore(text: string, at: number): string | null {
  let from = at
  while (from > 0 && (text[from - 1] === ' ' || text[from - 1] === '\t')) from--
  return from === 0 || text[from - 1] === '\n' ? text.slice(from, at) : null
}

/**
 * Indents lines of one text as another is indented, from lines that both have. The first line of a quotation often lacks
 * its indentation alone: then it says nothing of the others.
 */
export function reindented(
  lines: readonly string[],
  same: readonly SameLine[],
  theirText: string,
  ourText: string,
): string[] {
  const ours = unitOf(ourText) ?? DEFAULT_UNIT
  const theirs = unitOf(theirText) ?? ours
  const [head, ...rest] = same
  if (!head) return [...lines]
  const indent = (line: string, by: readonly SameLine[]) => {
    const depth = depthOf(indentOf(line), theirs)
    const exact = by.find(each => each.theirs === indentOf(line))
    if (exact) return exact.ours
    const known = by.map(each => ({ ...each, depth: depthOf(each.theirs, theirs) }))
    const below = known.filter(each => each.depth <= depth).sort((a, b) => b.depth - a.depth)[0]
    const nearest = below ?? known.sort((a, b) => a.depth - b.depth)[0]
    return nearest ? deeper(nearest.ours, depth - nearest.depth, ours) : indentOf(line)
  }
  const isHeadOdd = rest.length > 0 && indent(head.theirs, rest) !== head.ours
  const by = isHeadOdd ? rest : same
  return lines.map((line, at) => {
    if (line.trim() === '') return ''
    const isHead = at === 0 && isHeadOdd && indentOf(line) === head.theirs
    return (isHead ? head.ours : indent(line, by)) + line.slice(indentOf(line).length)
  })
}

const depthOf = (indent: string, { isTab, size }: Unit): number => {
  const tabs = indent.length - indent.replaceAll('\t', '').length
  const blanks = indent.length - tabs
  return isTab ? tabs + blanks / DEFAULT_UNIT.size : tabs + blanks / size
}

function deeper(indent: string, steps: number, { isTab, size }: Unit): string {
  const blanks = isTab ? 0 : Math.round(Math.abs(steps) * size)
  const more = isTab ? '\t'.repeat(Math.round(Math.abs(steps))) : ' '.repeat(blanks)
  return steps >= 0 ? indent + more : indent.slice(0, Math.max(0, indent.length - more.length))
}

/** The step that most lines take that are deeper than the one before; null where none is. */
function unitOf(text: string): Unit | null {
  const counts = new Map<number, number>()
  let tabs = 0
  let before = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const indent = indentOf(line)
    if (indent.startsWith('\t')) tabs++
    const step = indent.length - before
    before = indent.length
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  if (tabs > 0) return { isTab: true, size: 1 }
  const [most] = [...counts]
    .filter(([step]) => SIZES.includes(step))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return most ? { isTab: false, size: most[0] } : null
}
