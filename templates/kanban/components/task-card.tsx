import { content, type Task } from '../content'

export interface Card extends Task {
  id: number
  at: number
}

const kinds = [...new Set(content.tasks.flatMap(task => task.kind || []))]
const FILLS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4']

interface TaskCardProps {
  card: Card
  onPress: (card: Card, key: string) => void
  onDrop: (id: number, before: number) => void
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
        {card.note && <span className="mt-1.5 block leading-snug">{card.note}</span>}
        {(card.kind || card.person || card.due) && (
          <span className="mt-4 flex flex-wrap justify-between gap-x-3 text-xs">
            <span>{[card.kind, card.person].filter(Boolean).join(', ')}</span>
            {card.due && <span className="tabular-nums">{card.due}</span>}
          </span>
        )}
      </button>
    </li>
  )
}
