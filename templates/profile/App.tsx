import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { cn } from '@/lib/utils'
import { AskForm } from './components/ask-form'
import { Treks } from './components/treks'
import { content } from './content'

const { person, facts, tabs, labels } = content

export default function App() {
  const [isKept, setIsKept] = useState(false)
  const [about, setAbout] = useState('')
  const ask = (name: string) => {
    setAbout(name)
    document.getElementById('ask')?.scrollIntoView({ block: 'nearest' })
    document.getElementById('ask-when')?.focus({ preventScroll: true })
  }
  return (
    <div className="text-[0.9375rem]">
      <header className="bg-felt text-felt-foreground">
        <div className="mx-auto max-w-7xl px-4 pt-5 pb-8 md:px-8 md:pb-10">
          <div className="flex items-center justify-between gap-4">
            <p className="wrap-anywhere min-w-0 font-medium">{content.brand}</p>
            <Button
              variant="outline"
              aria-pressed={isKept}
              className="border-felt-foreground bg-transparent text-felt-foreground hover:bg-felt-foreground hover:text-felt dark:bg-transparent dark:hover:bg-felt-foreground"
              onClick={() => setIsKept(!isKept)}
            >
              <Bookmark className={isKept ? 'fill-current' : ''} /> {isKept ? labels.kept : labels.keep}
            </Button>
          </div>
          <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 md:mt-16 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-end lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
            <div className="min-w-0">
              <h1 className="font-display text-5xl leading-[0.95] font-semibold tracking-tight text-balance wrap-anywhere lg:text-7xl">
                {person.name}
              </h1>
              <p className="mt-5 max-w-xl text-lg leading-snug">{person.lead}</p>
            </div>
            <dl>
              {facts.map((fact, index) => (
                <div key={[fact.name, index].join()} className="flex gap-3 border-t border-felt-soft/50 py-2">
                  <dt className="w-28 shrink-0 text-felt-soft">{fact.name}</dt>
                  <dd className="font-medium wrap-anywhere">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </header>
      <main className="mx-auto grid grid-cols-1 max-w-7xl gap-x-12 gap-y-10 px-4 pt-6 pb-16 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <Tabs defaultValue="treks" className="min-w-0">
          <TabsList variant="line" aria-label={tabs.label}>
            {(['treks', 'dates', 'about'] as const).map(tab => (
              <TabsTrigger key={tab} value={tab} className="text-foreground">
                {tabs[tab]}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="treks" className="pt-4">
            <Treks onAsk={ask} />
          </TabsContent>
          <TabsContent value="dates" className="pt-4">
            <Dates onAsk={ask} />
          </TabsContent>
          <TabsContent value="about" className="pt-4">
            <About />
          </TabsContent>
        </Tabs>
        <AskForm about={about} onAbout={setAbout} />
      </main>
    </div>
  )
}

function About() {
  const { about, labels } = content
  if (about.length === 0) return <p className="py-6 text-muted-foreground">{labels.noAbout}</p>
  return (
    <div className="grid gap-8 pt-2">
      {about.map((part, index) => (
        <section key={[part.name, index].join()}>
          <h2 className="font-display text-2xl font-semibold tracking-tight">{part.name}</h2>
          {part.text && <p className="mt-2 max-w-prose text-[1.0625rem] leading-relaxed">{part.text}</p>}
        </section>
      ))}
    </div>
  )
}

function Dates({ onAsk }: { onAsk: (name: string) => void }) {
  const { dates, labels } = content
  if (dates.length === 0) return <p className="py-6 text-muted-foreground">{labels.noDates}</p>
  return (
    <ul>
      {dates.map((date, index) => (
        <li
          key={[date.name, index].join()}
          className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <p
            className={cn(
              'font-display text-lg font-semibold',
              date.isTaken && 'text-muted-foreground line-through',
            )}
          >
            {date.time}
          </p>
          <p className="order-3 col-span-2 min-w-0 sm:order-none sm:col-span-1">
            <span className={date.isTaken ? 'text-muted-foreground' : 'font-medium'}>{date.name}</span>
            {date.note && <span className="block text-muted-foreground">{date.note}</span>}
          </p>
          {date.isTaken ? (
            <p className="px-3 text-muted-foreground">{labels.taken}</p>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={[labels.ask, date.name, date.time].filter(Boolean).join(', ')}
              onClick={() => onAsk([date.name, date.time].filter(Boolean).join(', '))}
            >
              {labels.ask}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
