import { ChevronLeft } from 'lucide-react'
import { Link, Route, Routes } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { keyed } from '../shared/keyed'
import { ParcelLabel } from './components/label'
import { Before, Row } from './components/lists'
import { Parcel, Way } from './components/order-view'
import { isPast } from './components/orders'
import { RiderNote } from './components/rider-note'
import { content } from './content'

const ALL = keyed(content.orders)
const COMING = ALL.filter(({ entry }) => !isPast(entry))
const BEFORE = ALL.filter(({ entry }) => isPast(entry))

export default function App() {
  return (
    <div className="min-h-svh bg-muted">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <Routes>
          <Route path="/" element={<Home />} />
          {ALL.map(({ entry, at, key }) => (
            <Route
              key={key}
              path={`/order-${at}`}
              element={
                <>
                  <main>
                    <header className="bg-kraft px-5 pt-3 pb-5 text-kraft-foreground">
                      <Link to="/" className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium">
                        <ChevronLeft aria-hidden className="size-5" />
                        {content.back}
                      </Link>
                      <h1 className="mt-1 break-words font-semibold text-2xl leading-tight tracking-tight">
                        {entry.name}
                      </h1>
                      {entry.time ? <p className="text-kraft-muted">{entry.time}</p> : null}
                    </header>
                    <div className="bg-kraft pb-5">
                      <ParcelLabel order={entry} />
                    </div>
                    <Way order={entry} />
                    <Parcel order={entry} />
                  </main>
                  {isPast(entry) ? null : <RiderNote />}
                </>
              }
            />
          ))}
        </Routes>
      </div>
    </div>
  )
}

function Home() {
  const next = COMING[0]
  return (
    <main>
      <header className="bg-kraft px-5 pt-5 pb-5 text-kraft-foreground">
        <p className="font-semibold">{content.brand}</p>
        <h1 className="mt-3 text-balance break-words font-semibold text-4xl leading-[1.05] tracking-tight">
          {content.title}
        </h1>
        <p className="mt-1.5 text-kraft-muted">{content.lead}</p>
      </header>
      <Tabs defaultValue="0" className="gap-0">
        <div className="bg-kraft px-5 text-kraft-foreground">
          <TabsList variant="line" aria-label={content.tabsName} className="h-12! w-full border-kraft-line">
            {keyed(content.tabs.slice(0, 2)).map(({ entry, at, key }) => (
              <TabsTrigger
                key={key}
                value={String(at)}
                className="h-12 min-w-0 text-base text-kraft-muted hover:text-kraft-foreground data-[state=active]:text-kraft-foreground"
              >
                <span className="truncate">{entry.label}</span>
                <span className="tabular-nums">{[COMING, BEFORE][at].length}</span>
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent value="0">
          {next ? (
            <>
              <div className="bg-kraft pt-5 pb-6 text-kraft-foreground">
                <h2 className="break-words px-5 pb-3 font-semibold text-xl">{next.entry.name}</h2>
                <ParcelLabel order={next.entry} />
              </div>
              <Way order={next.entry} />
              <ul className="mt-7 divide-y border-y">
                {COMING.map(placed => (
                  <li key={placed.key}>
                    <Row {...placed} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className="px-5 py-8 text-lg text-muted-foreground">{content.noneComing}</p>
          )}
        </TabsContent>
        <TabsContent value="1">
          <Before orders={BEFORE} />
        </TabsContent>
      </Tabs>
    </main>
  )
}
