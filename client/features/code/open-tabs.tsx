import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { FileChange } from '#client/room/working-copy/changed-files.ts'
import { tabName } from '#client/state/open-files.ts'

interface OpenTabsProps {
  tabs: readonly string[]
  shown: string
  changes: ReadonlyMap<string, FileChange>
  onChoose(path: string): void
  onClose(path: string): void
}

/** The open files; the arrow keys go from one to the next, Delete closes one. */
export function OpenTabs({ tabs, shown, changes, onChoose, onClose }: OpenTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // The file in front is seen among many.
  useEffect(() => {
    tabAt(list.current, shown)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  const canClose = tabs.length > 1
  const go = (path: string | undefined) => {
    if (path === undefined) return
    onChoose(path)
    tabAt(list.current, path)?.focus()
  }
  const close = (path: string) => {
    if (!canClose) return
    const at = tabs.indexOf(path)
    const next = path === shown ? (tabs[at + 1] ?? tabs[at - 1]) : shown
    onClose(path)
    tabAt(list.current, next ?? '')?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    const at = tabs.indexOf(shown)
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(tabs[at - 1] ?? tabs.at(-1)),
      ArrowRight: () => go(tabs[at + 1] ?? tabs[0]),
      Home: () => go(tabs[0]),
      End: () => go(tabs.at(-1)),
      Delete: () => close(shown),
    }
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move()
  }
  const clicked = (event: MouseEvent, path: string) => {
    const isClose = event.button === 1 || (event.target as Element).closest('[data-close]') !== null
    if (isClose) close(path)
    else onChoose(path)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Open files"
      tabIndex={-1}
      onKeyDown={pressed}
      className="flex min-w-0 items-center gap-0.5 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      {tabs.map(path => (
        <button
          key={path}
          type="button"
          role="tab"
          data-path={path}
          aria-selected={path === shown}
          aria-label={changes.has(path) ? `${path}, not saved` : path}
          aria-keyshortcuts={canClose ? 'Delete' : undefined}
          title={path}
          tabIndex={path === shown ? 0 : -1}
          onClick={event => clicked(event, path)}
          onAuxClick={event => clicked(event, path)}
          className={clsx(
            'group/tab touch-target flex h-7 shrink-0 items-center gap-1.5 rounded-md pl-2.5 font-mono text-xs transition-colors pointer-coarse:h-9',
            canClose ? 'pr-1' : 'pr-2.5',
            path === shown ? 'bg-hover text-ink' : 'text-ink-faint hover:text-ink',
          )}
        >
          <span className="max-w-56 truncate">{tabName(path, tabs)}</span>
          {changes.has(path) && <span aria-hidden="true" className="size-1.5 rounded-full bg-amber" />}
          {canClose && (
            <span
              data-close=""
              aria-hidden="true"
              className={clsx(
                'grid size-5 place-items-center rounded-sm hover:bg-pressed pointer-coarse:size-7',
                path !== shown && 'opacity-0 group-hover/tab:opacity-100 pointer-coarse:opacity-100',
              )}
            >
              <X className="size-3" />
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

const tabAt = (list: HTMLElement | null, path: string): HTMLElement | null =>
  list?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null
