import { useState } from 'react'
import { Days, Ruler } from './components/day'
import { Details } from './components/details'
import { Services } from './components/services'
import { startsOf } from './components/slots'
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
        <Services
          service={service}
          person={person}
          onService={at => {
            setService(at)
            setDone(false)
          }}
          onPerson={setPerson}
        />
        <section aria-labelledby="day-title" className="min-w-0">
          <Days
            day={day}
            onDay={at => {
              setDay(at)
              reset()
            }}
          />
          <Ruler
            day={day}
            service={service}
            starts={starts}
            chosen={chosen}
            isFixed={isDone}
            onChoose={setStart}
          />
        </section>
        <Details
          service={service}
          person={person}
          day={day}
          start={chosen}
          isDone={isDone}
          onDone={setDone}
          onAgain={reset}
        />
      </main>
      <footer hidden={!content.visit.title} className="border-border border-t">
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
