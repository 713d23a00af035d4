import { useState } from 'react'
import { content } from '../content'
import { degrees, FILLS, keyed, skyName, type Unit } from './weather'

const HEIGHT = 190
const STEP = 24

/** The whole day as bands of sky under its line of degrees; one finger goes along it. */
export function Day({ shift, unit }: { shift: number; unit: Unit }) {
  const { hours, skies } = content
  const [at, setAt] = useState(Math.max(0, Math.min(content.startAt, hours.length - 1)))
  const hour = hours[at]
  if (!hour) return <p className="px-6 py-10 text-lg text-muted-foreground">{content.noHours}</p>
  const known = hours.flatMap(each => each.value ?? [])
  const low = Math.min(...known, 0)
  const high = Math.max(...known, low + 1)
  const width = hours.length * STEP
  const y = (value: number) => 40 + (1 - (value - low) / (high - low)) * (HEIGHT - 80)
  const points = keyed(hours)
    .filter(({ entry }) => entry.value !== undefined)
    .map(({ entry, at: one }) => `${one * STEP + STEP / 2},${y(entry.value ?? 0)}`)
  const most = Math.max(...hours.map(each => each.rain ?? 0), 1)
  const facts = [
    { name: content.rainName, text: hour.rain ? `${hour.rain} ${content.rainUnit}` : content.dry },
    { name: content.windName, text: hour.wind },
  ].filter(fact => fact.text)
  const used = [...new Set(hours.flatMap(each => each.sky ?? []))]
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="sr-only">
        {content.hoursTitle}
      </h2>
      <div className="flex items-end justify-between gap-4 px-6">
        <p className="font-extralight text-[7.5rem] tabular-nums leading-[0.85] tracking-tighter">
          {hour.value === undefined ? '–' : `${degrees(hour.value + shift, unit)}°`}
        </p>
        <div className="min-w-0 pb-1 text-right">
          <p className="font-semibold text-lg tabular-nums">{hour.name}</p>
          <p>{skyName(hour.sky)}</p>
        </div>
      </div>
      <dl className="mt-5 flex gap-6 px-6">
        {facts.map(fact => (
          <div key={fact.name}>
            <dt className="text-muted-foreground text-sm">{fact.name}</dt>
            <dd className="font-medium tabular-nums">{fact.text}</dd>
          </div>
        ))}
      </dl>
      <div className="relative mt-5 outline-ring outline-offset-[-3px] has-[:focus-visible]:outline-3">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-52 w-full"
        >
          {keyed(hours).map(({ entry, at: one, key }) => (
            <g key={key}>
              <rect
                x={one * STEP}
                width={STEP + 0.5}
                height={HEIGHT}
                fill={entry.sky ? FILLS[entry.sky] : 'var(--muted)'}
              />
              <rect
                x={one * STEP + 3}
                y={HEIGHT - ((entry.rain ?? 0) / most) * 60}
                width={STEP - 6}
                height={((entry.rain ?? 0) / most) * 60}
                fill="var(--card)"
              />
            </g>
          ))}
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="var(--background)"
            strokeWidth="8"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="var(--foreground)"
            strokeWidth="3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <rect
            x={at * STEP}
            y="-4"
            width={STEP}
            height={HEIGHT + 8}
            fill="none"
            stroke="var(--foreground)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(hours.length - 1, 0)}
          value={at}
          aria-label={content.hoursName}
          aria-valuetext={`${hour.name} ${skyName(hour.sky)}`}
          onChange={event => setAt(Number(event.target.value))}
          className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
        />
      </div>
      <div aria-hidden className="flex justify-between px-6 pt-2 text-sm tabular-nums">
        {[...new Set([0, Math.floor((hours.length - 1) / 2), hours.length - 1])].map(one => (
          <span key={one}>{hours[one].name}</span>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 px-6 pt-2 text-muted-foreground text-sm">
        {used.map(sky => (
          <li key={sky} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-3 rounded-full border border-foreground/30"
              style={{ background: FILLS[sky] }}
            />
            {skies[sky]}
          </li>
        ))}
      </ul>
    </section>
  )
}
