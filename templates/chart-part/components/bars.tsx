import type { KeyboardEvent } from 'react'
import { content } from '../content'
import { compared, IS_SIDEWAYS, type Point, share, TICKS } from './points'

export function said(point: Point): string {
  const value = point.value === null ? content.none.value : `${point.value} ${content.unit}`.trim()
  return [`${point.name}: ${value}`, compared(point)].filter(Boolean).join(', ')
}

type BarsProps = { points: Point[]; chosen: string; onChoose: (key: string) => void }

/** Bars beside each other; with long names one below the other. Arrow keys go from bar to bar. */
export function Bars({ points, chosen, onChoose }: BarsProps) {
  const longest = Math.max(...points.map(point => point.name.length))
  const every = Math.max(Math.ceil((points.length * longest) / 24), 1)
  const walk = (event: KeyboardEvent, at: number) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const { key } = points[(at + step + points.length) % points.length]
    onChoose(key)
    document.getElementById(key)?.focus()
  }
  const bars = points.map((point, at) => (
    <button
      key={point.key}
      id={point.key}
      type="button"
      aria-pressed={point.key === chosen}
      aria-label={said(point)}
      tabIndex={point.key === chosen ? 0 : -1}
      onClick={() => onChoose(point.key)}
      onKeyDown={event => walk(event, at)}
      className={`group min-w-0 rounded-sm outline-offset-2 focus-visible:outline-2 ${IS_SIDEWAYS ? 'py-1.5 text-left' : 'flex max-w-20 flex-1 flex-col'}`}
    >
      {IS_SIDEWAYS && (
        <span className="flex justify-between gap-4 text-sm group-aria-pressed:font-semibold">
          <span className="min-w-0 break-words">{point.name}</span>
          <span className="shrink-0 tabular-nums">{point.value ?? content.none.value}</span>
        </span>
      )}
      <span className={IS_SIDEWAYS ? 'relative mt-1 block h-5 bg-muted' : 'relative block w-full flex-1'}>
        <span
          className={`absolute bottom-0 left-0 bg-water group-hover:bg-water-now/80 group-aria-pressed:bg-water-now ${IS_SIDEWAYS ? 'top-0 rounded-r-sm' : 'right-0 rounded-t-sm'}`}
          style={{ [IS_SIDEWAYS ? 'width' : 'height']: share(point.value) }}
        />
        {point.usual !== null && (
          <span
            className={`absolute bg-usual ring-1 ring-card ${IS_SIDEWAYS ? 'inset-y-0 w-[3px]' : 'inset-x-0 h-[3px]'}`}
            style={{ [IS_SIDEWAYS ? 'left' : 'bottom']: share(point.usual) }}
          />
        )}
      </span>
      {!IS_SIDEWAYS && (
        <span
          className={`block h-6 w-full pt-2 text-center text-muted-foreground text-xs whitespace-nowrap group-aria-pressed:font-bold group-aria-pressed:text-foreground ${at % every ? 'invisible @2xl:visible' : ''}`}
        >
          {point.name}
        </span>
      )}
    </button>
  ))
  const list = (className: string) => (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="sr-only">{content.title}</legend>
      {bars}
    </fieldset>
  )
  if (IS_SIDEWAYS) return list('grid gap-1')
  return (
    <div className="relative h-70 @2xl:h-102">
      <div aria-hidden className="absolute inset-x-0 top-0 bottom-6 text-muted-foreground text-xs">
        {TICKS.map(tick => (
          <span
            key={tick}
            className="absolute inset-x-0 flex h-0 items-center gap-2"
            style={{ bottom: share(tick) }}
          >
            <span className="w-8 text-right">{tick}</span>
            <span className="h-px flex-1 bg-border" />
          </span>
        ))}
      </div>
      {list('absolute inset-y-0 right-0 left-11 flex items-stretch gap-[3px] @2xl:gap-1.5')}
    </div>
  )
}
