/** A stretch that differs: `a[aStart, aEnd)` became `b[bStart, bEnd)`. */
export interface Hunk {
  aStart: number
  aEnd: number
  bStart: number
  bEnd: number
}

/** Past this many differences one big hunk is as good, and the search stays below some tens of milliseconds. */
const MAX_DIFFERENCES = 1_500

/** Steps of the search that are left, for whoever compares several lists in a given time; 100,000 are some milliseconds. */
export interface DiffBudget {
  left: number
}

const STEPS_MAX = 4_000_000

/** The shortest edit between two lists (Myers' greedy search), as hunks in order; one hunk when it takes too long. */
export function diffLists(
  a: readonly string[],
  b: readonly string[],
  budget: DiffBudget = { left: STEPS_MAX },
): Hunk[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let aEnd = a.length
  let bEnd = b.length
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd--
    bEnd--
  }
  if (aEnd === start && bEnd === start) return []
  if (aEnd === start || bEnd === start) return [{ aStart: start, aEnd, bStart: start, bEnd }]
  const ids = intern(a, b, start, aEnd, bEnd)
  const kept = keptPairs(ids.a, ids.b, budget)
  if (!kept) return [{ aStart: start, aEnd, bStart: start, bEnd }]
  return hunksBetween(kept, aEnd - start, bEnd - start, start)
}

/** Numbers compare faster than lines. */
function intern(a: readonly string[], b: readonly string[], start: number, aEnd: number, bEnd: number) {
  const known = new Map<string, number>()
  const number = (text: string) => {
    const id = known.get(text) ?? known.size
    known.set(text, id)
    return id
  }
  return {
    a: Int32Array.from(a.slice(start, aEnd), number),
    b: Int32Array.from(b.slice(start, bEnd), number),
  }
}

/** Pairs of positions kept by a shortest edit, or null when there are too many differences. */
function keptPairs(a: Int32Array, b: Int32Array, budget: DiffBudget): [number, number][] | null {
  const limit = Math.min(a.length + b.length, MAX_DIFFERENCES)
  const reach = new Int32Array(2 * limit + 3)
  const middle = limit + 1
  const trace: Int32Array[] = []
  for (let d = 0; d <= limit && budget.left > 0; d++) {
    trace.push(reach.slice(middle - d, middle + d + 1))
    for (let k = -d; k <= d; k += 2) {
      const below = reach[middle + k - 1] ?? 0
      const above = reach[middle + k + 1] ?? 0
      let x = k === -d || (k !== d && below < above) ? above : below + 1
      let y = x - k
      const from = x
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++
        y++
      }
      reach[middle + k] = x
      budget.left -= 1 + x - from
      if (x >= a.length && y >= b.length) return backtrack(trace, a.length, b.length)
    }
  }
  return null
}

/** `trace[d]` is the reach before step d, for diagonals -d to d. */
function backtrack(trace: Int32Array[], aLength: number, bLength: number): [number, number][] {
  const kept: [number, number][] = []
  let x = aLength
  let y = bLength
  for (let d = trace.length - 1; d > 0; d--) {
    const at = (k: number) => trace[d]?.[k + d] ?? 0
    const k = x - y
    const previous = k === -d || (k !== d && at(k - 1) < at(k + 1)) ? k + 1 : k - 1
    const fromX = at(previous)
    const fromY = fromX - previous
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      x--
      y--
      kept.push([x, y])
    }
    x = fromX
    y = fromY
  }
  while (x > 0 && y > 0) {
    x--
    y--
    kept.push([x, y])
  }
  return kept.reverse()
}

function hunksBetween(kept: [number, number][], aLength: number, bLength: number, shift: number): Hunk[] {
  const hunks: Hunk[] = []
  let aAt = 0
  let bAt = 0
  for (const [aKept, bKept] of [...kept, [aLength, bLength] as [number, number]]) {
    if (aKept > aAt || bKept > bAt) {
      hunks.push({ aStart: aAt + shift, aEnd: aKept + shift, bStart: bAt + shift, bEnd: bKept + shift })
    }
    aAt = aKept + 1
    bAt = bKept + 1
  }
  return hunks
}
