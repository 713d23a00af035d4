import { Square } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { MESSAGES } from '#shared/messages.ts'
import { RunTime } from './run-time.tsx'
import { useStopRun } from './use-stop-run.ts'

/** That a run is under way and its Stop, below a panel that stands in place of the chat. */
export function StopBar() {
  const stop = useStopRun()
  if (!stop) return null
  return (
    <div className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-t border-line px-4 text-sm">
      <p className="flex min-w-0 items-center gap-2.5 text-ink-soft">
        <Spinner className="text-accent-ink" />
        <span className="min-w-0 truncate">{MESSAGES.generating}</span>
        <RunTime />
      </p>
      <Button size="sm" onClick={stop}>
        <Square aria-hidden="true" className="size-3 fill-current" /> Stop
      </Button>
    </div>
  )
}
