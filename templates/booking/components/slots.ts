import { content } from '../content'

export type Start = 'free' | 'taken' | 'short'

export function rowsOf(service: number | null): number {
  const minutes = service === null ? undefined : content.services[service]?.minutes
  return Math.max(1, Math.ceil((minutes ?? content.slotMinutes) / Math.max(5, content.slotMinutes)))
}

/** What each time of a day is as a start: free, taken, or too close to what comes next. */
export function startsOf(day: number, service: number | null): Start[] {
  const taken = new Set(content.days[day]?.taken ?? [])
  const rows = rowsOf(service)
  return content.times.map((time, index) => {
    if (taken.has(time)) return 'taken'
    const span = content.times.slice(index, index + rows)
    return span.length < rows || span.some(other => taken.has(other)) ? 'short' : 'free'
  })
}

export function endOf(start: number, service: number | null): string {
  return content.times[start + rowsOf(service)] ?? content.ruler.after
}
