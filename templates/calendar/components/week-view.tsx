import { addDays } from 'date-fns'
import { content } from '../content'
import { clock, type Entry, fillOf, keyOf, today, type ViewProps } from './when'

const ROW = 46
const line = ({ start, end, place }: Entry) => {
  const hours = start === undefined ? content.labels.allDay : `${clock(start)}–${clock(end ?? start)}`
  return [hours, place].filter(Boolean).join(', ')
}

/** Gives each entry of a day its lane, so that none lies on another. */
function lanesOf(entries: Entry[]) {
  const ends: number[] = []
  const placed = [...entries]
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .map(entry => {
      const free = ends.findIndex(end => end <= (entry.start ?? 0))
      const lane = free < 0 ? ends.length : free
      ends[lane] = entry.end ?? 0
      return { entry, lane }
    })
  return placed.map(({ entry, lane }) => {
    const beside = placed.filter(
      one => (one.entry.start ?? 0) < (entry.end ?? 0) && (one.entry.end ?? 0) > (entry.start ?? 0),
    )
    return { entry, lane, count: Math.max(...beside.map(one => one.lane)) + 1 }
  })
}

export function WeekView({ first, entries, onOpen, onAdd }: { first: Date } & ViewProps) {
  const { labels } = content
  const week = Array.from({ length: 7 }, (_, at) => {
    const date = addDays(first, at)
    const mine = entries.filter(entry => entry.day === keyOf(date))
    return {
      date,
      key: keyOf(date),
      isToday: keyOf(date) === keyOf(today),
      name: content.weekdays[at] ?? '',
      whole: mine.filter(entry => entry.start === undefined),
      timed: mine.filter(entry => entry.start !== undefined),
    }
  })
  const timed = week.flatMap(day => day.timed)
  const from = Math.min(9, ...timed.map(entry => Math.floor((entry.start ?? 0) / 60)))
  const until = Math.max(21, ...timed.map(entry => Math.ceil((entry.end ?? 0) / 60)))
  const hours = Array.from({ length: until - from }, (_, at) => from + at)
  return (
    <>
      <div className="hidden min-h-0 flex-1 overflow-y-auto border-t md:block">
        <div className="sticky top-0 z-10 grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] border-b bg-background">
          <span />
          {week.map(day => (
            <div key={day.key} className="min-w-0 border-l px-1.5 py-1.5">
              <h2 className={`flex items-baseline gap-1.5 ${day.isToday ? 'font-bold text-primary' : ''}`}>
                <span className="text-xl tabular-nums">{day.date.getDate()}</span> {day.name}
              </h2>
              {day.whole.map(entry => (
                <button
                  key={entry.id}
                  type="button"
                  onClick={() => onOpen(entry)}
                  className={`mt-1 block w-full truncate rounded-sm px-1.5 py-0.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${fillOf(entry.place)}`}
                >
                  {entry.name}
                </button>
              ))}
            </div>
          ))}
        </div>
        <div className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
          <div>
            {hours.map(hour => (
              <p key={hour} className="pt-1 pr-2 text-right text-xs opacity-80" style={{ height: ROW }}>
                {clock(hour * 60)}
              </p>
            ))}
          </div>
          {week.map(day => (
            <div key={day.key} className={`relative border-l ${day.isToday ? 'bg-accent/60' : ''}`}>
              {hours.map(hour => (
                <button
                  key={hour}
                  type="button"
                  tabIndex={-1}
                  aria-label={[labels.add, day.name, clock(hour * 60)].join(' ')}
                  onClick={() => onAdd(day.key, hour * 60)}
                  className="block w-full border-b hover:bg-muted"
                  style={{ height: ROW }}
                />
              ))}
              {lanesOf(day.timed).map(({ entry, lane, count }) => (
                <button
                  key={entry.id}
                  type="button"
                  onClick={() => onOpen(entry)}
                  className={`absolute flex flex-col overflow-hidden rounded-md px-1.5 py-1 text-left leading-tight ring-2 ring-background outline-none hover:brightness-97 focus-visible:ring-ring dark:hover:brightness-110 ${fillOf(entry.place)}`}
                  style={{
                    top: (((entry.start ?? 0) - from * 60) / 60) * ROW + 1,
                    height: Math.max((((entry.end ?? 0) - (entry.start ?? 0)) / 60) * ROW - 2, 24),
                    left: `${(lane / count) * 100}%`,
                    width: `${100 / count}%`,
                  }}
                >
                  <span className="block font-semibold wrap-anywhere">{entry.name}</span>
                  <span className="block text-xs tabular-nums">{line(entry)}</span>
                  <span className="block text-xs">{entry.person}</span>
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
      <ol className="border-t md:hidden">
        {week.map(day => (
          <li
            key={day.key}
            className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 border-b px-4 py-3 ${day.isToday ? 'bg-accent' : ''}`}
          >
            <p className={day.isToday ? 'font-semibold text-primary' : ''}>
              <span className="block text-2xl leading-none tabular-nums">{day.date.getDate()}</span>
              {day.name}
            </p>
            <div className="grid gap-1.5">
              <p className="self-center text-muted-foreground empty:hidden">
                {day.whole.length + day.timed.length === 0 && labels.free}
              </p>
              {[...day.whole, ...lanesOf(day.timed).map(({ entry }) => entry)].map(entry => (
                <button
                  key={entry.id}
                  type="button"
                  onClick={() => onOpen(entry)}
                  className={`min-h-11 rounded-md px-3 py-1.5 text-left ${fillOf(entry.place)}`}
                >
                  <span className="block font-semibold wrap-anywhere">{entry.name}</span>
                  <span className="block tabular-nums">{line(entry)}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
