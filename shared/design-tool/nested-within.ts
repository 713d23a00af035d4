import { FIGMA_LIMITS } from './frame-limits.ts'

interface Nested {
  children?: unknown
}

/** Whether a tree of layers has no more of them, and none deeper, than one that was read from a page; looked at without recursion. */
export function isNestedWithin(frame: object): boolean {
  let left = FIGMA_LIMITS.nodes * 2
  let level: unknown[] = 'root' in frame ? [frame.root] : []
  for (let depth = 0; level.length > 0; depth += 1) {
    left -= level.length
    if (depth > FIGMA_LIMITS.depth + 2 || left < 0) return false
    level = level.flatMap(node => {
      const children = (node as Nested | null)?.children
      return Array.isArray(children) ? (children as unknown[]) : []
    })
  }
  return true
}
