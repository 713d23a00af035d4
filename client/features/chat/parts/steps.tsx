import { clsx } from 'clsx'
import { ChevronRight, ListChecks } from 'lucide-react'
import { useId, useState } from 'react'
import { keyOf, type SharedMap } from '#client/room/document/chat-hooks.ts'
import { IsNewestStep } from '../thread/item-context.ts'
import { LineCounts } from './line-counts.tsx'
import { PartView } from './part-view.tsx'
import { useHasMadeVersion } from './use-made-version.ts'

/** Up to this many steps each has its line. */
const SINGLE_MAX = 6
const SHOWN_WHILE_BUSY = 4

/** What was done, step by step. Many steps fold into one line; while they are being made the newest stay in view. */
export function Steps({ parts, isBusy }: { parts: SharedMap[]; isBusy: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isKept = useHasMadeVersion()
  const stepOf = (part: SharedMap) => (
    <IsNewestStep key={keyOf(part)} value={part === parts.at(-1)}>
      <PartView part={part} />
    </IsNewestStep>
  )
  if (parts.length <= SINGLE_MAX) return parts.map(stepOf)
  const folded = isBusy ? parts.slice(0, -SHOWN_WHILE_BUSY) : parts
  const shown = isOpen ? folded : []
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="touch-target -my-1 -ml-1.5 flex min-h-7 w-[calc(100%+0.375rem)] items-center gap-2 rounded-sm px-1.5 text-left text-sm hover:bg-hover"
      >
        <ListChecks aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
        <span className="text-ink-soft">
          {folded.length} {isBusy ? 'earlier steps' : 'steps done'}
        </span>
        {isKept ? (
          <LineCounts added={sumOf(folded, 'linesAdded')} removed={sumOf(folded, 'linesRemoved')} />
        ) : (
          <span className="text-xs text-amber">not kept</span>
        )}
        <ChevronRight
          aria-hidden="true"
          className={clsx(
            'ml-auto size-3.5 shrink-0 text-ink-faint transition-transform duration-150',
            isOpen && 'rotate-90',
          )}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-2 border-l border-line pl-3">
        {shown.map(stepOf)}
      </div>
      {isBusy && parts.slice(-SHOWN_WHILE_BUSY).map(stepOf)}
    </>
  )
}

/** Read at the moment of drawing: a folded step has ended, so its figures stay. */
const sumOf = (parts: SharedMap[], key: 'linesAdded' | 'linesRemoved'): number =>
  parts.reduce((sum, part) => sum + (Number(part.get(key)) || 0), 0)
