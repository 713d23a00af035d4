const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Section 4, time labels: now, 5m ago, 3h ago, yesterday, 2d ago, then a date. */
export function timeLabel(at: number, now: number): string {
  const age = Math.max(0, now - at)
  if (age < MINUTE_MS) return 'now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h ago`
  const days = Math.floor(age / DAY_MS)
  if (days < 2) return 'yesterday'
  if (days < 3) return `${days}d ago`
  return dateFormat(new Date(at).getFullYear() === new Date(now).getFullYear()).format(at)
}

/** The same with the hour of what is older than an hour, to tell apart what happened on one day. */
export function clockLabel(at: number, now: number): string {
  if (now - at < HOUR_MS) return timeLabel(at, now)
  clock ??= new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
  return `${timeLabel(at, now)}, ${clock.format(at)}`
}

let clock: Intl.DateTimeFormat | undefined
const formats = new Map<boolean, Intl.DateTimeFormat>()

/** Made once: making one takes longer than rendering what is around the date. */
function dateFormat(isThisYear: boolean): Intl.DateTimeFormat {
  const year = isThisYear ? undefined : 'numeric'
  const format =
    formats.get(isThisYear) ?? new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year })
  formats.set(isThisYear, format)
  return format
}

/** The exact time as a title, once somebody points at it: the first one of a page takes tens of milliseconds. */
export const exactTimeTitle = (at: number) => ({
  onPointerEnter: ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.title = new Date(at).toLocaleString()
  },
})

/** How long something took: 8 s, 1 m 05 s. */
export function durationLabel(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, '0')} s`
}
