import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { Kiln } from './kiln'

type State = (typeof content.states)[number]

/** The same part where there is less room: drawing, sentence and way out in one row. */
export function EmptyState({ state }: { state: State }) {
  const [isResolved, setResolved] = useState(false)
  return (
    <article className="min-w-0 md:last:odd:col-span-2">
      <h3 className="mb-2 min-h-5 text-muted-foreground text-sm">{state.name ?? state.title}</h3>
      <div
        className={cn(
          'flex h-[calc(100%-1.75rem)] min-h-52 items-start gap-5 rounded-xl border bg-card p-5 sm:gap-7 sm:p-7',
          state.kind === 'failed' && 'border-destructive',
        )}
      >
        <Kiln kind={state.kind} className="w-20 sm:w-28" />
        <div className="min-w-0 pt-1" aria-live="polite">
          {isResolved ? (
            <>
              <p className="font-medium">{state.after}</p>
              <Button variant="link" className="mt-1 h-11 px-0" onClick={() => setResolved(false)}>
                {content.again}
              </Button>
            </>
          ) : (
            <>
              <p className="text-balance break-words font-semibold text-lg leading-snug">{state.title}</p>
              {state.text ? (
                <p className="mt-1.5 break-words text-muted-foreground leading-relaxed">{state.text}</p>
              ) : null}
              {state.action ? (
                <Button
                  variant="outline"
                  className="mt-4 h-auto min-h-10 whitespace-normal py-2 text-left"
                  onClick={() => setResolved(Boolean(state.after))}
                >
                  {state.action}
                </Button>
              ) : null}
            </>
          )}
        </div>
      </div>
    </article>
  )
}
