import { Button } from '#client/ui/button.tsx'

interface LoadFailedProps {
  /** What is not there, as a sentence. */
  what: string
  why: string
  onRetry(): void
}

/** In place of a list that could not be loaded: why, and the way to try again. */
export function LoadFailed({ what, why, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      <p className="min-w-0">
        {what} {why}
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
