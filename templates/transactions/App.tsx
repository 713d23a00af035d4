import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { Categories } from './components/categories'
import { type Booked, DayGroup } from './components/day-group'
import { Summary } from './components/summary'
import { content } from './content'

const { labels } = content

export default function App() {
  const [booked, setBooked] = useState<Booked[]>(() =>
    content.items.map((item, id) => ({ ...item, id, category: item.category || labels.other })),
  )
  const [word, setWord] = useState('')
  const [direction, setDirection] = useState('both')
  const [category, setCategory] = useState('')
  const [openId, setOpenId] = useState<number | null>(null)
  const found = booked.filter(
    entry =>
      [entry.name, entry.note, entry.category].join(' ').toLowerCase().includes(word.trim().toLowerCase()) &&
      (direction === 'both' || (direction === 'in' ? (entry.amount ?? 0) > 0 : (entry.amount ?? 0) < 0)),
  )
  const shown = found.filter(entry => !category || entry.category === category)
  const days = [...new Set(shown.map(entry => entry.day || labels.undated))]

  return (
    <div className="mx-auto grid max-w-[84rem] grid-cols-1 gap-x-10 px-4 pb-12 text-sm md:grid-cols-[17rem_minmax(0,1fr)] md:px-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <header className="pt-6 md:sticky md:top-0 md:self-start md:pt-10">
        <p className="wrap-anywhere font-semibold text-primary">{content.brand}</p>
        <h1 className="wrap-anywhere mt-6 text-2xl leading-tight font-semibold tracking-tight text-balance">
          {content.title}
        </h1>
        <p className="mt-1 text-muted-foreground">{content.lead}</p>
        <Summary entries={shown} />
        <Categories entries={found} category={category} onPick={setCategory} />
      </header>
      <main className="min-w-0 pt-6 md:pt-10">
        <div className="flex flex-wrap items-center gap-2">
          <Input
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={word}
            onChange={event => setWord(event.target.value)}
            className="w-full bg-card sm:w-64"
          />
          <ToggleGroup
            type="single"
            variant="outline"
            aria-label={labels.direction}
            value={direction}
            onValueChange={value => value && setDirection(value)}
            className="bg-card"
          >
            <ToggleGroupItem value="both" className="px-3">
              {labels.both}
            </ToggleGroupItem>
            <ToggleGroupItem value="in" className="px-3">
              {labels.in}
            </ToggleGroupItem>
            <ToggleGroupItem value="out" className="px-3">
              {labels.out}
            </ToggleGroupItem>
          </ToggleGroup>
          <p className="ml-auto text-muted-foreground tabular-nums" aria-live="polite">
            {shown.length} {labels.shown}
          </p>
        </div>
        {shown.length === 0 && (
          <div className="mt-6 rounded-lg bg-card px-6 py-12">
            <p className="text-base">{booked.length ? labels.filtered : labels.empty}</p>
            {booked.length > 0 && (
              <Button
                variant="outline"
                className="mt-4"
                onClick={() => {
                  setWord('')
                  setDirection('both')
                  setCategory('')
                }}
              >
                {labels.clear}
              </Button>
            )}
          </div>
        )}
        {shown.length > 0 && (
          <div className="mt-4 rounded-lg bg-card">
            {days.map(day => (
              <DayGroup
                key={day}
                day={day}
                entries={shown.filter(entry => (entry.day || labels.undated) === day)}
                categories={[...new Set(booked.map(entry => entry.category))]}
                openId={openId}
                onOpen={id => setOpenId(id === openId ? null : id)}
                onChange={(id, part) =>
                  setBooked(booked.map(entry => (entry.id === id ? { ...entry, ...part } : entry)))
                }
              />
            ))}
          </div>
        )}
      </main>
    </div>
  )
}
