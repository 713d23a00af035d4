import { Check, Circle, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { keyed } from '../shared/keyed'
import { content } from './content'

const { labels, summary } = content
/** Each a place on the line; behind one that is down the line is broken. */
const TONES = {
  good: { Icon: Check, ground: 'bg-good', text: 'text-good', line: 'border-good border-solid' },
  fair: { Icon: Minus, ground: 'bg-fair', text: 'text-fair', line: 'border-fair border-dashed' },
  bad: { Icon: X, ground: 'bg-bad', text: 'text-bad', line: 'border-transparent' },
  none: { Icon: Circle, ground: 'bg-primary', text: '', line: 'border-primary border-solid' },
}
/** What a state says of its component; nothing, where nobody knows the word. */
function toneOf(state = ''): keyof typeof TONES {
  const word = state.toLowerCase()
  const isIt = ({ name, also }: (typeof content.states)[0]) =>
    [name.toLowerCase(), ...also.split(', ')].includes(word)
  return content.states.find(isIt)?.tone ?? 'none'
}
const components = keyed(content.components).map(each => {
  const tone = toneOf(each.entry.state)
  return { ...each, tone, look: TONES[tone] }
})
const faulty = components.filter(({ tone }) => tone === 'bad' || tone === 'fair')
const worst = faulty.find(({ tone }) => tone === 'bad') ?? faulty[0]
const { ground } = TONES[worst?.tone ?? 'good']
const isGood = components.length > 0 && components.every(({ tone }) => tone === 'good')
const isKnown = faulty.length > 0 || isGood

export default function App() {
  const [chosen, setChosen] = useState('')
  const incidents = content.incidents.filter(({ place }) => !chosen || place === chosen)
  return (
    <>
      <header className={isKnown ? `${ground} text-tone-foreground` : 'bg-card'}>
        <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-16 gap-y-10 px-4 pt-8 pb-10 sm:px-8 md:pt-10 md:pb-14">
          <div className="min-w-0">
            <p className="font-semibold text-lg">{content.brand}</p>
            <h1 className="mt-8 text-xl md:mt-14">{content.title}</h1>
            {isKnown && (
              <p className="mt-1 max-w-3xl font-semibold text-5xl leading-none tracking-tight text-balance md:text-7xl">
                {faulty.length > 0
                  ? `${faulty.length} ${summary.of} ${components.length} ${summary.bad}`
                  : summary.good}
              </p>
            )}
          </div>
          <p className="max-w-xs text-lg leading-snug">{content.lead}</p>
        </div>
      </header>
      <main className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-4 py-10 sm:px-8 md:grid-cols-2 md:py-14">
        <section aria-labelledby="components">
          <h2 id="components" className="mb-4 font-semibold text-2xl tracking-tight">
            {labels.components}
          </h2>
          {components.map(({ entry, key, look: { Icon, ...look } }) => (
            <button
              key={key}
              type="button"
              aria-pressed={chosen === entry.name}
              onClick={() => setChosen(chosen === entry.name ? '' : entry.name)}
              className="group relative flex min-h-20 w-full gap-4 rounded-md p-3 text-left hover:bg-accent focus-visible:outline-2 aria-pressed:bg-accent"
            >
              <span
                aria-hidden
                className={`absolute top-10 -bottom-3 left-6 border-l-4 group-last-of-type:hidden ${look.line}`}
              />
              <span
                className={`relative grid size-7 shrink-0 place-items-center rounded-full text-tone-foreground ${look.ground}`}
              >
                <Icon aria-hidden className="size-4" strokeWidth={3} />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <strong className="block font-semibold text-lg leading-7">{entry.name}</strong>
                <span className="text-muted-foreground">{entry.note}</span>
              </span>
              <span className="max-w-[45%] text-right leading-7">
                <strong className={`block font-semibold ${look.text}`}>{entry.state}</strong>
                <span className="text-muted-foreground tabular-nums">{entry.value}</span>
              </span>
            </button>
          ))}
          <p className="text-muted-foreground empty:hidden">{components.length === 0 && labels.nothing}</p>
        </section>
        <div aria-live="polite" className="grid content-start gap-12">
          <Incidents name={labels.open} list={incidents.filter(each => each.isOpen)} />
          <Incidents name={labels.incidents} list={incidents.filter(each => !each.isOpen)} />
        </div>
      </main>
    </>
  )
}

type IncidentsProps = { name: string; list: typeof content.incidents }

const Incidents = ({ name, list }: IncidentsProps) => (
  <section aria-label={name} className={list.length > 0 || name === labels.incidents ? '' : 'hidden'}>
    <h2 className="mb-4 font-semibold text-2xl tracking-tight">{name}</h2>
    {keyed(list).map(({ entry, key }) => (
      <article key={key} className="border-t py-4 wrap-anywhere">
        <p className="flex flex-wrap justify-between gap-x-6 text-muted-foreground">
          <span>{entry.time}</span> <span>{entry.place}</span>
        </p>
        <h3 className={`mt-1 font-semibold ${entry.isOpen ? 'text-2xl tracking-tight' : 'text-lg'}`}>
          {entry.name}
        </h3>
        <p className="mt-1 max-w-prose leading-relaxed empty:hidden">{entry.text}</p>
      </article>
    ))}
    <p className="border-t py-4 text-muted-foreground empty:hidden">{list.length === 0 && labels.nothing}</p>
  </section>
)
