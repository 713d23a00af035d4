import { content } from '../content'
import { degrees, FILLS, keyed, skyName, type Unit } from './weather'

/** Each day between its lowest and highest degree, on one common scale. */
export function Week({ shift, unit }: { shift: number; unit: Unit }) {
  const { days } = content
  const lows = days.flatMap(day => day.low ?? [])
  const highs = days.flatMap(day => day.high ?? [])
  const from = Math.min(...lows, ...highs)
  const span = Math.max(Math.max(...lows, ...highs) - from, 1)
  return (
    <section aria-labelledby="week" className="pt-10">
      <h2 id="week" className="px-6 pb-2 font-semibold text-xl tracking-tight">
        {content.daysTitle}
      </h2>
      {days.length === 0 ? <p className="px-6 text-muted-foreground">{content.noDays}</p> : null}
      <ul>
        {keyed(days).map(({ entry, key }) => {
          const { low, high } = entry
          return (
            <li key={key} className="border-t px-6 py-3">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="min-w-0 break-words font-medium">{entry.name}</h3>
                {low === undefined || high === undefined ? null : (
                  <p className="shrink-0 tabular-nums">
                    <span className="sr-only">{content.lowName} </span>
                    <span className="text-muted-foreground">{degrees(low + shift, unit)}°</span>
                    <span className="sr-only"> {content.highName}</span>
                    <span className="ml-3 font-semibold">{degrees(high + shift, unit)}°</span>
                  </p>
                )}
              </div>
              <p className="text-muted-foreground text-sm">{entry.text ?? skyName(entry.sky)}</p>
              {low === undefined || high === undefined ? null : (
                <div aria-hidden className="relative mt-2 h-2 rounded-full bg-muted">
                  <div
                    className="absolute inset-y-0 rounded-full border border-foreground/40"
                    style={{
                      left: `${((low - from) / span) * 100}%`,
                      width: `${Math.max(((high - low) / span) * 100, 3)}%`,
                      background: entry.sky ? FILLS[entry.sky] : 'var(--primary)',
                    }}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
