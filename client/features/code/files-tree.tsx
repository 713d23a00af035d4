import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { treeMove } from '#client/lib/tree-keys.ts'
import { usePeopleInFiles } from '#client/room/presence/presence-hooks.ts'
import type { FileChange } from '#client/room/working-copy/changed-files.ts'
import { movedPath } from '#client/room/working-copy/file-edits.ts'
import { filesHeight } from '#client/state/files-pane.ts'
import { fileNameProblem, folderNameProblem } from './file-name.ts'
import { buildTree, type TreeNode, visibleRows } from './file-tree.ts'
import { FilesHandle } from './files-handle.tsx'
import { NameField } from './name-field.tsx'
import { TreeRow } from './tree-row.tsx'
import { useOpenFolders } from './use-open-folders.ts'
import { useUnseenLanded } from './use-unseen-landed.ts'

/** What a person who may write can do to the set of files. */
export interface TreeEdits {
  create(path: string): void
  rename(from: string, to: string): void
  remove(path: string): void
  renameFolder(from: string, to: string): void
  removeFolder(path: string): void
}

interface FilesTreeProps {
  paths: readonly string[]
  chosen: string | null
  /** The file a run is writing right now. */
  written: string | null
  changes: ReadonlyMap<string, FileChange>
  /** Null for people who only read. */
  edits: TreeEdits | null
  /** A new file is being named. */
  isAdding: boolean
  setAdding(isAdding: boolean): void
  /** Whether its height can be set by hand. */
  isResizable: boolean
  onChoose(path: string): void
}

interface Renaming {
  path: string
  isFolder: boolean
}

/** The files of the design; one of them is in the tab order, the arrow keys reach the others. */
export function FilesTree(props: FilesTreeProps) {
  const { paths, chosen, written, changes, edits, isAdding, setAdding, isResizable, onChoose } = props
  const tree = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [naming, setNaming] = useState<Renaming | null>(null)
  const people = usePeopleInFiles()
  const landed = useUnseenLanded(chosen)
  const nodes = useMemo(() => buildTree(paths), [paths])
  const { closed, toggle, renamed } = useOpenFolders(nodes, chosen)
  const [height] = useStored(filesHeight)
  const area = useRef<HTMLDivElement>(null)
  const rows = visibleRows(nodes, closed)
  const entry = rows.find(row => row.path === focused) ?? rows.find(row => row.path === chosen) ?? rows[0]

  // What is open below is seen in the tree above.
  useEffect(() => {
    if (chosen === null) return
    rowAt(tree.current, chosen)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const focus = (path: string) => {
    setFocused(path)
    rowAt(tree.current, path)?.focus()
  }
  const act = (path: string, isFolder: boolean) => {
    setFocused(path)
    if (isFolder) toggle(path, closed.has(path))
    else onChoose(path)
  }
  const rename = ({ path, children }: TreeNode) => setNaming({ path, isFolder: children !== null })
  const remove = ({ path, children }: TreeNode) =>
    children === null ? edits?.remove(path) : edits?.removeFolder(path)
  const pressed = (event: KeyboardEvent) => {
    if (!entry || naming || isAdding || event.metaKey || event.ctrlKey || event.altKey) return
    if (edits !== null && (event.key === 'F2' || event.key === 'Delete')) {
      event.preventDefault()
      if (event.key === 'F2') rename(entry)
      else remove(entry)
      return
    }
    const move = treeMove(event.key, entry.path, rows, closed)
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else if ('choose' in move) onChoose(move.choose)
    else if ('open' in move) toggle(move.open, true)
    else toggle(move.close, false)
  }
  const named = (path: string) => {
    if (!naming) edits?.create(path)
    else if (naming.isFolder) renamedFolder(naming.path, path)
    else edits?.rename(naming.path, path)
    setNaming(null)
    setAdding(false)
    setFocused(path)
  }
  const renamedFolder = (from: string, to: string) => {
    edits?.renameFolder(from, to)
    renamed(from, to)
    const shown = chosen && movedPath(chosen, from, to)
    if (shown) onChoose(shown)
  }

  /** A closed folder stands for what is in it. */
  const holds = (row: TreeNode, path: string): boolean =>
    row.children ? closed.has(row.path) && path.startsWith(`${row.path}/`) : row.path === path
  const changeOf = (row: TreeNode): FileChange | undefined =>
    row.children
      ? [...changes.keys()].some(path => holds(row, path))
        ? 'changed'
        : undefined
      : changes.get(row.path)

  return (
    <>
      <div
        ref={area}
        className="min-h-0 overflow-y-auto"
        style={isResizable ? { maxHeight: height } : undefined}
      >
        {isAdding && (
          <NameField
            label="New file"
            initial={folderOf(entry)}
            problemWith={path => fileNameProblem(path, paths)}
            onDone={named}
            onCancel={() => setAdding(false)}
          />
        )}
        <div ref={tree} role="tree" aria-label="Files" className="pb-1.5" onKeyDown={pressed}>
          {rows.map(row =>
            naming && isNamed(naming, row) ? (
              <NameField
                key={keyOf(row)}
                label={naming.isFolder ? 'Rename folder' : 'Rename file'}
                initial={row.path}
                problemWith={path =>
                  naming.isFolder
                    ? folderNameProblem(path, row.path, paths)
                    : fileNameProblem(
                        path,
                        paths.filter(other => other !== row.path),
                      )
                }
                onDone={named}
                onCancel={() => setNaming(null)}
              />
            ) : (
              <TreeRow
                key={keyOf(row)}
                row={row}
                isOpen={row.children ? !closed.has(row.path) : undefined}
                isChosen={row.path === chosen}
                isWritten={written !== null && holds(row, written)}
                isEntry={row.path === entry?.path}
                isLanded={landed.some(path => holds(row, path))}
                change={changeOf(row)}
                people={people.get(row.path) ?? NOBODY}
                onAct={() => act(row.path, row.children !== null)}
                edit={edits && { rename: () => rename(row), remove: () => remove(row) }}
              />
            ),
          )}
        </div>
      </div>
      {isResizable && <FilesHandle area={area} />}
    </>
  )
}

const rowAt = (tree: HTMLElement | null, path: string): HTMLElement | null =>
  tree?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null

/** A file and a folder may have the same path. */
const keyOf = ({ path, children }: TreeNode): string => (children ? `${path}/` : path)
const isNamed = ({ path, isFolder }: Renaming, row: TreeNode): boolean =>
  path === row.path && isFolder === (row.children !== null)

const NOBODY: never[] = []

/** A new file begins in the folder that one is in. */
function folderOf(entry: { path: string; children: unknown } | undefined): string {
  if (!entry) return ''
  const folder = entry.children ? entry.path : entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/')))
  return folder && `${folder}/`
}
