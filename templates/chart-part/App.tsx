import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Bars } from './components/bars'
import { compared, HAS_USUAL, POINTS } from './components/points'
import { content } from './content'

const bySize = POINTS.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))

export default function App() {
  const { labels, unit } = content
  const [isBySize, setBySize] = useState(false)
  const [chosen, setChosen] = useState(`point-${Math.max(0, Math.min(content.chosenAt, POINTS.length - 1))}`)
  const point = POINTS.find(({ key }) => key === chosen)
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <figure
        aria-labelledby="chart"
        className="@container mx-auto max-w-6xl rounded-xl border bg-card p-5 sm:p-8"
      >
        <figcaption className="mb-6 border-b pb-5">
          <p className="text-muted-foreground text-sm">{content.brand}</p>
          <h1 id="chart" className="mt-0.5 break-words font-bold text-2xl tracking-tight">
            {content.title}
          </h1>
          <p className="text-muted-foreground">{content.lead}</p>
        </figcaption>
        {point ? (
          <>
            <div aria-live="polite">
              <p className="flex flex-wrap items-baseline gap-x-3 text-lg">
                <span className="font-bold text-6xl tabular-nums leading-none tracking-tighter">
                  {point.value ?? '–'}
                </span>
                <span className="break-words">{[unit, point.name].filter(Boolean).join(', ')}</span>
              </p>
              <p className="mt-2 min-h-6 text-muted-foreground">
                {[compared(point), point.text].filter(Boolean).join('. ')}
              </p>
            </div>
            <div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
              <span className="size-3 bg-water" /> {labels.value}
              {HAS_USUAL && <span className="h-[3px] w-4 bg-usual" />} {HAS_USUAL && labels.usual}
              <Button
                variant="outline"
                aria-pressed={isBySize}
                className="ml-auto h-11 aria-pressed:bg-primary aria-pressed:text-primary-foreground"
                onClick={() => setBySize(!isBySize)}
              >
                {labels.bySize}
              </Button>
            </div>
            <Bars points={isBySize ? bySize : POINTS} chosen={chosen} onChoose={setChosen} />
          </>
        ) : (
          <p className="grid h-80 place-items-center font-semibold text-xl">{content.none.points}</p>
        )}
      </figure>
    </main>
  )
}
