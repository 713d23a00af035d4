export type TreeMove = { focus: string } | { open: string } | { close: string } | { choose: string } | null

interface Row {
  path: string
  name: string
  level: number
  /** Null for what holds nothing. */
  children: readonly unknown[] | null
}

/** What a key does in a tree (ARIA tree pattern); null for a key that does nothing there. */
export function treeMove(
  key: string,
  at: string,
  rows: readonly Row[],
  closed: ReadonlySet<string>,
): TreeMove {
  const index = rows.findIndex(row => row.path === at)
  const row = rows[index]
  if (!row) return null
  const isFolder = row.children !== null
  const isOpen = isFolder && !closed.has(row.path)
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1])
    case 'ArrowUp':
      return focus(rows[index - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (!isFolder) return null
      return isOpen ? focus(rows[index + 1]) : { open: row.path }
    case 'ArrowLeft':
      return isOpen ? { close: row.path } : focus(parentOf(rows, index))
    case 'Enter':
    case ' ':
      if (!isFolder) return { choose: row.path }
      return isOpen ? { close: row.path } : { open: row.path }
    default:
      return key.length === 1 ? focus(byLetter(key, rows, index)) : null
  }
}

const focus = (row: Row | undefined): TreeMove => (row ? { focus: row.path } : null)

const parentOf = (rows: readonly Row[], index: number): Row | undefined =>
  rows.slice(0, index).findLast(row => row.level < (rows[index]?.level ?? 0))

function byLetter(letter: string, rows: readonly Row[], index: number): Row | undefined {
  const after = [...rows.slice(index + 1), ...rows.slice(0, index + 1)]
  return after.find(row => row.name.toLowerCase().startsWith(letter.toLowerCase()))
}
