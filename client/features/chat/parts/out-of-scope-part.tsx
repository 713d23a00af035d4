import { Check, Scan } from 'lucide-react'
import { useAllow } from '#client/api/chat.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { LineCounts } from './line-counts.tsx'
import type { PartProps } from './part-props.ts'
import { TakeInButton } from './take-in-button.tsx'

const SHOWN_MAX = 6

/** What was wanted beyond the selection and left out, and the one click that takes it in. */
export function OutOfScopePart({ part: { scope, changes, isAllowed } }: PartProps<'outOfScope'>) {
  const more = changes.length - SHOWN_MAX
  const allow = useAllow(usePatternId())
  return (
    <section
      aria-label="Outside the selection"
      className="rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Scan aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <p className="min-w-0 flex-1">
          {isAllowed ? 'Taken in, beyond ' : 'Left as it was, outside '}
          <span className="font-medium">{scope}</span>
        </p>
        {isAllowed ? (
          <Check aria-hidden="true" className="size-4 text-accent-ink" />
        ) : (
          <TakeInButton label="Allow" takeIn={allow} />
        )}
      </div>
      <ul className="mt-1.5 pl-7">
        {changes.slice(0, SHOWN_MAX).map(({ file, action, linesAdded, linesRemoved }) => (
          <li key={`${action} ${file}`} className="flex min-w-0 items-center gap-2 py-0.5">
            <span className="min-w-0 truncate font-mono text-xs">{file}</span>
            <LineCounts added={linesAdded} removed={linesRemoved} />
          </li>
        ))}
        {more > 0 && <li className="text-ink-faint">and {more} more</li>}
      </ul>
    </section>
  )
}
