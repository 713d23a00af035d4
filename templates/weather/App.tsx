import { Cloud, CloudFog, CloudLightning, CloudRain, CloudSnow, Sun } from 'lucide-react'
import { useState } from 'react'
import { keyed } from '../shared/keyed'
import { content } from './content'

const { labels, hours, days, places, figures, unit } = content
const SKIES = [
  { words: /thunder|storm/i, Icon: CloudLightning },
  { words: /snow|sleet|hail/i, Icon: CloudSnow },
  { words: /(?<!no )rain|drizzle|shower/i, Icon: CloudRain },
  { words: /fog|mist/i, Icon: CloudFog },
  { words: /sun|clear|dry/i, Icon: Sun },
  { words: /cloud|overcast|grey/i, Icon: Cloud },
]
const WET = /(?<!no )rain|drizzle|shower|snow|sleet|hail|storm/i
function Sky({ of = '', className = 'size-6' }: { of?: string; className?: string }) {
  const Icon = SKIES.find(({ words }) => words.test(of))?.Icon
  return Icon ? <Icon aria-hidden className={`shrink-0 ${className}`} strokeWidth={1.6} /> : null
}
const degrees = (value?: number) => (value === undefined ? '' : `${value}${unit}`)
/** Where in the range of these a value lies, in percent. */
const within = (all: (number | undefined)[]) => {
  const known = all.filter(value => value !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (value?: number) => (value === undefined ? 0 : ((value - least) / Math.max(most - least, 1)) * 100)
}
const height = within(hours.map(({ value }) => value))
const place = within(days.flatMap(({ low, high }) => [low, high]))

export default function App() {
  const [at, setAt] = useState(0)
  // Without hours it is as it is at the first place.
  const now: Partial<(typeof hours)[0] & (typeof places)[0]> = hours[at] ?? places[0] ?? {}
  return (
    <div className="min-h-svh bg-muted">
      <main className="mx-auto min-h-svh max-w-[430px] bg-background pb-8">
        <header className="bg-sky pt-5 text-sky-foreground">
          <p className="px-5 font-semibold">{content.brand}</p>
          <h1 className="mt-5 px-5 font-semibold text-2xl wrap-anywhere">{content.title}</h1>
          <div aria-live="polite" className="flex items-end justify-between gap-4 px-5">
            <p className="font-light text-[7.5rem] leading-none tracking-tighter">{degrees(now.value)}</p>
            <p className="flex flex-col items-end gap-1 py-4 text-right text-lg leading-tight wrap-anywhere">
              <Sky of={now.text ?? now.name} className="size-12" />
              <strong className="font-semibold">{now.name}</strong>
              {at > 0 ? now.time : now.name && labels.now}
            </p>
          </div>
          <p className="max-w-[22rem] px-5 pb-6 text-lg leading-snug">{content.lead}</p>
          {hours.length > 0 && (
            <ol aria-label={labels.hours} className="flex h-48 gap-px overflow-x-auto px-5">
              {keyed(hours).map(({ entry, at: hour, key }) => (
                <li key={key} className="min-w-14 flex-1">
                  <button
                    type="button"
                    aria-pressed={hour === at}
                    onClick={() => setAt(hour)}
                    className="group relative flex h-full w-full flex-col justify-end text-sm tabular-nums outline-offset-[-3px] focus-visible:outline-2"
                  >
                    <span className="pb-1 font-semibold text-base">{degrees(entry.value)}</span>
                    <span
                      className={`flex w-full flex-col justify-end border-transparent border-t-4 pb-2 group-aria-pressed:border-sky-foreground ${entry.rain || WET.test(entry.name) ? 'bg-wet' : 'bg-dry text-dry-foreground'}`}
                      style={{ height: `${38 + height(entry.value) * 0.45}%` }}
                    >
                      {entry.rain && <span>{`${entry.rain} ${content.amount}`}</span>}
                      <span className="group-aria-pressed:font-bold">{entry.time ?? entry.name}</span>
                      {entry.time && <span className="sr-only">{entry.name}</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </header>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4 border-b p-5 empty:hidden">
          {keyed(figures).map(({ entry, key }) => (
            <div key={key} className="min-w-0 wrap-anywhere">
              <dt className="text-muted-foreground text-sm">{entry.label}</dt>
              <dd className="font-semibold">{entry.value}</dd>
            </div>
          ))}
        </dl>
        <h2 className="px-5 pt-5 font-semibold text-lg empty:hidden">{days.length > 0 && labels.days}</h2>
        {keyed(days).map(({ entry, key }) => (
          <div
            key={key}
            className="mx-5 flex min-h-16 items-center gap-3 border-b py-2 tabular-nums last:border-0"
          >
            <Sky of={entry.text} />
            <h3 className="min-w-0 flex-1 font-semibold leading-tight wrap-anywhere">
              {entry.name}
              <span className="block font-normal text-muted-foreground text-sm">{entry.text}</span>
            </h3>
            <span className="w-9 text-right text-muted-foreground">{degrees(entry.low)}</span>
            {entry.low !== undefined && entry.high !== undefined && (
              <span aria-hidden className="relative h-2 w-20 rounded-full bg-muted">
                <span
                  className="absolute inset-y-0 rounded-full bg-primary"
                  style={{ left: `${place(entry.low)}%`, right: `${100 - place(entry.high)}%` }}
                />
              </span>
            )}
            <span className="w-9 font-semibold">{degrees(entry.high)}</span>
          </div>
        ))}
        <h2 className="px-5 pt-8 pb-3 font-semibold text-lg empty:hidden">
          {places.length > 0 && labels.places}
        </h2>
        {keyed(places).map(({ entry, key }) => (
          <div key={key} className="flex min-h-18 items-center gap-4 border-t px-5 py-2">
            <Sky of={entry.text} className="size-8" />
            <h3 className="min-w-0 flex-1 font-semibold leading-tight wrap-anywhere">
              {entry.name}
              <span className="block font-normal text-muted-foreground text-sm">{entry.text}</span>
            </h3>
            <span className="font-light text-4xl tracking-tight tabular-nums">{degrees(entry.value)}</span>
          </div>
        ))}
      </main>
    </div>
  )
}
