import { useSyncExternalStore } from 'react'
import { useBoard } from './board-context.ts'
import type { ToolInHand } from './use-tool.ts'

/** What the tool one holds waits for, and how it is put away. */
export function ToolHint({ tool, isKept }: Pick<ToolInHand, 'tool' | 'isKept'>) {
  const { arrowLead } = useBoard()
  const isLeading = useSyncExternalStore(arrowLead.subscribe, () => arrowLead.now() !== null)
  const isRefused = useSyncExternalStore(arrowLead.subscribe, arrowLead.isRefused)
  const words = isLeading
    ? LEADING
    : isRefused && tool === 'arrow'
      ? REFUSED
      : isKept
        ? KEPT
        : tool === 'note' || tool === 'arrow'
          ? WORDS[tool]
          : null
  return (
    <p role="status" className={words === null ? 'sr-only' : LOOK}>
      {words}
    </p>
  )
}

const WORDS = {
  note: 'Click where the note goes. Enter puts it in the middle, Escape ends.',
  arrow: 'Click the design it begins at, then the one it leads to. Shift draws another. Escape ends.',
}
const KEPT = 'Arrow after arrow: click where each begins, then where it leads. Escape ends.'
const LEADING = 'Now the design it leads to. Escape ends.'
const REFUSED = 'An arrow leads from one design to another, not to a note or a frame. Escape ends.'
const LOOK = 'rounded-lg border border-line bg-raised px-3 py-1.5 text-xs text-ink-soft shadow-2'
