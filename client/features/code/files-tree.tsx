import { FilePlus2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FileChange } from '#client/room/changed-files.ts'
import { movedPath } from '#client/room/file-edits.ts'
import { usePeopleInFiles } from '#client/room/presence-hooks.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { fileNameProblem, folderNameProblem } from './file-name.ts'
import { buildTree, type TreeNode, visibleRows } from './file-tree.ts'
import { NameField } from './name-field.tsx'
import { treeMove } from './tree-keys.ts'
import { TreeRow } from './tree-row.tsx'

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
  onChoose(path: string): void
}

type Naming = { kind: 'new'; initial: string } | { kind: 'rename'; path: string; isFolder: boolean }

/** The files of the design; one of them is in the tab order, the arrow keys reach the others. */
export function FilesTree({ paths, chosen, written, changes, edits, onChoose }: FilesTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const [naming, setNaming] = useState<Naming | null>(null)
  const people = usePeopleInFiles()
  const nodes = useMemo(() => buildTree(paths), [paths])
  const rows = visibleRows(nodes, closed)
  const entry = rows.find(row => row.path === focused) ?? rows.find(row => row.path === chosen) ?? rows[0]

  // What is open below is seen in the tree above.
  useEffect(() => {
    if (chosen === null) return
    rowAt(tree.current, chosen)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const toggle = (path: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(path)
    else next.add(path)
    setClosed(next)
  }
  const focus = (path: string) => {
    setFocused(path)
    rowAt(tree.current, path)?.focus()
  }
  const act = (path: string, isFolder: boolean) => {
    setFocused(path)
    if (isFolder) toggle(path, closed.has(path))
    else onChoose(path)
  }
  const rename = ({ path, children }: TreeNode) =>
    setNaming({ kind: 'rename', path, isFolder: children !== null })
  const remove = ({ path, children }: TreeNode) =>
    children === null ? edits?.remove(path) : edits?.removeFolder(path)
  const pressed = (event: KeyboardEvent) => {
    if (!entry || naming || event.metaKey || event.ctrlKey || event.altKey) return
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
    if (naming?.kind !== 'rename') edits?.create(path)
    else if (naming.isFolder) renamedFolder(naming.path, path)
    else edits?.rename(naming.path, path)
    setNaming(null)
    setFocused(path)
  }
  const renamedFolder = (from: string, to: string) => {
    edits?.renameFolder(from, to)
    setClosed(new Set([...closed].map(path => (path === from ? to : (movedPath(path, from, to) ?? path)))))
    const shown = chosen && movedPath(chosen, from, to)
    if (shown) onChoose(shown)
  }

  return (
    <>
      <div className="flex h-8 shrink-0 items-center justify-between pr-1.5 pl-4 text-xs text-ink-faint pointer-coarse:h-11">
        Files
        {edits && (
          <IconButton
            size="sm"
            label="New file"
            onClick={() => setNaming({ kind: 'new', initial: folderOf(entry) })}
          >
            <FilePlus2 className="size-3.5" />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto">
        {naming?.kind === 'new' && (
          <NameField
            label="New file"
            initial={naming.initial}
            problemWith={path => fileNameProblem(path, paths)}
            onDone={named}
            onCancel={() => setNaming(null)}
          />
        )}
        <div ref={tree} role="tree" aria-label="Files" className="pb-1.5" onKeyDown={pressed}>
          {rows.map(row =>
            naming?.kind === 'rename' && isNamed(naming, row) ? (
              <NameField
                key={keyOf(row)}
                label={naming.isFolder ? 'Rename folder' : 'Rename file'}
                initial={row.path}
                problemWith={path =>
                  naming.isFolder ? folderNameProblem(path, row.path, paths) : fileNameProblem(path, paths)
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
                isWritten={row.path === written}
                isEntry={row.path === entry?.path}
                change={row.children ? undefined : changes.get(row.path)}
                people={people.get(row.path) ?? NOBODY}
                onAct={() => act(row.path, row.children !== null)}
                edit={edits && { rename: () => rename(row), remove: () => remove(row) }}
              />
            ),
          )}
        </div>
      </div>
    </>
  )
}

const rowAt = (tree: HTMLElement | null, path: string): HTMLElement | null =>
  tree?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null

/** A file and a folder may have the same path. */
const keyOf = ({ path, children }: TreeNode): string => (children ? `${path}/` : path)
const isNamed = ({ path, isFolder }: { path: string; isFolder: boolean }, row: TreeNode): boolean =>
  path === row.path && isFolder === (row.children !== null)

const NOBODY: never[] = []

/** A new file begins in the folder that one is in. */
function folderOf(entry: { path: string; children: unknown } | undefined): string {
  if (!entry) return ''
  const folder = entry.children ? entry.path : entry.path.slice(0, Math.max(0, entry.path.lastIndexOf('/')))
  return folder && `${folder}/`
}
