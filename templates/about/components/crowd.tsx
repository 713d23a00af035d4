import { useState } from 'react'
import { content } from '../content'

const sizes = ['w-full', 'w-3/4', 'w-[86%]']

export function Crowd() {
  const { crowd, people } = content
  const [shown, setShown] = useState(0)
  const person = people[shown]
  return (
    <section id="crowd" aria-labelledby="crowd-title" className="mx-auto max-w-7xl p-5 pt-0 pb-12 md:px-8">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="crowd-title" className="font-semibold text-lg">
          {crowd.title}
        </h2>
        <p className="text-rain-muted">{people.length > 0 ? crowd.hint : crowd.empty}</p>
      </div>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-3 gap-y-6 md:mt-8 md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {people.map((item, at) => (
          <li key={[at, item.name].join()} className="flex min-w-0 max-w-52">
            <button
              type="button"
              aria-pressed={shown === at}
              onClick={() => setShown(at)}
              className="group flex w-full min-w-0 flex-col items-center gap-3 outline-none"
            >
              <span className="flex aspect-square w-full items-end justify-center">
                <span
                  className={`block rounded-full outline-3 outline-transparent outline-offset-2 transition-transform duration-200 group-hover:scale-105 group-focus-visible:outline-rain-foreground group-focus-visible:outline-dashed group-aria-pressed:outline-rain-foreground motion-reduce:transition-none ${sizes[at % sizes.length]}`}
                >
                  <Umbrella at={at} className="block aspect-square w-full" />
                </span>
              </span>
              <span className="max-w-full break-words text-center leading-tight group-aria-pressed:font-semibold">
                {item.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {person ? (
        <div
          aria-live="polite"
          className="mt-8 grid grid-cols-1 gap-x-10 gap-y-2 border-rain-foreground border-t-2 pt-5 md:mt-10 md:min-h-28 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
        >
          <div className="min-w-0">
            <p className="break-words font-bold font-display text-3xl">{person.name}</p>
            <p className="mt-1 break-words text-rain-muted">
              {[person.role, person.since ? `${crowd.since} ${person.since}` : ''].filter(Boolean).join(', ')}
            </p>
          </div>
          <p className="max-w-[52ch] text-lg leading-normal">{person.text}</p>
        </div>
      ) : null}
    </section>
  )
}

const RIBS = 8
const CLOTHS = 5

const corner = (rib: number, radius: number) => {
  const turn = (rib / RIBS) * Math.PI * 2 + Math.PI / 8
  return `${(50 + Math.cos(turn) * radius).toFixed(2)} ${(50 + Math.sin(turn) * radius).toFixed(2)}`
}

/** An open umbrella from above: eight panels, hollowed at the rim, every second one a shade darker. */
function Umbrella({ at, className }: { at: number; className?: string }) {
  const cloth = `var(--cloth-${(at % CLOTHS) + 1})`
  const ribs = Array.from({ length: RIBS }, (_, rib) => rib)
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={className}>
      <g transform={`rotate(${(at * 17) % 45} 50 50)`}>
        {ribs.map(rib => (
          <path
            key={rib}
            d={`M50 50L${corner(rib, 49)}Q${corner(rib + 0.5, 41)} ${corner(rib + 1, 49)}Z`}
            fill={at % 3 === 2 && rib % 2 === 0 ? 'var(--cloth-2)' : cloth}
            fillOpacity={rib % 2 === 0 ? 1 : 0.88}
            stroke="var(--rib)"
            strokeWidth="0.7"
          />
        ))}
      </g>
      <circle cx="50" cy="50" r="2.6" fill="var(--rib)" />
    </svg>
  )
}
