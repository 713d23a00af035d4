import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Counter } from '../shared/counter'
import { PageLinks } from '../shared/page-links'
import { BasketSheet, type Counts } from './components/basket'
import { Catalogue } from './components/catalogue'
import { Tile, TileWall } from './components/tile'
import { content } from './content'

const places = ['#wares', '#visit']

export default function App() {
  const [counts, setCounts] = useState<Counts>({})
  const [opened, setOpened] = useState<number | null>(null)
  const [isBasketOpen, setBasketOpen] = useState(false)

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-8 gap-y-1 px-4 py-2 md:px-8">
          <a href="#top" className="min-w-0 break-words font-extrabold text-lg tracking-tight">
            {content.brand}
          </a>
          <PageLinks of={content} places={places} className="order-last w-full md:order-none md:w-auto" />
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
              <h2 id="visit-title" className="text-balance font-extrabold text-3xl tracking-tight">
                {content.visit.title}
              </h2>
              <p className="mt-4 max-w-[58ch] text-lg leading-normal">{content.visit.text}</p>
            </div>
            <ul className="self-end text-lg">
              {content.visit.lines.map((line, index) => (
                <li key={[index, line].join()} className="border-t py-3">
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

type WareDialogProps = { at: number | null; onClose: () => void; onAdd: (at: number, count: number) => void }

function WareDialog({ at, onClose, onAdd }: WareDialogProps) {
  return (
    <Dialog open={at !== null} onOpenChange={isOpen => !isOpen && onClose()}>
      <DialogContent className="max-h-[92svh] gap-0 overflow-y-auto p-0 *:data-[slot=dialog-close]:bg-background *:data-[slot=dialog-close]:text-foreground sm:max-w-3xl">
        {at === null ? null : <Ware key={at} at={at} onAdd={onAdd} />}
      </DialogContent>
    </Dialog>
  )
}

function Ware({ at, onAdd }: { at: number; onAdd: (at: number, count: number) => void }) {
  const ware = content.wares[at] ?? { name: '' }
  const words = content.ware
  const [count, setCount] = useState(4)
  const most = ware.stock ?? 999
  return (
    <div className="grid grid-cols-1 sm:grid-cols-2">
      <div aria-hidden className="grid max-h-56 grid-cols-4 self-start overflow-hidden sm:max-h-none">
        {Array.from({ length: 16 }, (_, cell) => cell).map(cell => (
          <Tile key={cell} at={at} className="block aspect-square w-full" />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-6">
        <DialogTitle className="break-words pr-8 font-extrabold text-2xl leading-tight tracking-tight">
          {ware.name}
        </DialogTitle>
        <DialogDescription className="text-base text-muted-foreground">
          {[ware.group, ware.size, ware.note].filter(Boolean).join(', ') || `${words.wall} ${ware.name}`}
        </DialogDescription>
        <p className="font-bold text-2xl tabular-nums">{ware.price ?? content.onRequest}</p>
        {ware.stock === 0 ? (
          <p className="font-bold text-lg">{words.soldOut}</p>
        ) : (
          <>
            <div className="flex items-center gap-1">
              <Counter
                fewer={words.fewer}
                more={words.more}
                count={Math.min(count, most)}
                least={1}
                most={most}
                className="w-14 font-bold text-lg"
                onCount={setCount}
              />
              <span className="ml-2 text-muted-foreground">
                {ware.stock === undefined ? words.quantity : `${ware.stock} ${words.left}`}
              </span>
            </div>
            <Button className="h-12 text-base" onClick={() => onAdd(at, Math.min(count, most))}>
              {words.add}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
