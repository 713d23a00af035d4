import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'

const EVERY_MS = 30_000

export function ItemTime({ at }: { at: number }) {
  const now = useNow(EVERY_MS)
  return (
    <time
      dateTime={new Date(at).toISOString()}
      {...exactTimeTitle(at)}
      className="shrink-0 text-xs text-ink-faint tabular-nums"
    >
      {timeLabel(at, now)}
    </time>
  )
}
