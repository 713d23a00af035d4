import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Importing } from './use-import.ts'

interface ImportActionsProps {
  importing: Importing
  /** What is done while the server is at it. */
  doing: string
  isReady: boolean
}

const SHOWN_AFTER_MS = 1_000

/** What went wrong or how far it is, and the buttons of every way to import. */
export function ImportActions({ importing: { state, cancel }, doing, isReady }: ImportActionsProps) {
  const isBusy = state.is === 'busy'
  const problem = state.is === 'idle' ? state.problem : null
  return (
    <>
      <div aria-live="polite">
        {problem && <p className="text-sm text-danger wrap-anywhere">{problem}</p>}
        {state.is === 'busy' && <Progress sent={state.sent} doing={doing} />}
      </div>
      <div className="flex justify-end gap-2">
        {isBusy && <Button onClick={cancel}>Stop</Button>}
        <Button look="primary" type="submit" isBusy={isBusy} disabled={!isReady && !isBusy}>
          Import
        </Button>
      </div>
    </>
  )
}

/** Shown from the first second on: what is done at once needs no words. */
function Progress({ sent, doing }: { sent: number; doing: string }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
      <Spinner /> {sent < 1 ? `Sending, ${Math.round(sent * 100)} %` : doing}
    </p>
  )
}
