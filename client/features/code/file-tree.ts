export interface TreeNode {
  name: string
  /** The whole path; of a folder without a slash at its end. */
  path: string
  /** Null for a file. */
  children: TreeNode[] | null
}

/** Paths as a tree: folders first, both by name. */
export function buildTree(paths: readonly string[]): TreeNode[] {
  const root: TreeNode = { name: '', path: '', children: [] }
  for (const path of paths) insert(root, path.split('/'), path)
  return sorted(root)
}

/** A tree as the rows that can be seen, with how deep each is. */
export function visibleRows(
  nodes: TreeNode[],
  closed: ReadonlySet<string>,
  level = 1,
): (TreeNode & { level: number })[] {
  return nodes.flatMap(node => [
    { ...node, level },
    ...(node.children && !closed.has(node.path) ? visibleRows(node.children, closed, level + 1) : []),
  ])
}

function insert(parent: TreeNode, [name = '', ...rest]: string[], path: string): void {
  const children = parent.children ?? []
  if (rest.length === 0) {
    children.push({ name, path, children: null })
    return
  }
  const folderPath = parent.path ? `${parent.path}/${name}` : name
  let folder = children.find(child => child.children && child.name === name)
  if (!folder) {
    folder = { name, path: folderPath, children: [] }
    children.push(folder)
  }
  insert(folder, rest, path)
}

function sorted({ children }: TreeNode): TreeNode[] {
  return (children ?? [])
    .map(child => (child.children ? { ...child, children: sorted(child) } : child))
    .sort(
      (a, b) =>
        Number(b.children !== null) - Number(a.children !== null) || a.name.localeCompare(b.name, 'en'),
    )
}

/** So many rows are shown as they are; with more the folders begin closed. */
const ROWS_AT_FIRST = 9

/** Folders that begin closed, as long as nobody opens them: with few files none, else all but those around what is open. */
export function closedAtFirst(nodes: TreeNode[], opened: ReadonlySet<string>): Set<string> {
  const rows = visibleRows(nodes, new Set())
  if (rows.length <= ROWS_AT_FIRST) return new Set()
  return new Set(rows.filter(({ children, path }) => children && !opened.has(path)).map(({ path }) => path))
}

/** The folders that a file is in, the outermost first. */
export const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, at, names) => names.slice(0, at + 1).join('/'))
