import { useState } from 'react'
import { LongTable } from './components/long-table'
import { Menu } from './components/menu'
import { Visit } from './components/visit'
import { content } from './content'

const places = ['#table', '#menu', '#visit']

export default function App() {
  const [onTable, setOnTable] = useState<number[]>(() =>
    content.dishes.map((_, at) => at).filter(at => at % 3 === 0),
  )
  const [people, setPeople] = useState(4)
  const toggle = (at: number) =>
    setOnTable(now => (now.includes(at) ? now.filter(other => other !== at) : [...now, at]))

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="bg-rose text-rose-foreground">
        <div className="mx-auto max-w-7xl px-5 md:px-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5">
            <a href="#top" className="min-w-0 break-words font-display font-semibold text-2xl">
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
          <div className="grid grid-cols-1 items-end gap-x-12 gap-y-5 pt-6 pb-24 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:pt-10 md:pb-32">
            <h1 className="max-w-[15ch] text-balance break-words font-display font-medium text-[clamp(2.75rem,7vw,6.5rem)] leading-[0.95] tracking-[-0.03em]">
              {content.hero.title}
            </h1>
            <div className="text-lg">
              <p className="max-w-[42ch] leading-normal">{content.hero.lead}</p>
              {content.hero.tonight ? (
                <p className="mt-3 font-medium text-rose-muted">{content.hero.tonight}</p>
              ) : null}
            </div>
          </div>
        </div>
      </header>
      <main>
        <LongTable
          onTable={onTable}
          people={people}
          onPeople={setPeople}
          onTake={toggle}
          onClear={() => setOnTable([])}
        />
        <Menu onTable={onTable} onToggle={toggle} />
        <Visit onTable={onTable} people={people} onPeople={setPeople} />
      </main>
      <footer className="mx-auto max-w-7xl px-5 py-8 text-muted-foreground md:px-8">
        <p className="break-words">{[content.brand, ...content.place].join(', ')}</p>
      </footer>
    </div>
  )
}
