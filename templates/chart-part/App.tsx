import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { Bars } from './components/bars'
import { Columns } from './components/columns'
import { FiguresTable } from './components/figures-table'
import { HAS_USUAL, IS_SIDEWAYS, POINTS } from './components/points'
import { Reading } from './components/reading'
import { content } from './content'

const VIEWS = ['chart', 'table', 'loading', 'empty'] as const
type View = (typeof VIEWS)[number]

export default function App() {
  const { views, order, legend, messages } = content
  const [view, setView] = useState<View>('chart')
  const [isBySize, setBySize] = useState(false)
  const [isUsual, setUsual] = useState(true)
  const [chosen, setChosen] = useState(`point-${Math.max(0, Math.min(content.chosenAt, POINTS.length - 1))}`)
  const points = isBySize ? [...POINTS].sort((one, other) => (other.value ?? 0) - (one.value ?? 0)) : POINTS
  const point = POINTS.find(each => each.key === chosen)
  const bars = { points, chosen, isUsual, onChoose: setChosen }
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <figure aria-labelledby="chart" className="@container mx-auto max-w-6xl rounded-xl border bg-card">
        <figcaption className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-b px-5 py-5 sm:px-8">
          <div className="min-w-0">
            <p className="text-muted-foreground text-sm">{content.brand}</p>
            <h1 id="chart" className="mt-0.5 break-words font-bold text-2xl tracking-tight">
              {content.title}
            </h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <ToggleGroup
            type="single"
            variant="outline"
            value={view}
            aria-label={views.name}
            className="max-w-full overflow-x-auto"
            onValueChange={value => value && setView(value as View)}
          >
            {VIEWS.map(each => (
              <ToggleGroupItem key={each} value={each} className="h-11 px-3">
                {views[each]}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
        </figcaption>
        <div className="px-5 py-6 sm:px-8 sm:py-8">
          {view === 'loading' ? (
            <div role="status" aria-label={messages.loading} className="grid gap-6">
              <Skeleton className="h-14 w-56" />
              <Skeleton className="h-64 w-full @2xl:h-96" />
            </div>
          ) : view === 'empty' || !point ? (
            <div role="status" className="flex h-80 flex-col justify-center border-b-2">
              <p className="font-semibold text-xl">{messages.empty}</p>
              <p className="mt-1 text-muted-foreground">{messages.emptyText}</p>
            </div>
          ) : (
            <>
              <Reading point={point} onChoose={setChosen} />
              <div className="my-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm">
                <ul className="flex flex-wrap gap-x-5 gap-y-1">
                  <li className="flex items-center gap-2">
                    <span aria-hidden className="size-3 bg-water" />
                    {legend.value}
                  </li>
                  <li className="flex items-center gap-2">
                    <span aria-hidden className="size-3 bg-water-now" />
                    {legend.chosen}
                  </li>
                  {HAS_USUAL && isUsual ? (
                    <li className="flex items-center gap-2">
                      <span aria-hidden className="h-[3px] w-4 bg-usual" />
                      {legend.usual}
                    </li>
                  ) : null}
                </ul>
                <div className="flex flex-wrap gap-x-6">
                  {HAS_USUAL ? (
                    <label htmlFor="usual" className="flex min-h-11 cursor-pointer items-center gap-2.5">
                      <Switch id="usual" checked={isUsual} onCheckedChange={setUsual} />
                      {content.showUsual}
                    </label>
                  ) : null}
                  <label htmlFor="order" className="flex min-h-11 cursor-pointer items-center gap-2.5">
                    <Switch id="order" checked={isBySize} onCheckedChange={setBySize} />
                    {order.size}
                  </label>
                </div>
              </div>
              {view === 'table' ? (
                <FiguresTable points={points} isUsual={isUsual} />
              ) : IS_SIDEWAYS ? (
                <Bars {...bars} />
              ) : (
                <Columns {...bars} />
              )}
            </>
          )}
        </div>
      </figure>
    </main>
  )
}
