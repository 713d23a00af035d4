import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../shared/keyed'
import { FirstUse } from './components/first-use'
import { Kiln } from './components/kiln'
import { content } from './content'

export default function App() {
  const { states, statesTitle, noStates } = content
  return (
    <main className="min-h-svh bg-muted px-4 py-8 sm:px-8 lg:py-14">
      <div className="mx-auto max-w-6xl">
        <FirstUse />
        <h2 className="mt-12 mb-5 font-semibold text-xl tracking-tight">{statesTitle}</h2>
        {states.length ? (
          <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
            {keyed(states).map(({ entry, key }) => (
              <EmptyState key={key} state={entry} />
            ))}
          </div>
        ) : (
          <p className="text-muted-foreground">{noStates}</p>
        )}
      </div>
    </main>
  )
}

type State = (typeof content.states)[number]

/** The same part where there is less room: drawing, sentence and way out in one row. */
function EmptyState({ state }: { state: State }) {
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
              <p className="mt-1.5 break-words text-muted-foreground leading-relaxed">{state.text}</p>
              <Button
                variant="outline"
                className="mt-4 h-auto min-h-10 whitespace-normal py-2 text-left empty:hidden"
                onClick={() => setResolved(Boolean(state.after))}
              >
                {state.action}
              </Button>
            </>
          )}
        </div>
      </div>
    </article>
  )
}
