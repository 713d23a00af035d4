import { useState } from 'react'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'
import { Options } from '../shared/options'
import { Days, Ruler } from './components/day'
import { Details } from './components/details'
import { durationOf, startsOf } from './components/slots'
import { content } from './content'

export default function App() {
  const [service, setService] = useState<number | null>(content.services.length > 0 ? 0 : null)
  const [person, setPerson] = useState(-1)
  const roomy = content.days.findIndex((day, at) => !day.closed && startsOf(at, service).includes('free'))
  const firstDay = roomy < 0 ? content.days.findIndex(day => !day.closed) : roomy
  const [day, setDay] = useState(firstDay)
  const [start, setStart] = useState<number | null>(() => startsOf(firstDay, 0).indexOf('free'))
  const [isDone, setDone] = useState(false)
  const starts = startsOf(day, service)
  const chosen = start !== null && starts[start] === 'free' ? start : null

  function reset() {
    setStart(null)
    setDone(false)
  }

  function choose(at: number) {
    setService(at)
    setDone(false)
  }

  function turnTo(at: number) {
    setDay(at)
    reset()
  }

  return (
    <div className="min-h-svh bg-background text-foreground">
      <header className="bg-salon text-salon-foreground">
        <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-12 gap-y-4 px-5 pt-5 pb-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-end md:px-8 md:pb-10">
          <div className="min-w-0">
            <p className="break-words font-medium text-lg">{content.brand}</p>
            <h1 className="mt-6 text-balance break-words font-semibold text-[clamp(2.75rem,7vw,6rem)] leading-[0.95] tracking-[-0.04em]">
              {content.title}
            </h1>
          </div>
          <p className="max-w-[44ch] text-lg leading-normal md:justify-self-end">{content.lead}</p>
        </div>
      </header>
      <main className="mx-auto grid grid-cols-1 max-w-7xl gap-x-10 gap-y-12 px-5 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:px-8 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Services {...{ service, person }} onService={choose} onPerson={setPerson} />
        <section aria-labelledby="day-title" className="min-w-0">
          <Days day={day} onDay={turnTo} />
          <Ruler {...{ day, service, starts, chosen }} isFixed={isDone} onChoose={setStart} />
        </section>
        <Details {...{ service, person, day, isDone }} start={chosen} onDone={setDone} onAgain={reset} />
      </main>
      <footer hidden={!content.visit.title} className="border-t">
        <div className="mx-auto flex max-w-7xl flex-wrap gap-x-10 gap-y-1 px-5 py-8 md:px-8">
          <h2 className="font-semibold">{content.visit.title}</h2>
          {content.visit.lines.map((line, index) => (
            <p key={[index, line].join()} className="text-muted-foreground">
              {line}
            </p>
          ))}
        </div>
      </footer>
    </div>
  )
}

type Choose = (at: number) => void
type ServicesProps = { service: number | null; person: number; onService: Choose; onPerson: Choose }

function Services({ service, person, onService, onPerson }: ServicesProps) {
  const groups = [...new Set(content.services.map(item => item.group ?? ''))]
  return (
    <section aria-labelledby="services-title" className="min-w-0">
      <h2 id="services-title" className="font-semibold text-2xl tracking-tight">
        {content.servicesTitle}
      </h2>
      {groups.length === 0 ? <p className="mt-4 text-muted-foreground">{content.noServices}</p> : null}
      {groups.map(group => (
        <fieldset key={group} className="mt-5 min-w-0">
          <legend className={cn('mb-1.5 text-muted-foreground', !group && 'sr-only')}>
            {group || content.servicesTitle}
          </legend>
          {content.services.map((item, index) =>
            (item.group ?? '') === group ? (
              <label
                key={[index, item.name].join()}
                className={cn(
                  '-mx-3 grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-lg px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-ring',
                  service === index ? 'bg-marigold text-marigold-foreground' : 'hover:bg-muted',
                )}
              >
                <input
                  type="radio"
                  name="service"
                  checked={service === index}
                  onChange={() => onService(index)}
                  className="sr-only"
                />
                <span className="break-words font-semibold leading-snug">{item.name}</span>
                {item.price ? <span className="tabular-nums">{item.price}</span> : <span />}
                {item.text ? <span className="break-words text-sm">{item.text}</span> : <span />}
                <span className="text-right text-sm tabular-nums empty:hidden">{durationOf(item)}</span>
              </label>
            ) : null,
          )}
        </fieldset>
      ))}
      {content.people.length > 0 ? (
        <div className="mt-7">
          <label htmlFor="person" className="mb-1.5 block text-muted-foreground">
            {content.peopleTitle}
          </label>
          <NativeSelect
            id="person"
            value={person}
            onChange={event => onPerson(Number(event.target.value))}
            className="h-12 max-w-full text-base"
          >
            <NativeSelectOption value={-1}>{content.anyone}</NativeSelectOption>
            <Options
              names={content.people.map(({ name, role }) => [name, role].filter(Boolean).join(', '))}
              isByPlace
            />
          </NativeSelect>
        </div>
      ) : null}
    </section>
  )
}
