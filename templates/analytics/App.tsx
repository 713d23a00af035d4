import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Toggles } from '../shared/toggles'
import { DayChart } from './components/day-chart'
import { Pages } from './components/pages'
import { content } from './content'

export default function App() {
  const { periods, labels } = content
  const [days, setDays] = useState(periods[periods.length - 1]?.days ?? 28)
  const [at, setAt] = useState(0)
  const figure = content.figures[at]

  return (
    <div className="mx-auto max-w-[1560px] px-4 pb-12 text-sm md:px-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <p className="wrap-anywhere text-base font-extrabold tracking-tight text-primary">{content.brand}</p>
        <Toggles
          name={labels.period}
          value={String(days)}
          options={periods.map(period => [String(period.days), period.label] as const)}
          itemClass="h-8 px-3"
          onValue={value => setDays(Number(value))}
        />
      </header>
      <main>
        <h1 className="wrap-anywhere mt-4 text-3xl font-light tracking-tight md:text-4xl">{content.title}</h1>
        <p className="mt-2 text-muted-foreground">{content.lead}</p>
        <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
          <FigureList days={days} at={at} onPick={setAt} />
          <DayChart key={at} label={figure?.label} values={figure?.days ?? []} days={days} />
        </div>
        <div className="mt-12 grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Notes />
          <Pages />
        </div>
      </main>
    </div>
  )
}

const SIGNS = ['−', '±', '+']
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
const show = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

type FigureListProps = { days: number; at: number; onPick: (index: number) => void }

function FigureList({ days, at, onPick }: FigureListProps) {
  const { figures, labels, chart } = content
  return (
    <fieldset aria-label={labels.figures} className="grid content-start sm:grid-cols-2 md:grid-cols-1">
      {figures.map((figure, index) => {
        const all = figure.days ?? []
        const now = all.slice(-days)
        const before = all.slice(-2 * days, -days)
        const size = (list: number[]) => (figure.isAverage ? sum(list) / (list.length || 1) : sum(list))
        const change = before.length ? Math.round((size(now) / (size(before) || 1) - 1) * 100) : null
        return (
          <button
            key={[figure.label, index].join()}
            type="button"
            aria-pressed={at === index}
            onClick={() => onPick(index)}
            className={`border-t px-3 py-3.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${at === index ? 'border-primary bg-band' : 'hover:bg-accent'}`}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{figure.label}</span>
              <span className="text-2xl font-light tracking-tight tabular-nums">
                {now.length ? show(size(now)) : (figure.value ?? '–')}
              </span>
            </span>
            <span
              className={`mt-0.5 flex justify-between gap-3 text-xs ${at === index ? 'text-foreground' : 'text-muted-foreground'}`}
            >
              <span className="min-w-0">{figure.note}</span>
              <span className="shrink-0 tabular-nums">
                {change === null
                  ? now.length > 0 && chart.none
                  : `${SIGNS[Math.sign(change) + 1]}${Math.abs(change)} %`}
              </span>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

function Notes() {
  const { notes } = content
  const [events, setEvents] = useState(content.events)
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) setEvents([{ name: text.trim(), date: notes.today }, ...events])
    setText('')
  }
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="pb-4 text-base font-semibold">
        {notes.title}
      </h2>
      <form className="grid gap-2 border-t py-3" onSubmit={add}>
        <label htmlFor="note" className="text-muted-foreground">
          {notes.label}
        </label>
        <div className="flex gap-2">
          <Input
            id="note"
            value={text}
            placeholder={notes.hint}
            onChange={event => setText(event.target.value)}
            className="h-8 min-w-0"
          />
          <Button type="submit" size="sm" variant="outline" disabled={!text.trim()}>
            {notes.add}
          </Button>
        </div>
      </form>
      {events.length === 0 && <p className="text-muted-foreground">{notes.empty}</p>}
      <ol>
        {events.map((event, index) => (
          <li key={[event.name, index].join()} className="border-t py-3">
            <p>{event.name}</p>
            {event.date && <p className="text-muted-foreground">{event.date}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
