import { Button } from '@/components/ui/button'
import { content } from '../content'

export function Treks({ onAsk }: { onAsk: (name: string) => void }) {
  const { treks, labels } = content
  const most = Math.max(...treks.map(trek => trek.height ?? 0), 1)
  if (treks.length === 0) return <p className="py-6 text-muted-foreground">{labels.noTreks}</p>
  return (
    <ul>
      {treks.map((trek, index) => (
        <li
          key={[trek.name, index].join()}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b py-5"
        >
          <div className="min-w-0">
            <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight wrap-anywhere">
              {trek.name}
            </h2>
            {trek.place && <p className="text-muted-foreground">{trek.place}</p>}
            {trek.note && <p className="mt-2 max-w-prose">{trek.note}</p>}
          </div>
          <div className="text-right">
            {trek.price && <p className="text-lg font-semibold tabular-nums">{trek.price}</p>}
            {trek.days && <p className="text-muted-foreground">{trek.days}</p>}
          </div>
          <div className="col-span-2 mt-3 flex items-center gap-4">
            {trek.height ? (
              <p className="flex min-w-0 flex-1 items-center gap-3">
                <span aria-hidden className="h-6 w-full max-w-md">
                  <span
                    className="block h-full bg-chart-2 [clip-path:polygon(0_100%,100%_0,100%_100%)]"
                    style={{ width: `${(trek.height / most) * 100}%` }}
                  />
                </span>
                <span className="sr-only">{labels.heightLabel}</span>
                <span className="shrink-0 tabular-nums">
                  {trek.height.toLocaleString('en')} {labels.unit}
                </span>
              </p>
            ) : (
              <span className="flex-1" />
            )}
            <Button
              variant="outline"
              size="sm"
              aria-label={[labels.ask, trek.name].join(': ')}
              onClick={() => onAsk(trek.name)}
            >
              {labels.ask}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
