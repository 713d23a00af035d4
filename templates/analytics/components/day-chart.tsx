import { useState } from 'react'
import { content } from '../content'

function topOf(most: number) {
  const power = 10 ** Math.floor(Math.log10(most || 1))
  return ([1, 2, 4, 5, 8, 10].find(factor => factor * power >= most) ?? 10) * power
}

export function DayChart({ label, values, days }: { label?: string; values: number[]; days: number }) {
  const { chart, labels } = content
  const [near, setNear] = useState<number | null>(null)
  const now = values.slice(-days)
  const before = values.slice(-2 * days, -days)
  const offset = now.length - before.length
  const top = topOf(Math.max(...values, 0))
  const last = now.length - 1
  const at = near === null || near > last ? last : near
  const ago = last - at
  if (!label || now.length === 0) {
    return (
      <p className="grid min-h-64 place-items-center bg-muted p-6 text-muted-foreground">{chart.empty}</p>
    )
  }
  return (
    <section aria-labelledby="chart" className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="chart" className="text-base font-semibold">
          {label} <span className="font-normal text-muted-foreground">{chart.perDay}</span>
        </h2>
        <p className="flex flex-wrap gap-x-5 tabular-nums">
          <span>
            {ago === 0 ? labels.today : [ago, ago === 1 ? labels.dayAgo : labels.daysAgo].join(' ')}
          </span>
          <span className="flex items-center gap-2">
            <span className="size-2.5 bg-chart-1" /> {chart.now} <strong>{now[at]}</strong>
          </span>
          <span className="flex items-center gap-2 text-muted-foreground">
            <span className="size-2.5 bg-chart-2" /> {chart.before}{' '}
            <strong>{before[at - offset] ?? '–'}</strong>
          </span>
        </p>
      </div>
      <div className="relative mt-4 h-64 grow md:min-h-80" aria-hidden>
        {[1, 0.75, 0.5, 0.25, 0].map(share => (
          <div key={share} className="absolute inset-x-0 border-t" style={{ bottom: `${share * 100}%` }}>
            <span className="absolute top-0.5 left-0 text-xs text-muted-foreground tabular-nums">
              {share === 0 ? '' : Number((top * share).toPrecision(3))}
            </span>
          </div>
        ))}
        <div className="absolute inset-y-0 right-0 left-9 flex" onPointerLeave={() => setNear(null)}>
          {now.map((value, index) => {
            const part = (size: number) => ({ height: `${(size / top) * 100}%` })
            return (
              <div
                key={[index, days].join()}
                onPointerEnter={() => setNear(index)}
                className={`relative flex h-full min-w-0 flex-1 items-end ${index === at ? 'bg-band' : ''}`}
              >
                <span
                  className="absolute inset-x-[4%] bottom-0 bg-chart-2/50"
                  style={part(before[index - offset] ?? 0)}
                />
                <span className="absolute inset-x-[16%] bottom-0 bg-chart-1" style={part(value)} />
              </div>
            )
          })}
        </div>
      </div>
      <p className="mt-2 flex justify-between pl-9 text-xs text-muted-foreground tabular-nums">
        <span>
          {last} {chart.from}
        </span>
        <span>{chart.to}</span>
      </p>
    </section>
  )
}
