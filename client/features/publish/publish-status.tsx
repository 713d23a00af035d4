import type { PublishProgress } from '#client/state/publish-job.ts'
import { Button } from '#client/ui/button.tsx'
import { MESSAGES } from '#shared/messages.ts'

interface PublishStatusProps {
  progress: PublishProgress | null
  isRunning: boolean
  onCancel(): void
}

/** How far it is. Closing the dialog does not end it; closing the tab does, and then nothing has changed. */
export function PublishStatus({ progress, isRunning, onCancel }: PublishStatusProps) {
  if (progress?.state === 'failed') {
    return (
      <p role="alert" className="text-sm text-danger">
        {MESSAGES.publishFailed} {progress.message}
      </p>
    )
  }
  return (
    <div role="status" className={progress ? 'flex flex-col gap-2 text-sm text-ink-soft' : 'hidden'}>
      {progress && (
        <>
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1">{wordsOf(progress)}</p>
            {isRunning && progress.state !== 'sending' && (
              <Button size="sm" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </div>
          {progress.state === 'drawing' && (
            <progress
              className="h-1 w-full accent-accent"
              value={progress.at}
              max={progress.of}
              aria-label="Pages drawn"
            />
          )}
        </>
      )}
    </div>
  )
}

function wordsOf(progress: Exclude<PublishProgress, { state: 'failed' }>): string {
  if (progress.state === 'saving') return 'Saving the version…'
  if (progress.state === 'drawing') {
    const place = `Drawing page ${progress.at + 1} of ${progress.of}: ${progress.path}`
    return `${place}. Keep this tab open; until the end nothing is changed.`
  }
  if (progress.state !== 'done') return 'Storing the pages…'
  const left =
    progress.left > 0
      ? ` ${progress.left === 1 ? 'One page' : `${progress.left} pages`} could not be drawn and can be read with JavaScript only.`
      : ''
  return `Published.${left}`
}
