import { useNow } from '#client/lib/clock.ts'
import { durationLabel } from '#client/lib/time-label.ts'
import { useActiveRun } from '#client/room/meta-hooks.ts'
import { useSilence } from '#client/room/silence.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { SILENCE_SHOWN_S } from '#shared/chat.ts'

/** What the run under way is doing, for how long, and for how long it has been silent. */
export function RunLine() {
  const active = useActiveRun()
  const now = useNow(active ? 1_000 : null)
  const silence = useSilence(active !== null)
  if (!active) return null
  const { stage, startedAt } = active.run
  const isSilent = silence >= SILENCE_SHOWN_S * 1_000
  return (
    <p className="flex min-w-0 animate-fade items-center gap-2.5 text-ink-soft">
      <Spinner className="text-accent-ink" />
      <span className="min-w-0 truncate">{stage}</span>
      <span className="shrink-0 text-xs text-ink-faint tabular-nums">{durationLabel(now - startedAt)}</span>
      {isSilent && (
        <span className="shrink-0 text-xs text-amber tabular-nums">silent for {durationLabel(silence)}</span>
      )}
    </p>
  )
}
