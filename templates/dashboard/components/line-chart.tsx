import { type PointerEvent, useState } from 'react'
import type { Figure } from '../content'

function scaleOf(values: number[]) {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const rough = (high - low || Math.abs(high) || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => size >= rough) ?? rough
  const first = Math.floor(low / step) * step
  const count = Math.max(Math.ceil((high - first) / step), 1) + 1
  return Array.from({ length: count }, (_, index) => Number((first + index * step).toPrecision(6)))
}

export function LineChart({ figure, ticks }: { figure: Figure; ticks: string[] }) {
  const { label: name, trend: values = [], compare = [], compareName = '' } = figure
  const [near, setNear] = useState<number | null>(null)
  const marks = scaleOf([...values, ...compare])
  const low = marks[0]
  const high = marks[marks.length - 1]
  const up = (value: number) => ((high - value) / (high - low || 1)) * 100
  const along = (index: number) => (index / Math.max(values.length - 1, 1)) * 100
  const path = (list: number[]) =>
    list
      .map((value, index) => `${index ? 'L' : 'M'}${along(index).toFixed(2)} ${up(value).toFixed(2)}`)
      .join('')
  const back = compare
    .map((value, index) => `L${along(index)} ${up(value)}`)
    .reverse()
    .join('')
  const at = near ?? values.length - 1
  const leave = () => setNear(null)
  const find = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setNear(Math.min(Math.max(Math.round(share * (values.length - 1)), 0), values.length - 1))
  }
  const lines = [
    { list: compare, label: compareName, stroke: 'stroke-chart-2', text: 'text-chart-2', dot: 'bg-chart-2' },
    { list: values, label: name, stroke: 'stroke-chart-1', text: 'text-primary', dot: 'bg-chart-1' },
  ].filter(({ list }) => list.length > 0)

  return (
    <div>
      <div className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
        {[...lines].reverse().map(({ list, label, dot, text }) => (
          <p key={dot} className={`flex items-center gap-2 ${text}`}>
            <span className={`h-0.5 w-5 ${dot}`} />
            {label}
            <strong className="min-w-10 font-semibold tabular-nums">{list[at] ?? ''}</strong>
          </p>
        ))}
      </div>
      <div className="relative h-56 md:h-72" aria-hidden>
        {marks.map(mark => (
          <div key={mark} className="absolute inset-x-0 border-t" style={{ top: `${up(mark)}%` }}>
            <span className="absolute -top-2 left-0 bg-card pr-2 text-xs leading-4 text-muted-foreground tabular-nums">
              {mark}
            </span>
          </div>
        ))}
        <div className="absolute inset-y-0 right-1 left-10" onPointerMove={find} onPointerLeave={leave}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible"
            aria-hidden
          >
            {compare.length > 0 && compare.length === values.length && (
              <path d={`${path(values)}${back}Z`} className="fill-foreground/5" />
            )}
            {lines.map(({ list, stroke }) => (
              <path
                key={stroke}
                d={path(list)}
                className={`fill-none stroke-2 ${stroke}`}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
              />
            ))}
          </svg>
          <div className="absolute inset-y-0 w-px bg-foreground/30" style={{ left: `${along(at)}%` }} />
          {lines.map(({ list, dot }) => (
            <span
              key={dot}
              className={`pointer-events-none absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-card ${dot}`}
              style={{ left: `${along(at)}%`, top: `${up(list[at] ?? low)}%` }}
            />
          ))}
        </div>
      </div>
      <div className="mt-2 ml-10 flex justify-between text-xs text-muted-foreground tabular-nums" aria-hidden>
        {ticks.map((tick, index) => (
          <span key={[tick, index].join()}>{tick}</span>
        ))}
      </div>
    </div>
  )
}
