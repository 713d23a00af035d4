import { cn } from '@/lib/utils'
import { content } from '../content'
import { cheapest, costOf, money } from './cost'

type UsageProps = { hours: number; onHours: (hours: number) => void; isYearly: boolean }

const HEIGHT = 320
const GAP = 24

export function Usage({ hours, onHours, isYearly }: UsageProps) {
  const { usage } = content
  const drawn = content.plans
    .map((plan, index) => ({ plan, index }))
    .filter(row => row.plan.value !== undefined)
  const best = cheapest(hours, isYearly)
  const bestPlan = content.plans[best]
  return (
    <section id="usage" aria-labelledby="title" className="mx-auto max-w-6xl p-5 pt-8 pb-16 md:px-8 md:pt-12">
      <div className="grid grid-cols-1 items-end gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <h1
          id="title"
          className="text-balance break-words font-bold text-[clamp(2.5rem,6vw,5rem)] leading-[1] tracking-[-0.04em]"
        >
          {content.hero.title}
        </h1>
        <p className="max-w-[50ch] text-lg text-muted-foreground leading-normal">{content.hero.lead}</p>
      </div>
      {bestPlan ? (
        <>
          <div className="mt-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
            <div className="w-full max-w-xl">
              <label htmlFor="hours" className="flex flex-wrap items-baseline gap-x-2 text-lg">
                {usage.label}{' '}
                <output className="font-bold text-4xl text-primary tabular-nums">{hours}</output> {usage.unit}
              </label>
              <input
                id="hours"
                type="range"
                min={0}
                max={usage.max}
                step={usage.step}
                value={hours}
                onChange={event => onHours(Number(event.target.value))}
                className="mt-3 h-8 w-full cursor-pointer accent-primary"
              />
            </div>
            <p aria-live="polite" className="text-lg leading-tight">
              {usage.best}
              <span className="block break-words font-bold text-2xl">
                {bestPlan.name},{' '}
                <span className="tabular-nums">{money(costOf(bestPlan, hours, isYearly) ?? 0)}</span>{' '}
                {content.money.perMonth}
              </span>
            </p>
          </div>
          <Chart drawn={drawn} best={best} hours={hours} isYearly={isYearly} />
        </>
      ) : null}
    </section>
  )
}

interface ChartProps {
  drawn: { plan: (typeof content.plans)[number]; index: number }[]
  best: number
  hours: number
  isYearly: boolean
}

function Chart({ drawn, best, hours, isYearly }: ChartProps) {
  const { max, axis } = content.usage
  const costAt = (at: number, plan: (typeof drawn)[number]['plan']) => costOf(plan, at, isYearly) ?? 0
  const dearest = Math.max(...drawn.map(row => (row.plan.value ?? 0) * 1.25), 60)
  const top = Math.ceil(dearest / 50) * 50
  const ticks = [0, 1, 2, 3, 4].map(part => Math.round((top * part) / 4))
  const height = (cost: number) => HEIGHT - (cost / top) * HEIGHT
  const y = (cost: number) => height(Math.min(cost, top))
  const steps = Array.from({ length: max + 1 }, (_, hour) => hour)
  let last = -GAP
  const labels = drawn
    .map(row => ({ ...row, at: y(costAt(max, row.plan)) }))
    .sort((a, b) => a.at - b.at)
    .map(row => {
      last = Math.max(row.at, last + GAP)
      return { ...row, at: last }
    })
  return (
    <figure className="mt-8">
      <figcaption className="text-muted-foreground text-sm">{axis}</figcaption>
      <div className="mt-4 grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,6.5rem)] gap-x-3 md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,9rem)]">
        <div className="relative text-right text-muted-foreground text-xs" style={{ height: HEIGHT }}>
          {ticks.map(tick => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: y(tick) }}>
              {tick}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height: HEIGHT }}>
          <svg
            viewBox={`0 0 ${max} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden
            className="absolute inset-0 size-full overflow-hidden"
          >
            {ticks.map(tick => (
              <path key={tick} d={`M0 ${y(tick)}H${max}`} stroke="var(--border)" />
            ))}
            {drawn.map(row => (
              <polyline
                key={[row.index, row.plan.name].join()}
                points={steps.map(hour => `${hour},${height(costAt(hour, row.plan))}`).join(' ')}
                fill="none"
                stroke={row.index === best ? 'var(--primary)' : 'var(--line)'}
                strokeWidth={row.index === best ? 4 : 1.5}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={`M${hours} 0V${HEIGHT}`}
              stroke="var(--foreground)"
              vectorEffect="non-scaling-stroke"
              strokeDasharray="3 4"
            />
          </svg>
          {drawn.map(row => (
            <span
              key={[row.index, row.plan.name].join()}
              style={{ left: `${(hours / max) * 100}%`, top: y(costAt(hours, row.plan)) }}
              className={cn(
                'absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-background',
                row.index === best ? 'size-5 bg-primary' : 'size-3 bg-line',
                costAt(hours, row.plan) > top && 'hidden',
              )}
            />
          ))}
        </div>
        <div className="relative text-sm" style={{ height: Math.max(HEIGHT, last + GAP) }}>
          {labels.map(row => (
            <span
              key={[row.index, row.plan.name].join()}
              style={{ top: row.at }}
              className={cn(
                'absolute inset-x-0 -translate-y-1/2 truncate',
                row.index === best ? 'font-bold text-primary' : 'text-muted-foreground',
              )}
            >
              {row.plan.name}
            </span>
          ))}
        </div>
        <div className="relative col-start-2 mt-2 h-5 text-muted-foreground text-xs tabular-nums">
          {[0, 0.25, 0.5, 0.75, 1].map(part => (
            <span
              key={part}
              className={cn('absolute', part === 1 ? 'right-0' : part > 0 && '-translate-x-1/2')}
              style={part === 1 ? undefined : { left: `${part * 100}%` }}
            >
              {Math.round(max * part)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
