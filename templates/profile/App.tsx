import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { About } from './components/about'
import { AskForm } from './components/ask-form'
import { Dates } from './components/dates'
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
                <div
                  key={[fact.name, index].join()}
                  className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-t border-felt-foreground/25 py-2"
                >
                  <dt className="text-felt-soft">{fact.name}</dt>
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
            <TabsTrigger value="treks" className="text-foreground">
              {tabs.treks}
            </TabsTrigger>
            <TabsTrigger value="dates" className="text-foreground">
              {tabs.dates}
            </TabsTrigger>
            <TabsTrigger value="about" className="text-foreground">
              {tabs.about}
            </TabsTrigger>
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
