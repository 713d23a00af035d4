import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { treeMove } from '#client/lib/tree-keys.ts'
import { PRESSED } from './act-kinds.ts'
import { type Layer, layerPath, layersOf, openLayers, selectionOf } from './layers.ts'
import { chosenOf } from './several.ts'
import type { SelectionTools } from './use-selection.ts'

/** The elements of the design as a tree for the keyboard: Enter selects one, Shift and an arrow several, Delete takes away. */
export function LayersTree({ tools }: { tools: SelectionTools }) {
  const { acts, selection, choose: chooseOnPage, toggle: toggleOnPage, newSelection } = tools
  const tree = useRef<HTMLDivElement>(null)
  const layers = useMemo(() => layersOf(acts.files), [acts.files])
  const all = selection ? chosenOf(selection) : []
  const chosenPaths = all.map(({ reference: { anchor } }) => layerPath(anchor.file, anchor.path))
  const [chosen = null] = chosenPaths
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(chosen)
  const rows = openLayers(layers, closed)
  const entry = rows.find(({ path }) => path === focused) ?? rows.find(({ element }) => element) ?? rows[0]

  const focus = (path: string) => {
    setFocused(path)
    rowAt(tree.current, path)?.focus()
  }
  const first = useRef({ focus, entry })
  // The focus is the browser's; it comes in with the tree.
  useEffect(() => {
    const { focus, entry } = first.current
    if (entry) focus(entry.path)
  }, [])
  const toggle = (path: string, isOpen: boolean) =>
    setClosed(before => {
      const next = new Set(before)
      if (isOpen) next.delete(path)
      else next.add(path)
      return next
    })
  const selected = (layer: Layer) => newSelection && selectionOf(layer, newSelection)
  const choose = (layer: Layer) => {
    setFocused(layer.path)
    const made = selected(layer)
    if (made) chooseOnPage(made)
    else toggle(layer.path, closed.has(layer.path))
  }
  const add = (layer: Layer) => {
    const made = selected(layer)
    if (made) toggleOnPage(made)
  }
  /** As in a list: the next one comes to what is selected, and going back gives it up again. */
  const extend = (from: Layer, to: Layer) => {
    if (to.element && !chosenPaths.includes(to.path)) {
      if (all.length === 0) add(from)
      add(to)
    } else if (chosenPaths.length > 1 && chosenPaths.includes(from.path)) add(from)
    focus(to.path)
  }
  const remove = async (layer: Layer) => {
    // Without a word to the page, whose answer would come when the element is gone.
    const areAll = chosenPaths.length > 1 && chosenPaths.includes(layer.path)
    const on = areAll ? (selection ?? undefined) : selected(layer)
    if (!on) return
    const at = rows.indexOf(layer)
    if (!(await acts.act(PRESSED.delete.act, PRESSED.delete.done, on))) return
    const before = rows[at - 1]
    if (before) focus(before.path)
  }
  const pressed = (event: KeyboardEvent) => {
    if (!entry || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === 'Delete' && entry.element) {
      event.preventDefault()
      return void remove(entry)
    }
    const next = event.shiftKey && rows[rows.indexOf(entry) + (STEPS[event.key] ?? 0)]
    if (next && next !== entry) {
      event.preventDefault()
      return extend(entry, next)
    }
    const isChoice = event.key === 'Enter' || event.key === ' '
    const move = isChoice ? ({ choose: entry.path } as const) : treeMove(event.key, entry.path, rows, closed)
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else if ('choose' in move) choose(entry)
    else if ('open' in move) toggle(move.open, true)
    else toggle(move.close, false)
  }
  return (
    <div className="border-b border-line pb-1">
      <div
        ref={tree}
        role="tree"
        aria-label="Layers"
        aria-multiselectable="true"
        className="max-h-[min(18rem,40dvh)] w-[min(26rem,calc(100vw-3rem))] overflow-y-auto"
        onKeyDown={pressed}
      >
        {rows.map(row => (
          // The tree hears the keys of all its rows.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          <div
            key={row.path}
            role="treeitem"
            aria-level={row.level}
            aria-expanded={row.children ? !closed.has(row.path) : undefined}
            aria-selected={chosenPaths.includes(row.path)}
            tabIndex={row.path === entry?.path ? 0 : -1}
            data-path={row.path}
            onClick={event => (event.shiftKey ? add(row) : choose(row))}
            style={{ paddingLeft: `${8 + (row.level - 1) * 12}px` }}
            className={clsx(
              'flex h-7 items-center gap-1 rounded-sm pr-2 text-sm focus-visible:-outline-offset-2 pointer-coarse:h-11',
              chosenPaths.includes(row.path)
                ? 'bg-pressed text-ink'
                : 'text-ink-soft hover:bg-hover hover:text-ink',
            )}
          >
            <ChevronRight
              aria-hidden="true"
              className={clsx(
                'size-3.5 shrink-0 text-ink-faint',
                !row.children && 'invisible',
                !closed.has(row.path) && 'rotate-90',
              )}
            />
            <span className="truncate">{row.name}</span>
          </div>
        ))}
        {rows.length === 0 && <p className="p-2 text-sm text-ink-soft">The code is not there yet.</p>}
      </div>
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const rowAt = (tree: HTMLElement | null, path: string): HTMLElement | null =>
  tree?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null
