export interface TextChange {
  from: number
  to: number
  insert: string
}

/** The one stretch in which two texts differ; null when they do not. */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++
  let tail = 0
  while (
    tail < shorter - from &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++
  }
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
