import { cn } from '@/lib/utils'
import { content } from '../content'
import { endOf, rowsOf, type Start, TIMES } from './slots'

type Choose = (at: number) => void

export function Days({ day, onDay }: { day: number; onDay: Choose }) {
  return (
    <>
      <h2 id="day-title" className="font-semibold text-2xl tracking-tight">
        {content.dayTitle}
      </h2>
      {content.days.length === 0 ? <p className="mt-4 text-muted-foreground">{content.noDays}</p> : null}
      <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
        {content.days.map((item, index) => (
          <button
            key={[index, item.name].join()}
            type="button"
            disabled={item.closed}
            aria-pressed={day === index}
            onClick={() => onDay(index)}
            className={cn(
              'min-h-15 rounded-lg px-2 py-2 text-left outline-none focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2',
              day === index ? 'bg-marigold text-marigold-foreground' : 'bg-muted',
              item.closed ? 'text-muted-foreground line-through' : day !== index && 'hover:bg-border',
            )}
          >
            <span className="block break-words font-semibold leading-tight">{item.name}</span>
            {item.date ? <span className="block text-sm tabular-nums">{item.date}</span> : null}
          </button>
        ))}
      </div>
    </>
  )
}

type RulerProps = { day: number; service: number | null; chosen: number | null; isFixed: boolean }

/** The day as a ruler: the chosen start fills as many lines as the service takes. */
export function Ruler({ starts, onChoose, ...props }: RulerProps & { starts: Start[]; onChoose: Choose }) {
  const { day, service, chosen, isFixed } = props
  const { ruler } = content
  const rows = rowsOf(service)
  const name = service === null ? '' : (content.services[service]?.name ?? '')
  const isClosed = content.days[day] === undefined || content.days[day].closed
  if (content.days.length === 0) return null
  return (
    <div className="mt-7">
      <h3 className="font-semibold text-lg">{content.timeTitle}</h3>
      <p className="mt-2 text-muted-foreground empty:hidden">
        {service === null
          ? ruler.pickService
          : isClosed
            ? ruler.closed
            : !starts.includes('free') && ruler.full}
      </p>
      {service === null || isClosed ? null : (
        <ol className="mt-3">
          {TIMES.map((time, index) => {
            const isIn = chosen !== null && index >= chosen && index < chosen + rows
            const isFirst = index === chosen
            const state = starts[index] ?? 'short'
            const isLast = chosen !== null && index === chosen + rows - 1
            const inside = `border-marigold bg-marigold text-marigold-foreground ${isLast ? 'rounded-b-lg' : ''}`
            return (
              <li key={[index, time].join()} className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
                <span className="border-t pt-1 text-muted-foreground text-sm tabular-nums">{time}</span>
                {state === 'free' ? (
                  <button
                    type="button"
                    disabled={isFixed}
                    aria-pressed={isFirst}
                    aria-label={isFirst ? `${name}, ${ruler.start} ${time}` : `${ruler.start} ${time}`}
                    onClick={() => onChoose(index)}
                    className={cn(
                      'min-h-9 truncate border-t px-3 text-left text-sm outline-none hover:bg-marigold hover:text-marigold-foreground focus-visible:z-10 focus-visible:outline-2 focus-visible:outline-ring',
                      isIn && inside,
                      isFirst && 'rounded-t-lg font-semibold',
                    )}
                  >
                    {isFirst ? name : ''}
                  </button>
                ) : (
                  <span
                    className={cn(
                      'flex min-h-9 items-center truncate border-t px-3 text-muted-foreground text-sm',
                      state === 'taken' && 'border-background bg-muted',
                      isIn && inside,
                    )}
                  >
                    {!isIn && starts[index - 1] !== state && ruler[state]}
                  </span>
                )}
              </li>
            )
          })}
          {chosen === null ? null : (
            <li className="sr-only" aria-live="polite">
              {name}, {TIMES[chosen]} {ruler.until} {endOf(chosen, service)}
            </li>
          )}
        </ol>
      )}
    </div>
  )
}
