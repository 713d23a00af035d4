import { useState } from 'react'
import { BasketSheet, type Counts } from './components/basket'
import { Catalogue } from './components/catalogue'
import { TileWall } from './components/tile'
import { WareDialog } from './components/ware-dialog'
import { content } from './content'

const places = ['#wares', '#visit']

export default function App() {
  const [counts, setCounts] = useState<Counts>({})
  const [opened, setOpened] = useState<number | null>(null)
  const [isBasketOpen, setBasketOpen] = useState(false)

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="sticky top-0 z-20 border-border border-b bg-background">
        <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-8 gap-y-1 px-4 py-2 md:px-8">
          <a href="#top" className="min-w-0 break-words font-extrabold text-lg tracking-tight">
            {content.brand}
          </a>
          <nav
            aria-label={content.brand}
            className="order-last flex w-full min-w-0 flex-wrap gap-x-6 md:order-none md:w-auto"
          >
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
          <BasketSheet counts={counts} onCounts={setCounts} isOpen={isBasketOpen} onOpen={setBasketOpen} />
        </div>
      </header>
      <main>
        <section className="grid grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="flex flex-col justify-center bg-cobalt px-4 py-10 text-glaze md:px-8 md:py-16 xl:pl-[max(2rem,calc((100vw-96rem)/2+2rem))]">
            <h1 className="max-w-[14ch] text-balance break-words font-extrabold text-[clamp(2.25rem,4.8vw,4.5rem)] leading-[1.02] tracking-[-0.04em]">
              {content.hero.title}
            </h1>
            <p className="mt-5 max-w-[44ch] text-lg leading-normal">{content.hero.lead}</p>
          </div>
          <TileWall count={Math.max(1, content.wares.length)} />
        </section>
        <Catalogue onOpen={setOpened} />
        <section
          hidden={!content.visit.title}
          id="visit"
          aria-labelledby="visit-title"
          className="scroll-mt-16 bg-muted"
        >
          <div className="mx-auto grid grid-cols-1 max-w-[96rem] gap-x-16 gap-y-6 px-4 py-16 md:grid-cols-2 md:px-8 md:py-24">
            <div>
              <h2
                id="visit-title"
                className="max-w-[20ch] text-balance font-extrabold text-3xl tracking-tight md:text-4xl"
              >
                {content.visit.title}
              </h2>
              <p className="mt-4 max-w-[58ch] text-lg leading-normal">{content.visit.text}</p>
            </div>
            <ul className="self-end text-lg">
              {content.visit.lines.map((line, index) => (
                <li key={[index, line].join()} className="border-border border-t py-3">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </section>
      </main>
      <WareDialog
        at={opened}
        onClose={() => setOpened(null)}
        onAdd={(at, count) => {
          setCounts(now => ({ ...now, [at]: (now[at] ?? 0) + count }))
          setOpened(null)
          setBasketOpen(true)
        }}
      />
    </div>
  )
}
