import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PageLinks } from '../shared/page-links'
import { Pills } from '../shared/pills'
import { Course } from './components/course'
import { Tickets } from './components/tickets'
import { days, inOrder } from './components/time'
import { content } from './content'

const places = ['#programme', '#tickets', '#practical']

export default function App() {
  const [kept, setKept] = useState<number[]>(() =>
    inOrder(content.sessions)
      .map(row => row.at)
      .filter((_, position) => position % 3 === 0),
  )
  const toggle = (at: number) =>
    setKept(now => (now.includes(at) ? now.filter(other => other !== at) : [...now, at]))
  const { hero } = content

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="bg-shelf text-chart-foreground">
        <div className="mx-auto flex max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
          <a href="#top" className="min-w-0 break-words font-semibold text-lg tracking-tight">
            {content.brand}
          </a>
          <PageLinks of={content} places={places} className="gap-y-1" />
        </div>
        <div className="mx-auto grid grid-cols-1 max-w-7xl items-end gap-x-12 gap-y-6 px-5 pt-6 pb-8 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] md:px-8 md:pt-10">
          <h1 className="max-w-[18ch] text-balance break-words font-semibold text-[clamp(2.4rem,5.2vw,5rem)] leading-[1] tracking-[-0.045em]">
            {hero.title}
          </h1>
          <div className="text-lg">
            <p className="font-semibold text-2xl text-primary tracking-tight">{hero.date}</p>
            <p className="font-semibold">{hero.place}</p>
            <p className="mt-3 max-w-[46ch] text-chart-muted leading-normal">{hero.lead}</p>
          </div>
        </div>
        <Course kept={kept} onToggle={toggle} onClear={() => setKept([])} />
      </header>
      <main>
        <Programme kept={kept} onToggle={toggle} />
        <Tickets />
        <Practical />
      </main>
      <footer className="mx-auto max-w-7xl break-words px-5 py-8 text-muted-foreground md:px-8">
        {[content.brand, hero.date, hero.place].filter(Boolean).join(', ')}
      </footer>
    </div>
  )
}

function Practical() {
  if (content.practical.length === 0) return null
  return (
    <section
      id="practical"
      aria-labelledby="practical-title"
      className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-8 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-8 md:py-24"
    >
      <h2 id="practical-title" className="text-balance font-semibold text-3xl tracking-[-0.03em]">
        {content.practicalTitle}
      </h2>
      <dl className="space-y-6">
        {content.practical.map((row, index) => (
          <div key={[index, row.name].join()}>
            <dt className="break-words font-semibold text-lg">{row.name}</dt>
            {row.text ? <dd className="mt-1 max-w-[66ch] text-lg leading-normal">{row.text}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Programme({ kept, onToggle }: { kept: number[]; onToggle: (at: number) => void }) {
  const { programme, course } = content
  const [day, setDay] = useState('')
  const rows = inOrder(content.sessions)
  const shown = days.filter(name => !day || day === name)
  return (
    <section
      id="programme"
      aria-labelledby="programme-title"
      className="mx-auto max-w-7xl px-5 py-16 md:px-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="programme-title" className="font-semibold text-4xl tracking-[-0.04em] md:text-5xl">
          {programme.title}
        </h2>
        <Pills
          name={programme.when}
          all={programme.allDays}
          options={days.filter(Boolean)}
          value={day}
          className="h-11"
          onValue={setDay}
        />
      </div>
      {rows.length === 0 ? <p className="mt-8 text-lg">{programme.empty}</p> : null}
      {shown.map(name => (
        <div key={name} className="mt-10">
          <h3 className="border-foreground border-b-2 pb-2 font-semibold text-2xl empty:hidden">{name}</h3>
          <ol>
            {rows.map(({ session, at }) => {
              const isKept = kept.includes(at)
              return (session.day ?? '') === name ? (
                <li
                  key={[at, session.name].join()}
                  className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b py-4 md:grid-cols-[5.5rem_minmax(0,1.2fr)_minmax(0,1.4fr)_auto] md:gap-x-8"
                >
                  <p className="text-lg tabular-nums">{session.time}</p>
                  <div className="min-w-0">
                    <h4 className="break-words font-semibold text-lg leading-snug">{session.name}</h4>
                    <p className="break-words text-muted-foreground">
                      {[session.person, session.place].filter(Boolean).join(', ')}
                    </p>
                  </div>
                  <p className="col-span-2 col-start-2 row-start-2 max-w-[56ch] leading-normal md:col-span-1 md:col-start-3 md:row-start-1">
                    {session.text}
                  </p>
                  <Button
                    variant={isKept ? 'default' : 'outline'}
                    aria-pressed={isKept}
                    aria-label={`${isKept ? course.drop : course.keep}: ${session.name}`}
                    onClick={() => onToggle(at)}
                    className="col-start-3 row-start-1 h-11 min-w-20 md:col-start-4"
                  >
                    {isKept ? course.drop : course.keep}
                  </Button>
                </li>
              ) : null
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}
