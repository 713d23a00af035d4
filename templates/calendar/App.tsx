import { addDays, addMonths, format } from 'date-fns'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { BookingDialog } from './components/booking-dialog'
import { MonthView } from './components/month-view'
import { PlaceFilter } from './components/place-filter'
import { WeekView } from './components/week-view'
import { type Entry, entryOf, keyOf, monday, today } from './components/when'
import { content } from './content'

const { labels, months } = content

export default function App() {
  const [entries, setEntries] = useState<Entry[]>(() => content.events.map(entryOf))
  const [view, setView] = useState('week')
  const [date, setDate] = useState(today)
  const [hidden, setHidden] = useState<string[]>([])
  const [open, setOpen] = useState<Entry | null>(null)
  const shown = entries.filter(entry => !hidden.includes(entry.place ?? ''))
  const undated = shown.filter(entry => !entry.day)
  const first = monday(date)
  const last = addDays(first, 6)
  const nameOf = (one: Date) => months[one.getMonth()] ?? format(one, 'MMMM')
  const heading =
    view === 'month'
      ? [nameOf(date), date.getFullYear()].join(' ')
      : first.getMonth() === last.getMonth()
        ? [`${first.getDate()}–${last.getDate()}`, nameOf(last)].join(' ')
        : [first.getDate(), nameOf(first), '–', last.getDate(), nameOf(last)].join(' ')
  const turn = (step: number) => setDate(view === 'month' ? addMonths(date, step) : addDays(date, 7 * step))
  const add = (day: string, start?: number) =>
    setOpen({ id: -1, name: '', day, start, end: start === undefined ? undefined : start + 60 })

  return (
    <div className="flex min-h-svh flex-col text-sm lg:h-svh">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-4 pb-3 md:px-6">
        <div className="mr-auto min-w-0">
          <p className="wrap-anywhere text-muted-foreground">
            {content.brand}, {content.title}
          </p>
          <h1
            className="wrap-anywhere text-2xl leading-tight font-semibold tracking-tight md:text-3xl"
            aria-live="polite"
          >
            {heading}
          </h1>
        </div>
        <div className="order-2 -ml-2 flex items-center sm:order-none">
          <Button variant="ghost" size="icon" aria-label={labels.before} onClick={() => turn(-1)}>
            <ChevronLeft />
          </Button>
          <Button variant="ghost" onClick={() => setDate(today)}>
            {labels.today}
          </Button>
          <Button variant="ghost" size="icon" aria-label={labels.after} onClick={() => turn(1)}>
            <ChevronRight />
          </Button>
        </div>
        <ToggleGroup
          type="single"
          variant="outline"
          aria-label={labels.view}
          className="order-3 sm:order-none"
          value={view}
          onValueChange={value => value && setView(value)}
        >
          <ToggleGroupItem value="week" className="px-3">
            {labels.week}
          </ToggleGroupItem>
          <ToggleGroupItem value="month" className="px-3">
            {labels.month}
          </ToggleGroupItem>
        </ToggleGroup>
        <Button className="order-1 sm:order-none" onClick={() => add(keyOf(date))}>
          <Plus /> {labels.add}
        </Button>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        <PlaceFilter entries={entries} hidden={hidden} onHidden={setHidden} />
        {view === 'week' ? (
          <WeekView first={first} entries={shown} onOpen={setOpen} onAdd={add} />
        ) : (
          <MonthView date={date} entries={shown} onOpen={setOpen} onAdd={add} />
        )}
        {undated.length > 0 && (
          <section
            aria-label={labels.undated}
            className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5 md:px-6"
          >
            <h2 className="text-muted-foreground">{labels.undated}</h2>
            {undated.map(entry => (
              <Button
                key={entry.id}
                variant="outline"
                size="sm"
                className="h-auto min-h-8 max-w-full whitespace-normal"
                onClick={() => setOpen(entry)}
              >
                {entry.name}
              </Button>
            ))}
          </section>
        )}
      </main>
      {open && (
        <BookingDialog
          key={open.id}
          entry={open}
          onClose={() => setOpen(null)}
          onRemove={() => {
            setEntries(entries.filter(entry => entry.id !== open.id))
            setOpen(null)
          }}
          onSave={entry => {
            const id = Math.max(-1, ...entries.map(one => one.id)) + 1
            setEntries(
              entry.id === -1
                ? [...entries, { ...entry, id }]
                : entries.map(one => (one.id === entry.id ? entry : one)),
            )
            setOpen(null)
          }}
        />
      )}
    </div>
  )
}
