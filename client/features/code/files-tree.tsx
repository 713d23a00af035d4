import { clsx } from 'clsx'
import { ChevronRight, FileCode2, FileJson2, FileText, Palette } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { buildTree, type TreeNode, visibleRows } from './file-tree.ts'
import { treeMove } from './tree-keys.ts'

interface FilesTreeProps {
  paths: readonly string[]
  chosen: string | null
  /** The file a run is writing right now. */
  written: string | null
  onChoose(path: string): void
}

/** The files of the design; one of them is in the tab order, the arrow keys reach the others. */
export function FilesTree({ paths, chosen, written, onChoose }: FilesTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const nodes = useMemo(() => buildTree(paths), [paths])
  const rows = visibleRows(nodes, closed)
  const entry = rows.find(row => row.path === focused) ?? rows.find(row => row.path === chosen) ?? rows[0]

  const toggle = (path: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(path)
    else next.add(path)
    setClosed(next)
  }
  const focus = (path: string) => {
    setFocused(path)
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus()
  }
  const act = (path: string, isFolder: boolean) => {
    setFocused(path)
    if (isFolder) toggle(path, closed.has(path))
    else onChoose(path)
  }
  const pressed = (event: KeyboardEvent) => {
    if (!entry || event.metaKey || event.ctrlKey || event.altKey) return
    const move = treeMove(event.key, entry.path, rows, closed)
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else if ('choose' in move) onChoose(move.choose)
    else if ('open' in move) toggle(move.open, true)
    else toggle(move.close, false)
  }

  return (
    <div ref={tree} role="tree" aria-label="Files" className="py-1.5" onKeyDown={pressed}>
      {rows.map(row => (
        <Row
          key={row.path}
          row={row}
          isOpen={row.children ? !closed.has(row.path) : undefined}
          isChosen={row.path === chosen}
          isWritten={row.path === written}
          isEntry={row.path === entry?.path}
          onAct={() => act(row.path, row.children !== null)}
        />
      ))}
    </div>
  )
}

interface RowProps {
  row: TreeNode & { level: number }
  isOpen: boolean | undefined
  isChosen: boolean
  isWritten: boolean
  isEntry: boolean
  onAct(): void
}

function Row({ row, isOpen, isChosen, isWritten, isEntry, onAct }: RowProps) {
  const Icon = iconOf(row.name)
  return (
    // The tree hears the keys of all its rows.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      role="treeitem"
      aria-level={row.level}
      aria-expanded={isOpen}
      aria-selected={row.children ? undefined : isChosen}
      tabIndex={isEntry ? 0 : -1}
      data-path={row.path}
      onClick={onAct}
      style={{ paddingLeft: `${10 + (row.level - 1) * 14}px` }}
      className={clsx(
        'mx-1.5 flex h-7 items-center gap-1.5 rounded-sm pr-2 text-sm focus-visible:-outline-offset-2 pointer-coarse:h-11',
        isChosen ? 'bg-pressed text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {row.children ? (
        <ChevronRight
          aria-hidden="true"
          className={clsx(
            'size-3.5 shrink-0 text-ink-faint transition-transform duration-100',
            isOpen && 'rotate-90',
          )}
        />
      ) : (
        <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      )}
      <span className="truncate">{row.name}</span>
      {isWritten && (
        <span
          role="img"
          aria-label="being written"
          className="ml-auto size-1.5 shrink-0 animate-breathe rounded-full bg-accent"
        />
      )}
    </div>
  )
}

function iconOf(name: string) {
  if (name.endsWith('.css')) return Palette
  if (name.endsWith('.json')) return FileJson2
  return /\.[jt]sx?$/.test(name) ? FileCode2 : FileText
}
