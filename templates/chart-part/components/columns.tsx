import type { KeyboardEvent } from 'react'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { compared, IS_LIMITED, LIMIT, type Point, share, TICKS } from './points'

export type BarsProps = { points: Point[]; chosen: string; isUsual: boolean; onChoose: (key: string) => void }

export function said(point: Point): string {
  const value = point.value === null ? content.words.none : `${point.value} ${content.unit}`.trim()
  return [`${point.name}: ${value}`, compared(point)].filter(Boolean).join(', ')
}

/** Arrow keys go from bar to bar. */
export function walk(event: KeyboardEvent, { points, chosen, onChoose }: BarsProps): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const at = points.findIndex(point => point.key === chosen)
  const next = points[(at + step + points.length) % points.length]
  onChoose(next.key)
  document.getElementById(next.key)?.focus()
}

export function Columns(props: BarsProps) {
  const { points, chosen, isUsual, onChoose } = props
  const longest = Math.max(...points.map(point => point.name.length))
  const limit = { bottom: share(LIMIT) }
  const every = Math.max(Math.ceil((points.length * longest) / 24), 1)
  return (
    <div className="flex gap-3">
      <div className="relative h-64 w-9 shrink-0 text-right text-muted-foreground text-xs @2xl:h-96">
        {TICKS.map(tick => (
          <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: share(tick) }}>
            {tick}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="relative h-64 @2xl:h-96">
          {TICKS.map(tick => (
            <div key={tick} className="absolute inset-x-0 h-px bg-border" style={{ bottom: share(tick) }} />
          ))}
          {IS_LIMITED ? (
            <div className="absolute inset-x-0 border-destructive border-t-2 border-dashed" style={limit}>
              <span className="absolute top-0 left-0 -translate-y-full bg-card pr-2 pb-1 text-destructive text-xs">
                {`${content.limit.name}, ${LIMIT}`}
              </span>
            </div>
          ) : null}
          <fieldset className="min-w-0 absolute inset-0 flex items-stretch gap-[3px] @2xl:gap-1.5">
            <legend className="sr-only">{content.title}</legend>
            {points.map(point => {
              const isHere = point.key === chosen
              return (
                <button
                  key={point.key}
                  id={point.key}
                  type="button"
                  aria-pressed={isHere}
                  aria-label={said(point)}
                  tabIndex={isHere ? 0 : -1}
                  onClick={() => onChoose(point.key)}
                  onKeyDown={event => walk(event, props)}
                  className="group relative min-w-0 max-w-20 flex-1 rounded-sm outline-offset-2 focus-visible:outline-2"
                >
                  <span
                    aria-hidden
                    className="absolute inset-x-0 bottom-0 rounded-t-sm bg-water group-hover:bg-water-now/80 group-aria-pressed:bg-water-now"
                    style={{ height: share(point.value) }}
                  />
                  {isUsual && point.usual !== null ? (
                    <span
                      aria-hidden
                      className="absolute inset-x-0 h-[3px] bg-usual ring-1 ring-card"
                      style={{ bottom: share(point.usual) }}
                    />
                  ) : null}
                </button>
              )
            })}
          </fieldset>
        </div>
        <div aria-hidden className="mt-2 flex gap-[3px] text-muted-foreground text-xs @2xl:gap-1.5">
          {points.map((point, at) => (
            <span
              key={point.key}
              className={cn(
                'min-w-0 max-w-20 flex-1 whitespace-nowrap text-center',
                at % every ? 'invisible @2xl:visible' : '',
                point.key === chosen && 'font-bold text-foreground',
              )}
            >
              {point.name}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
