import { clsx } from 'clsx'
import { useRunStage } from '#client/room/document/run-stage-hooks.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { MESSAGES } from '#shared/messages.ts'
import { RunTime } from './run-time.tsx'

/** At the end of the answer that is being made: that it is, and for how long. Its thoughts and steps say what it does. */
export function RunStatus() {
  const { words, isStepShown, isThinkingShown } = useRunStage(NO_PICTURE)
  if (isThinkingShown) return null
  return (
    <p
      className={clsx(
        'flex min-w-0 animate-fade items-center gap-2 text-sm text-ink-soft',
        isStepShown && 'pl-5.5',
      )}
    >
      {isStepShown ? (
        <span className="sr-only">{MESSAGES.generating}</span>
      ) : (
        <>
          <Spinner className="text-accent-ink" />
          <span className="min-w-0 truncate">{words}</span>
        </>
      )}
      <RunTime />
    </p>
  )
}

const NO_PICTURE = { isStarting: false, isDrawing: false }
