import { addDays, format, isValid, parseISO, startOfWeek } from 'date-fns'
import { type Booking, content } from '../content'

/** A booking whose words have become a day (yyyy-MM-dd) and minutes. */
export type Entry = Booking & { id: number; day?: string; start?: number; end?: number }

/** What both views get: what stands in them, and what a press does. */
export interface ViewProps {
  entries: Entry[]
  onOpen: (entry: Entry) => void
  onAdd: (day: string, start?: number) => void
}

export const today = isValid(parseISO(content.today)) ? parseISO(content.today) : new Date(2027, 5, 17)
export const keyOf = (date: Date) => format(date, 'yyyy-MM-dd')
export const monday = (date: Date) => startOfWeek(date, { weekStartsOn: 1 })
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function dayOf(text: string) {
  const iso = text.match(/\d{4}-\d{2}-\d{2}/)
  if (iso && isValid(parseISO(iso[0]))) return iso[0]
  const words = text.toLowerCase()
  const month = MONTHS.findIndex(name => new RegExp(`\\b${name}`).test(words))
  const date =
    words.match(/\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+[a-z]{3}/) ??
    words.match(/\b[a-z]{3,9}\.?\s+(\d{1,2})\b(?![:.h]|\s*[ap]m)/)
  if (month >= 0 && date) return keyOf(new Date(today.getFullYear(), month, Number(date[1])))
  const weekday = DAYS.findIndex(name => new RegExp(`\\b${name}`).test(words))
  return weekday >= 0 ? keyOf(addDays(monday(today), weekday)) : undefined
}

export function entryOf(booking: Booking, id: number): Entry {
  const text = booking.when ?? ''
  const times = [...text.matchAll(/\b(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?(?![\d-])/gi)].flatMap(
    ([, hour, minute, half]) => {
      if (!minute && !half) return []
      const late = half?.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0
      return Number(hour) < 24 ? [(Number(hour) + late) * 60 + Number(minute ?? 0)] : []
    },
  )
  const [start, end] = times
  const day = dayOf(text) ?? (start === undefined ? undefined : keyOf(today))
  const hour = Math.min((start ?? 0) + 60, 1440)
  return { ...booking, id, day, start, end: start === undefined ? start : end && end > start ? end : hour }
}

const FILLS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4']
export const places = [...new Set(content.events.flatMap(event => event.place || []))]
export const fillOf = (place?: string) => {
  const at = places.indexOf(place ?? '')
  return at < 0 ? 'bg-chart-5' : FILLS[at % FILLS.length]
}
