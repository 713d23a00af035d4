import { Square } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { RunLine } from './run-line.tsx'
import { useStopRun } from './use-stop-run.ts'

/** The run under way and its Stop, below a panel that stands in place of the chat. */
export function StopBar() {
  const stop = useStopRun()
  if (!stop) return null
  return (
    <div className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-t border-line px-4 text-sm">
      <RunLine />
      <Button size="sm" onClick={stop}>
        <Square aria-hidden="true" className="size-3 fill-current" /> Stop
      </Button>
    </div>
  )
}
