import { normalPath } from '#shared/compile/virtual-files.ts'
import type { ProjectEntry } from '../zip/read-zip.ts'

/** The files of a project by path, as they were written. */
export interface Tree {
  paths: readonly string[]
  has(path: string): boolean
  bytes(path: string): Uint8Array
  /** Null where it is no text. */
  text(path: string): string | null
}

export function treeOf(entries: readonly ProjectEntry[]): Tree {
  const byPath = new Map(entries.map(({ path, bytes }) => [normalPath(path), bytes]))
  const texts = new Map<string, string | null>()
  return {
    paths: [...byPath.keys()],
    has: path => byPath.has(path),
    bytes: path => byPath.get(path) ?? new Uint8Array(),
    text(path) {
      const known = texts.get(path)
      if (known !== undefined) return known
      const bytes = byPath.get(path)
      const read = bytes ? textOf(bytes) : null
      texts.set(path, read)
      return read
    },
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** What lies below a folder, by its path from there. */
export const below = (tree: Tree, folder: string): Tree =>
  folder === ''
    ? tree
    : treeOf(
        tree.paths
          .filter(path => path.startsWith(folder))
          .map(path => ({ path: path.slice(folder.length), bytes: tree.bytes(path) })),
      )

/** `a/b/` of `a/b/c.ts`; empty at the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The one folder that everything lies in, as archives of repositories have it; empty where there is none. */
export function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  return folder !== '' && paths.every(path => path.startsWith(folder)) ? folder : ''
}
