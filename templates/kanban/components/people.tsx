import { content } from '../content'
import type { Card } from './task-card'

interface PeopleProps {
  cards: Card[]
  person: string
  onPick: (person: string) => void
}

export function People({ cards, person, onPick }: PeopleProps) {
  const names = [...new Set(cards.flatMap(card => card.person || []))]
  if (names.length < 2) return null
  return (
    <fieldset aria-label={content.labels.people} className="flex min-w-0 flex-wrap gap-1 md:justify-end">
      {['', ...names].map(name => (
        <button
          key={name || 'everybody'}
          type="button"
          aria-pressed={person === name}
          onClick={() => onPick(name)}
          className={`h-8 max-w-full truncate px-2.5 outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background ${person === name ? 'bg-primary text-primary-foreground' : 'bg-muted hover:bg-accent'}`}
        >
          {name || content.labels.everybody}
        </button>
      ))}
    </fieldset>
  )
}
