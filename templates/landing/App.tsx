import { useState } from 'react'
import { Ask } from './components/ask'
import { Area, Day, Terms } from './components/day'
import { Hero } from './components/hero'
import { content } from './content'

export default function App() {
  const [counts, setCounts] = useState(() => content.things.map(thing => thing.count ?? 0))
  const change = (at: number, count: number) => setCounts(now => now.with(at, count))

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <Hero counts={counts} onChange={change} onClear={() => setCounts(now => now.map(() => 0))} />
      <main>
        <Day />
        <Area />
        <Terms />
        <Ask counts={counts} />
      </main>
      <footer className="bg-sky text-sky-foreground">
        <div className="mx-auto flex max-w-6xl flex-col gap-x-12 gap-y-1 px-5 py-10 text-base md:flex-row md:flex-wrap md:items-baseline md:px-8">
          <p className="min-w-0 break-words font-semibold text-2xl">{content.brand}</p>
          {[content.footer.address, content.footer.hours, content.footer.note].filter(Boolean).map(line => (
            <p key={line} className="text-sky-muted">
              {line}
            </p>
          ))}
        </div>
      </footer>
    </div>
  )
}
