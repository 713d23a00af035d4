import { useSyncExternalStore } from 'react'
import { useBoard } from './board-context.ts'
import type { Tool } from './tool-actions.tsx'

/** What the tool one holds waits for, and how it is put away. */
export function ToolHint({ tool }: { tool: Tool }) {
  const { arrowLead } = useBoard()
  const isLeading = useSyncExternalStore(arrowLead.subscribe, () => arrowLead.now() !== null)
  const words = isLeading ? LEADING : tool === 'note' || tool === 'arrow' ? WORDS[tool] : null
  return (
    <p role="status" className={words === null ? 'sr-only' : LOOK}>
      {words}
    </p>
  )
}

const WORDS = {
  note: 'Click where the note goes. Enter puts it in the middle, Escape ends.',
  arrow: 'Click the design it begins at, then the one it leads to. Escape ends.',
}
const LEADING = 'Now the design it leads to. Escape ends.'
const LOOK = 'rounded-lg border border-line bg-raised px-3 py-1.5 text-xs text-ink-soft shadow-2'
