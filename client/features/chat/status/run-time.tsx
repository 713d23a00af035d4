import { useNow } from '#client/lib/clock.ts'
import { durationLabel } from '#client/lib/time-label.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { useQuietTime } from '#client/room/document/use-quiet-time.ts'
import { SILENCE_SHOWN_S } from '#shared/chat.ts'

/** How long the run under way has been going, and for how long it has been silent: the one place that says so. */
export function RunTime() {
  const active = useActiveRun()
  const now = useNow(active ? 1_000 : null)
  const silence = useQuietTime(active !== null)
  if (!active) return null
  const isSilent = silence >= SILENCE_SHOWN_S * 1_000
  return (
    <>
      <span data-elapsed="" className="shrink-0 text-xs text-ink-faint tabular-nums">
        {durationLabel(now - active.run.startedAt)}
      </span>
      {isSilent && (
        <span className="shrink-0 text-xs text-amber tabular-nums">silent for {durationLabel(silence)}</span>
      )}
    </>
  )
}
