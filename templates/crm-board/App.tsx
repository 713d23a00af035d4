import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Toaster } from '@/components/ui/sonner'
import { DealDialog } from './components/deal-dialog'
import { type Card, Stage } from './components/stage'
import { StageBar } from './components/stage-bar'
import { content } from './content'

const { labels } = content
const stages = content.stages.length ? content.stages.map(stage => stage.name) : [labels.unsorted]
const owners = [...new Set(content.deals.flatMap(deal => deal.owner || []))]

/** A deal of no known stage is dealt out, so that no stage is lost from sight. */
const first: Card[] = content.deals.map((deal, id) => {
  const at = stages.indexOf(deal.stage ?? '')
  return { ...deal, id, at: at < 0 ? id % stages.length : at }
})

export default function App() {
  const [cards, setCards] = useState(first)
  const [owner, setOwner] = useState('')
  const [openId, setOpenId] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ id: number; text: string } | null>(null)
  const shown = cards.filter(card => !owner || card.owner === owner)
  const change = (id: number, part: Partial<Card>) =>
    setCards(all => all.map(card => (card.id === id ? { ...card, ...part } : card)))
  const move = (id: number, at: number) => {
    const card = cards.find(one => one.id === id)
    if (!card || at < 0 || at >= stages.length) return
    change(id, { at })
    setMoved({ id, text: [card.name, labels.moved, stages[at]].join(' ') })
  }
  const remove = (card: Card, word: string) => {
    setCards(cards.filter(one => one.id !== card.id))
    setOpenId(null)
    toast([card.name, word].join(': '))
  }
  useEffect(() => {
    if (moved) document.getElementById(`deal-${moved.id}`)?.focus()
  }, [moved])

  return (
    <div className="flex min-h-svh flex-col text-sm">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 pt-5 md:px-8">
        <div className="min-w-0">
          <p className="wrap-anywhere font-bold">{content.brand}</p>
          <h1 className="wrap-anywhere mt-3 text-3xl leading-none font-extrabold tracking-tight text-balance md:text-4xl">
            {content.title}
          </h1>
          <p className="mt-2.5 max-w-prose text-muted-foreground">{content.lead}</p>
        </div>
        <div className="flex items-center gap-2">
          {owners.length > 1 && (
            <NativeSelect
              className="max-w-56"
              aria-label={labels.owners}
              value={owner}
              onChange={event => setOwner(event.target.value)}
            >
              <NativeSelectOption value="">{labels.all}</NativeSelectOption>
              {owners.map(name => (
                <NativeSelectOption key={name} value={name}>
                  {name}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          )}
          <Button onClick={() => setOpenId(-1)}>
            <Plus /> {labels.add}
          </Button>
        </div>
      </header>
      <main className="flex min-w-0 flex-1 flex-col">
        <StageBar stages={stages} cards={shown} />
        <div className="flex flex-1 snap-x scroll-pl-4 gap-3 overflow-x-auto px-4 pb-4 md:scroll-pl-8 md:px-8">
          {stages.map((name, at) => (
            <Stage
              key={[name, at].join()}
              name={name}
              at={at}
              cards={shown.filter(card => card.at === at)}
              onMove={move}
              onOpen={setOpenId}
            />
          ))}
        </div>
        <p className="px-4 pb-5 text-xs text-muted-foreground md:px-8">{labels.hint}</p>
        <p className="sr-only" aria-live="polite">
          {moved?.text}
        </p>
      </main>
      {openId !== null && (
        <DealDialog
          key={openId}
          card={cards.find(card => card.id === openId) ?? { id: -1, at: 0, name: '' }}
          stages={stages}
          onClose={() => setOpenId(null)}
          onRemove={remove}
          onSave={card => {
            if (card.id === -1)
              setCards([...cards, { ...card, id: Math.max(-1, ...cards.map(one => one.id)) + 1 }])
            else change(card.id, card)
            setOpenId(null)
          }}
        />
      )}
      <Toaster />
    </div>
  )
}
