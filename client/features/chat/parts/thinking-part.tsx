import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { durationLabel } from '#client/lib/time-label.ts'
import { MESSAGES } from '#shared/messages.ts'
import { RunTime } from '../status/run-time.tsx'
import type { PartProps } from './part-props.ts'

/** Collapsed to one line with the time it took; nothing to open while there are no thoughts. */
export function ThinkingPart({ part }: PartProps<'thinking'>) {
  const [isOpen, setOpen] = useState(false)
  const { thoughts, endTime } = part
  if (thoughts.trim() === '' && endTime !== null) return null
  if (thoughts.trim() === '') return <ThinkingLine part={part} />
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="touch-target -ml-1 flex items-center gap-1 rounded-sm px-1 hover:bg-hover"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-3.5 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
        />
        <ThinkingLine part={part} />
      </button>
      {isOpen && (
        <p className="mt-1.5 border-l-2 border-line pl-3 text-sm whitespace-pre-wrap text-ink-soft">
          {thoughts}
        </p>
      )}
    </div>
  )
}

function ThinkingLine({ part: { message, startTime, endTime } }: PartProps<'thinking'>) {
  const took = startTime === null || endTime === null ? null : durationLabel(endTime - startTime)
  return (
    <span className="flex items-baseline gap-2 text-sm text-ink-soft">
      <span className={endTime === null ? 'animate-breathe' : undefined}>
        {endTime === null ? message || MESSAGES.thinking : 'Thought'}
      </span>
      {endTime === null && <RunTime />}
      {took && <span className="text-xs text-ink-faint tabular-nums">{took}</span>}
    </span>
  )
}
