import { content, type Task } from '../content'

export type Card = Task & { id: number; at: number }

const kinds = [...new Set(content.tasks.flatMap(task => task.kind || []))]
const FILLS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4']

interface TaskCardProps {
  card: Card
  onPress: (card: Card, key: string) => void
  onDrop: (id: number, before: number) => void
}

/** What cards are worth together, where they are deals or orders with a sum. */
export function worth(cards: Card[]): string {
  const sum = cards.reduce((all, card) => all + (card.value ?? 0), 0)
  return sum ? `${sum.toLocaleString('en')} ${content.currency}` : ''
}

export function TaskCard({ card, onPress, onDrop }: TaskCardProps) {
  const kind = kinds.indexOf(card.kind ?? '')
  return (
    <li>
      <button
        type="button"
        id={`task-${card.id}`}
        draggable
        onDragStart={event => event.dataTransfer.setData('text/plain', String(card.id))}
        onDrop={event => {
          event.stopPropagation()
          onDrop(Number(event.dataTransfer.getData('text/plain')), card.id)
        }}
        onKeyDown={event => {
          if (!event.key.startsWith('Arrow') && event.key !== 'Delete') return
          event.preventDefault()
          onPress(card, event.key)
        }}
        className={`block w-full cursor-grab p-3 text-left text-kind-ink outline-none hover:brightness-97 focus-visible:ring-3 focus-visible:ring-foreground active:cursor-grabbing dark:hover:brightness-110 ${kind < 0 ? 'bg-chart-5' : FILLS[kind % FILLS.length]}`}
      >
        <span className="block text-base leading-tight font-semibold wrap-anywhere">{card.name}</span>
        <span className="mt-1.5 block leading-snug empty:hidden">{card.note}</span>
        <span className="mt-4 flex flex-wrap justify-between gap-x-3 text-xs">
          <span>{[card.kind, card.person].filter(Boolean).join(', ')}</span>
          <span className="tabular-nums">{[worth([card]), card.due].filter(Boolean).join(', ')}</span>
        </span>
      </button>
    </li>
  )
}
