import { Check, Files } from 'lucide-react'
import { useKeep } from '#client/api/chat.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { finishedLabel } from '#shared/chat.ts'
import { useCanWrite } from '../chat-context.ts'
import type { PartProps } from './part-props.ts'
import { TakeInButton } from './take-in-button.tsx'

const SHOWN_MAX = 6

/** What an answer had finished when it was cut off, and the one click that keeps it. */
export function FinishedFilesPart({ part }: PartProps<'finishedFiles'>) {
  const { count, files, isKept, cost = 0 } = part
  const keep = useKeep(usePatternId())
  const canWrite = useCanWrite()
  const shown = files.slice(0, SHOWN_MAX)
  return (
    <section
      aria-label="Finished files"
      className="rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Files aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <p className="min-w-0 flex-1">
          {isKept ? `Kept ${finishedLabel(part)}` : `${finishedLabel(part)} finished, not in the design`}
        </p>
        {isKept ? (
          <Check aria-hidden="true" className="size-4 text-accent-ink" />
        ) : (
          <>
            {cost > 0 && canWrite && (
              <span className="text-ink-faint">Costs {cost === 1 ? '1 credit' : `${cost} credits`}</span>
            )}
            <TakeInButton label={`Keep ${finishedLabel(part)}`} takeIn={keep} />
          </>
        )}
      </div>
      <ul className="mt-1.5 pl-7">
        {shown.map(file => (
          <li key={file} className="truncate py-0.5 font-mono text-xs">
            {file}
          </li>
        ))}
        {count > shown.length && <li className="text-ink-faint">and {count - shown.length} more</li>}
      </ul>
    </section>
  )
}
