import { useState } from 'react'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { DayChart } from './components/day-chart'
import { FigureList } from './components/figure-list'
import { Notes } from './components/notes'
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
        {periods.length > 0 && (
          <ToggleGroup
            type="single"
            variant="outline"
            size="sm"
            aria-label={labels.period}
            value={String(days)}
            onValueChange={value => value && setDays(Number(value))}
          >
            {periods.map(period => (
              <ToggleGroupItem key={period.days} value={String(period.days)} className="px-3">
                {period.label}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
        )}
      </header>
      <main>
        <h1 className="wrap-anywhere mt-4 text-3xl font-light tracking-tight text-balance md:text-4xl">
          {content.title}
        </h1>
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
