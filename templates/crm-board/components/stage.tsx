import { useState } from 'react'
import { content, type Deal } from '../content'
import { fillOf, money, sum } from './stage-bar'

export interface Card extends Deal {
  id: number
  at: number
}

interface StageProps {
  name: string
  at: number
  cards: Card[]
  onMove: (id: number, at: number) => void
  onOpen: (id: number) => void
}

export function Stage({ name, at, cards, onMove, onOpen }: StageProps) {
  const { labels, stages } = content
  const [isOver, setIsOver] = useState(false)
  return (
    <section
      aria-label={name}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        setIsOver(false)
        onMove(Number(event.dataTransfer.getData('text/plain')), at)
      }}
      className={`flex w-[17rem] shrink-0 grow snap-start flex-col rounded-lg p-2.5 md:w-56 ${isOver ? 'bg-accent' : 'bg-muted'}`}
    >
      <h2 className="flex items-center gap-2 px-1 pt-0.5 font-bold">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-xs ${fillOf(at, stages.length)}`} />
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="ml-auto font-normal text-muted-foreground tabular-nums">{cards.length}</span>
      </h2>
      <p className="px-1 pb-2.5 text-muted-foreground tabular-nums">{money(sum(cards))}</p>
      {cards.length === 0 && <p className="px-1 py-4 text-muted-foreground">{labels.emptyStage}</p>}
      <ul className="grid gap-2">
        {cards.map(card => (
          <li key={card.id}>
            <button
              type="button"
              id={`deal-${card.id}`}
              draggable
              onDragStart={event => event.dataTransfer.setData('text/plain', String(card.id))}
              onClick={() => onOpen(card.id)}
              onKeyDown={event => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                if (step) onMove(card.id, at + step)
              }}
              className="block w-full cursor-grab rounded-md bg-card p-3 text-left shadow-xs outline-none hover:shadow-md focus-visible:ring-2 focus-visible:ring-ring active:cursor-grabbing"
            >
              <span className="block leading-snug font-bold wrap-anywhere">{card.name}</span>
              <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-muted-foreground">
                <span className="tabular-nums">{card.value ? money(card.value) : ''}</span>
                <span>{card.place}</span>
              </span>
              {card.next && <span className="mt-2.5 block leading-snug">{card.next}</span>}
              {(card.due || card.owner) && (
                <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-muted-foreground">
                  <span className={card.isLate ? 'font-bold text-destructive' : ''}>
                    {card.isLate ? [labels.late, card.due].filter(Boolean).join(', ') : card.due}
                  </span>
                  <span>{card.owner}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
