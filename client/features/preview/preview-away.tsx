import { CloudOff } from 'lucide-react'
import { Backdrop } from '#client/ui/backdrop.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

interface PreviewAwayProps {
  /** There is no picture of the design to keep. */
  isBare: boolean
  onRetry(): void
}

const TITLE = 'The server cannot be reached'
const TEXT = 'The preview is loaded by itself as soon as it answers again.'

/** A load waits for the server: over the last picture, or in its place. */
export function PreviewAway({ isBare, onRetry }: PreviewAwayProps) {
  if (isBare) {
    return (
      <div role="status" className="absolute inset-0 z-10 grid place-items-center bg-surface">
        <Backdrop />
        <StatePage
          picture={<CloudOff className="size-10" strokeWidth={1.5} />}
          title={TITLE}
          text={TEXT}
          action={<Button onClick={onRetry}>Try now</Button>}
        />
      </div>
    )
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-20 flex animate-rise justify-center p-4">
      <div
        role="status"
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line-strong bg-raised px-4 py-3 text-sm shadow-2"
      >
        <Spinner />
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-medium">{TITLE}.</span> <span className="text-ink-soft">{TEXT}</span>
        </p>
        <Button size="sm" onClick={onRetry}>
          Try now
        </Button>
      </div>
    </div>
  )
}
