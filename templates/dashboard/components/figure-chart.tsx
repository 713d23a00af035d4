import { useState } from 'react'
import { content, type Figure } from '../content'
import { LineChart } from './line-chart'

const numberOf = (text = '') => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) || 0

/** The figures choose what the chart under them draws. */
export function FigureChart() {
  const [at, setAt] = useState(0)
  const { figures, chart } = content
  const figure = figures[at]
  if (!figure) return <p className="rounded-lg border bg-card p-6 text-muted-foreground">{chart.empty}</p>
  const hasTrend = (figure.trend?.length ?? 0) > 1
  return (
    <section aria-labelledby="course" className="overflow-hidden rounded-lg border bg-card">
      <fieldset aria-label={chart.pick} className="flex min-w-0 flex-wrap gap-px border-b bg-border">
        {figures.map((one, index) => (
          <button
            key={[one.label, index].join()}
            type="button"
            aria-pressed={index === at}
            onClick={() => setAt(index)}
            className={`min-w-0 flex-[1_1_8rem] px-4 py-3 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset ${index === at ? 'bg-card shadow-[inset_0_3px_0_var(--primary)]' : 'bg-muted hover:bg-accent'}`}
          >
            <span className="block truncate text-muted-foreground">{one.label}</span>
            <span className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
              <span className="text-2xl font-semibold tracking-tight break-all tabular-nums">
                {one.value ?? '–'}
              </span>
              {one.unit && <span className="text-muted-foreground">{one.unit}</span>}
            </span>
            {one.note && <span className="mt-0.5 block text-xs text-muted-foreground">{one.note}</span>}
          </button>
        ))}
      </fieldset>
      <div className="p-4 md:p-5">
        <h2 id="course" className="mb-4 text-base font-semibold">
          {hasTrend ? [figure.label, chart.over].join(' ') : chart.sideBySide}
          <span className="font-normal text-muted-foreground">
            {hasTrend && figure.unit && `, ${figure.unit}`}
          </span>
        </h2>
        {hasTrend ? <LineChart figure={figure} ticks={chart.ticks} /> : <Bars figures={figures} at={at} />}
      </div>
    </section>
  )
}

function Bars({ figures, at }: { figures: Figure[]; at: number }) {
  const most = Math.max(...figures.map(figure => Math.abs(numberOf(figure.value))), 1)
  return (
    <dl className="grid gap-2">
      {figures.map((figure, index) => (
        <div
          key={[figure.label, index].join()}
          className="grid grid-cols-[8rem_minmax(0,1fr)_4rem] items-center gap-3 md:grid-cols-[12rem_minmax(0,1fr)_6rem]"
        >
          <dt className="truncate">{figure.label}</dt>
          <dd className="contents">
            <span
              className={`h-5 rounded-r-sm ${index === at ? 'bg-chart-1' : 'bg-foreground/20'}`}
              style={{ width: `${Math.max((Math.abs(numberOf(figure.value)) / most) * 100, 0.5)}%` }}
            />
            <span className="text-right tabular-nums">{figure.value ?? '–'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
