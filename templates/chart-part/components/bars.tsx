import { cn } from '@/lib/utils'
import { content } from '../content'
import { type BarsProps, walk } from './columns'
import { share } from './points'

/** The same figures for long names: one line each, the name above its bar. */
export function Bars(props: BarsProps) {
  const { points, chosen, isUsual, onChoose } = props
  return (
    <fieldset className="min-w-0 grid gap-1">
      <legend className="sr-only">{content.title}</legend>
      {points.map(point => {
        const isHere = point.key === chosen
        return (
          <button
            key={point.key}
            id={point.key}
            type="button"
            aria-pressed={isHere}
            tabIndex={isHere ? 0 : -1}
            onClick={() => onChoose(point.key)}
            onKeyDown={event => walk(event, props)}
            className="group rounded-sm py-1.5 text-left outline-offset-2 focus-visible:outline-2"
          >
            <span className={cn('flex justify-between gap-4 text-sm', isHere && 'font-semibold')}>
              <span className="min-w-0 break-words">{point.name}</span>
              <span className="shrink-0 tabular-nums">{point.value ?? content.words.none}</span>
            </span>
            <span aria-hidden className="relative mt-1 block h-5 bg-muted">
              <span
                className="absolute inset-y-0 left-0 rounded-r-sm bg-water group-hover:bg-water-now/80 group-aria-pressed:bg-water-now"
                style={{ width: share(point.value) }}
              />
              {isUsual && point.usual !== null ? (
                <span className="absolute inset-y-0 w-[3px] bg-usual" style={{ left: share(point.usual) }} />
              ) : null}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
