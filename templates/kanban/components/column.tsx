import { Plus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { content } from '../content'
import { type Card, TaskCard, worth } from './task-card'

interface ColumnProps {
  name: string
  cards: Card[]
  empty: string
  onDrop: (id: number, before?: number) => void
  onPress: (card: Card, key: string) => void
  onAdd: (name: string) => void
}

export function Column({ name, cards, empty, onDrop, onPress, onAdd }: ColumnProps) {
  const { labels } = content
  const [isOver, setIsOver] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text?.trim()) onAdd(text.trim())
    setText('')
  }
  return (
    <section
      aria-label={name}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDropCapture={() => setIsOver(false)}
      onDrop={event => onDrop(Number(event.dataTransfer.getData('text/plain')))}
      className={`flex w-72 shrink-0 grow snap-start flex-col border-r px-3 pt-3 pb-6 last:border-r-0 md:w-52 md:first:pl-8 md:last:pr-8 ${isOver ? 'bg-accent' : ''}`}
    >
      <h2 className="flex items-baseline justify-between gap-3 pb-3 font-medium">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-muted-foreground tabular-nums">
          {[worth(cards), cards.length].filter(Boolean).join(', ')}
        </span>
      </h2>
      {cards.length === 0 && <p className="border border-dashed px-3 py-5 text-muted-foreground">{empty}</p>}
      <ul className="grid gap-1.5">
        {cards.map(card => (
          <TaskCard key={card.id} card={card} onPress={onPress} onDrop={onDrop} />
        ))}
      </ul>
      {text === null ? (
        <Button variant="ghost" className="mt-2 justify-start px-2" onClick={() => setText('')}>
          <Plus /> {labels.add}
        </Button>
      ) : (
        <form className="mt-2 grid grid-cols-1 gap-2" onSubmit={save}>
          <Textarea
            autoFocus
            aria-label={labels.newTask}
            placeholder={labels.newTask}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Escape') setText(null)
              if (event.key === 'Enter' && !event.shiftKey) save(event)
            }}
            className="bg-card"
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm" disabled={!text.trim()}>
              {labels.save}
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={() => setText(null)}>
              {labels.cancel}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
