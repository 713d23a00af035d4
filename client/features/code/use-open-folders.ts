import { useMemo, useState } from 'react'
import { movedPath } from '#client/room/working-copy/file-edits.ts'
import { closedAtFirst, foldersOf, type TreeNode } from './file-tree.ts'

interface OpenFolders {
  closed: ReadonlySet<string>
  toggle(path: string, isOpen: boolean): void
  renamed(from: string, to: string): void
}

/** Which folders are closed: with many files all but those that were opened, by hand or around the file in front. */
export function useOpenFolders(nodes: TreeNode[], chosen: string | null): OpenFolders {
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [followed, setFollowed] = useState<string | null>(null)
  if (chosen !== followed) {
    setFollowed(chosen)
    const around = chosen === null ? [] : foldersOf(chosen)
    if (around.length > 0) setByHand(new Map([...byHand, ...around.map(path => [path, true] as const)]))
  }
  const closed = useMemo(() => {
    const opened = new Set([...byHand].filter(([, isOpen]) => isOpen).map(([path]) => path))
    const atFirst = closedAtFirst(nodes, opened)
    const shut = [...byHand].filter(([, isOpen]) => !isOpen).map(([path]) => path)
    return new Set([...atFirst, ...shut])
  }, [nodes, byHand])
  return {
    closed,
    toggle: (path, isOpen) => setByHand(new Map(byHand).set(path, isOpen)),
    renamed: (from, to) =>
      setByHand(
        new Map(
          [...byHand].map(([path, isOpen]) => [
            path === from ? to : (movedPath(path, from, to) ?? path),
            isOpen,
          ]),
        ),
      ),
  }
}
