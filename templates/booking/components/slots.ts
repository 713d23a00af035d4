import { content, type Service } from '../content'

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const SLOT = Math.max(5, content.slotMinutes)
const OPENS = minutesOf(content.opens)

/** The starts that a day has, from the opening on. */
export const TIMES = Array.from({ length: Math.floor((minutesOf(content.closes) - OPENS) / SLOT) }, (_, at) =>
  clock(OPENS + at * SLOT),
)

/** As it is written, or made of the minutes: 5 h 30. */
export const durationOf = ({ duration, minutes = 0 }: Service): string =>
  duration ?? `${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${minutes % 60 || ''}`.trim()

export type Start = 'free' | 'taken' | 'short'

export function rowsOf(service: number | null): number {
  const minutes = service === null ? undefined : content.services[service]?.minutes
  return Math.max(1, Math.ceil((minutes ?? SLOT) / SLOT))
}

/** What each time of a day is as a start: free, taken, or too close to what comes next. */
export function startsOf(day: number, service: number | null): Start[] {
  const taken = new Set(content.days[day]?.taken ?? [])
  const rows = rowsOf(service)
  return TIMES.map((time, index) => {
    if (taken.has(time)) return 'taken'
    const span = TIMES.slice(index, index + rows)
    return span.length < rows || span.some(other => taken.has(other)) ? 'short' : 'free'
  })
}

export function endOf(start: number, service: number | null): string {
  return TIMES[start + rowsOf(service)] ?? content.ruler.after
}
