import { addDays, isSameMonth, startOfMonth } from 'date-fns'
import { content } from '../content'
import { clock, fillOf, keyOf, monday, today, type ViewProps } from './when'

const MOST = 3

export function MonthView({ date, entries, onOpen, onAdd }: { date: Date } & ViewProps) {
  const { labels, weekdays } = content
  const first = monday(startOfMonth(date))
  const count = isSameMonth(addDays(first, 35), date) ? 42 : 35
  const days = Array.from({ length: count }, (_, at) => addDays(first, at))
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t">
      <div className="grid grid-cols-7 text-xs text-muted-foreground">
        {weekdays.slice(0, 7).map(name => (
          <p key={name} className="truncate px-1 py-1.5 md:px-2">
            {name}
          </p>
        ))}
      </div>
      <div className="grid flex-1 auto-rows-[minmax(5rem,1fr)] grid-cols-7 gap-px border-t bg-border">
        {days.map(day => {
          const key = keyOf(day)
          const mine = entries
            .filter(entry => entry.day === key)
            .sort((a, b) => (a.start ?? -1) - (b.start ?? -1))
          return (
            <section
              key={key}
              aria-label={key}
              className={`min-w-0 p-0.5 md:p-1.5 ${isSameMonth(day, date) ? 'bg-background' : 'bg-muted'}`}
            >
              <button
                type="button"
                aria-label={[labels.add, day.getDate()].join(' ')}
                onClick={() => onAdd(key)}
                className={`size-6 rounded-md text-xs tabular-nums outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring ${key === keyOf(today) ? 'bg-primary font-semibold text-primary-foreground hover:bg-primary' : 'text-muted-foreground'}`}
              >
                {day.getDate()}
              </button>
              {mine.slice(0, MOST).map(entry => (
                <button
                  key={entry.id}
                  type="button"
                  onClick={() => onOpen(entry)}
                  className={`mt-0.5 block w-full truncate rounded-sm px-1 py-0.5 text-left text-xs outline-none focus-visible:ring-2 focus-visible:ring-ring ${fillOf(entry.place)}`}
                >
                  {entry.start !== undefined && (
                    <span className="mr-1 hidden tabular-nums xl:inline">{clock(entry.start)}</span>
                  )}
                  {entry.name}
                </button>
              ))}
              <p className="truncate px-1 text-xs text-muted-foreground">
                {mine.length > MOST && `${mine.length - MOST} ${labels.more}`}
              </p>
            </section>
          )
        })}
      </div>
    </div>
  )
}
