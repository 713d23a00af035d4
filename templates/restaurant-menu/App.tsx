import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { PageLinks } from '../shared/page-links'
import { Pills } from '../shared/pills'
import { LongTable } from './components/long-table'
import { Visit } from './components/visit'
import { content } from './content'

const places = ['#table', '#menu', '#visit']

export default function App() {
  const [onTable, setOnTable] = useState<number[]>(() =>
    content.dishes.map((_, at) => at).filter(at => at % 3 === 0),
  )
  const [people, setPeople] = useState(4)
  const table = { onTable, people, onPeople: setPeople }
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
            <PageLinks of={content} places={places} className="gap-y-1" />
          </div>
          <div className="grid grid-cols-1 items-end gap-x-12 gap-y-5 pt-6 pb-24 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:pt-10 md:pb-32">
            <h1 className="max-w-[15ch] text-balance break-words font-display font-medium text-[clamp(2.75rem,7vw,6.5rem)] leading-[0.95] tracking-[-0.03em]">
              {content.hero.title}
            </h1>
            <div className="text-lg">
              <p className="max-w-[42ch] leading-normal">{content.hero.lead}</p>
              <p className="mt-3 font-medium text-rose-muted">{content.hero.tonight}</p>
            </div>
          </div>
        </div>
      </header>
      <main>
        <LongTable {...table} onTake={toggle} onClear={() => setOnTable([])} />
        <Menu onTable={onTable} onToggle={toggle} />
        <Visit {...table} />
      </main>
      <footer className="mx-auto max-w-7xl px-5 py-8 text-muted-foreground md:px-8">
        <p className="break-words">{[content.brand, ...content.place].join(', ')}</p>
      </footer>
    </div>
  )
}

function Menu({ onTable, onToggle }: { onTable: number[]; onToggle: (at: number) => void }) {
  const [mark, setMark] = useState('')
  const marks = [...new Set(content.dishes.flatMap(dish => dish.marks ?? []))]
  const shown = content.dishes
    .map((dish, at) => ({ dish, at }))
    .filter(row => !mark || row.dish.marks?.includes(mark))
  const courses = [...new Set(shown.map(row => row.dish.course ?? ''))]
  return (
    <section id="menu" aria-labelledby="menu-title" className="mx-auto max-w-7xl px-5 py-14 md:px-8 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="menu-title" className="font-display font-medium text-5xl tracking-tight">
          {content.menuTitle}
        </h2>
        <Pills
          name={content.filter}
          all={content.all}
          options={marks}
          value={mark}
          className="h-11 rounded-full px-5"
          onValue={setMark}
        />
      </div>
      <p className="mt-8 text-lg empty:hidden">
        {shown.length === 0 && (content.dishes.length === 0 ? content.noDishes : content.nothing)}
      </p>
      <div className={cn('mt-8 gap-x-16', courses.length > 1 && 'md:columns-2')}>
        {courses.map(course => (
          <div key={course} className="mb-10 break-inside-avoid">
            <h3 className="mb-1 break-words font-display text-2xl text-muted-foreground empty:hidden">
              {course}
            </h3>
            <ul>
              {shown.map(({ dish, at }) => {
                const isOn = onTable.includes(at)
                return (dish.course ?? '') === course ? (
                  <li
                    key={[at, dish.name].join()}
                    className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4 border-b py-3.5"
                  >
                    <div className="min-w-0">
                      <p className="break-words font-semibold text-lg leading-snug">{dish.name}</p>
                      <p className="mt-0.5 text-muted-foreground leading-snug empty:hidden">{dish.note}</p>
                      <p className="mt-1 text-primary text-sm empty:hidden">{dish.marks?.join(', ')}</p>
                    </div>
                    <p className="pt-0.5 text-right tabular-nums">{dish.price}</p>
                    <Button
                      variant={isOn ? 'default' : 'outline'}
                      size="icon-lg"
                      aria-pressed={isOn}
                      aria-label={`${isOn ? content.table.take : content.table.put}: ${dish.name}`}
                      className="-mt-1 rounded-full"
                      onClick={() => onToggle(at)}
                    >
                      {isOn ? <Check /> : <Plus />}
                    </Button>
                  </li>
                ) : null
              })}
            </ul>
          </div>
        ))}
      </div>
      {content.menuNote ? <p className="mt-4 text-muted-foreground">{content.menuNote}</p> : null}
    </section>
  )
}
