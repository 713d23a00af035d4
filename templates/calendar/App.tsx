import { addDays, addMonths, format } from 'date-fns'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Toggles } from '../shared/toggles'
import { BookingDialog } from './components/booking-dialog'
import { MonthView } from './components/month-view'
import { WeekView } from './components/week-view'
import { type Entry, entryOf, fillOf, keyOf, monday, today } from './components/when'
import { content } from './content'

const { labels, months } = content
const VIEWS = [['week', labels.week] as const, ['month', labels.month] as const]

export default function App() {
  const [entries, setEntries] = useState<Entry[]>(() => content.events.map(entryOf))
  const [view, setView] = useState<'week' | 'month'>('week')
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
  const keep = (next: Entry[]) => {
    setEntries(next)
    setOpen(null)
  }
  const add = (day: string, start?: number) =>
    setOpen({ id: -1, name: '', day, start, end: start === undefined ? undefined : start + 60 })

  return (
    <div className="flex min-h-svh flex-col text-sm lg:h-svh">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-4 pb-3 md:px-6">
        <div className="mr-auto min-w-0">
          <p className="wrap-anywhere text-muted-foreground">
            {content.brand}, {content.title}
          </p>
          <h1 className="text-2xl leading-tight font-semibold tracking-tight md:text-3xl" aria-live="polite">
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
        <Toggles
          name={labels.view}
          value={view}
          options={VIEWS}
          className="order-3 sm:order-none"
          itemClass="px-3"
          onValue={setView}
        />
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
          <section className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5 md:px-6">
            <h2 className="text-muted-foreground">{labels.undated}</h2>
            {undated.map(entry => (
              <Button key={entry.id} variant="outline" className="max-w-full" onClick={() => setOpen(entry)}>
                <span className="truncate">{entry.name}</span>
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
          onRemove={() => keep(entries.filter(entry => entry.id !== open.id))}
          onSave={entry =>
            keep(
              entry.id === -1
                ? [...entries, { ...entry, id: Math.max(-1, ...entries.map(one => one.id)) + 1 }]
                : entries.map(one => (one.id === entry.id ? entry : one)),
            )
          }
        />
      )}
    </div>
  )
}

type PlaceFilterProps = { entries: Entry[]; hidden: string[]; onHidden: (hidden: string[]) => void }

function PlaceFilter({ entries, hidden, onHidden }: PlaceFilterProps) {
  const names = [...new Set(entries.map(entry => entry.place ?? ''))]
  if (names.length < 2) return null
  return (
    <fieldset aria-label={content.labels.places} className="flex min-w-0 flex-wrap gap-1.5 px-4 pb-3 md:px-6">
      {names.map(name => {
        const isShown = !hidden.includes(name)
        return (
          <button
            key={name || 'none'}
            type="button"
            aria-pressed={isShown}
            onClick={() => onHidden(isShown ? [...hidden, name] : hidden.filter(one => one !== name))}
            className={`min-h-7 rounded-md px-2.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${isShown ? fillOf(name) : 'text-muted-foreground line-through'}`}
          >
            {name || content.labels.noPlace}
          </button>
        )
      })}
    </fieldset>
  )
}
