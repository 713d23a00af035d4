import { useState } from 'react'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { Day } from './components/day'
import { Places } from './components/places'
import { keyed, type Unit } from './components/weather'
import { Week } from './components/week'
import { content } from './content'

export default function App() {
  const [at, setAt] = useState(0)
  const [unit, setUnit] = useState<Unit>('celsius')
  const shift = content.places[at]?.value ?? 0
  const { units, sun } = content
  return (
    <div className="min-h-svh bg-ground">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <header className="flex items-center justify-between gap-4 px-6 pt-4">
          <p className="min-w-0 truncate font-semibold">{content.brand}</p>
          <ToggleGroup
            type="single"
            value={unit}
            aria-label={units.name}
            onValueChange={value => value && setUnit(value as Unit)}
          >
            <ToggleGroupItem value="celsius" className="size-11">
              {units.celsius}
            </ToggleGroupItem>
            <ToggleGroupItem value="fahrenheit" className="size-11">
              {units.fahrenheit}
            </ToggleGroupItem>
          </ToggleGroup>
        </header>
        <main className="pb-8">
          <div className="px-6 pt-3 pb-7">
            <h1 className="break-words font-bold text-3xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.date}</p>
            <p className="mt-3 text-balance text-lg leading-snug">{content.lead}</p>
          </div>
          <Day shift={shift} unit={unit} />
          {content.advice.length ? (
            <dl className="mt-8 grid gap-4 px-6">
              {keyed(content.advice).map(({ entry, key }) => (
                <div key={key}>
                  <dt className="font-semibold">{entry.title}</dt>
                  {entry.text ? <dd>{entry.text}</dd> : null}
                </div>
              ))}
            </dl>
          ) : null}
          <Week shift={shift} unit={unit} />
          {sun.items.length ? (
            <section aria-labelledby="sun" className="border-t px-6 pt-8">
              <h2 id="sun" className="font-semibold text-xl tracking-tight">
                {sun.title}
              </h2>
              <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4">
                {keyed(sun.items).map(({ entry, key }) => (
                  <div key={key} className="min-w-0">
                    <dt className="break-words text-muted-foreground text-sm">{entry.name}</dt>
                    {entry.time ? (
                      <dd className="font-light text-3xl tabular-nums tracking-tight">{entry.time}</dd>
                    ) : null}
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </main>
        <Places at={at} onChoose={setAt} />
      </div>
    </div>
  )
}
