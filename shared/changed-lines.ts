/** What of a text is other than it was, as whole lines: between the first and the last line that differ. */
export interface ChangedLines {
  /** The line of the new text with which it begins, from 1. */
  from: number
  before: string[]
  after: string[]
}

/** Found from both ends, which takes no longer than reading them; null where nothing differs. */
export function changedLines(before: string, after: string): ChangedLines | null {
  if (before === after) return null
  const [old, now] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, now.length)
  let head = 0
  while (head < shorter && old[head] === now[head]) head++
  let tail = 0
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  return {
    from: head + 1,
    before: old.slice(head, old.length - tail),
    after: now.slice(head, now.length - tail),
  }
}
