import { useState } from 'react'
import { Course } from './components/course'
import { Practical } from './components/practical'
import { Programme } from './components/programme'
import { Tickets } from './components/tickets'
import { inOrder } from './components/time'
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
          <nav aria-label={content.brand} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
            {content.navigation.map((item, index) => (
              <a
                key={[index, item.label].join()}
                href={item.href ?? places[index % places.length]}
                className="underline-offset-4 hover:underline"
              >
                {item.label}
              </a>
            ))}
          </nav>
        </div>
        <div className="mx-auto grid grid-cols-1 max-w-7xl items-end gap-x-12 gap-y-6 px-5 pt-6 pb-8 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] md:px-8 md:pt-10">
          <h1 className="max-w-[18ch] text-balance break-words font-semibold text-[clamp(2.4rem,5.2vw,5rem)] leading-[1] tracking-[-0.045em]">
            {hero.title}
          </h1>
          <div className="text-lg">
            {hero.date ? (
              <p className="font-semibold text-2xl text-primary tracking-tight">{hero.date}</p>
            ) : null}
            {hero.place ? <p className="font-semibold">{hero.place}</p> : null}
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
