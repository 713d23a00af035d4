import { Check, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { fillOf, type Spot } from './plan'

interface PlaceRowProps {
  spot: Spot
  kinds: string[]
  isOpen: boolean
  stop: number
  onOpen: () => void
  onRound: () => void
}

export function PlaceRow({ spot, kinds, isOpen, stop, onOpen, onRound }: PlaceRowProps) {
  const { labels } = content
  return (
    <li id={`place-${spot.id}`} className={`border-b ${isOpen ? 'bg-accent' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="grid min-h-16 w-full grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-3 text-left outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset md:px-6"
      >
        <span
          aria-hidden="true"
          className={`flex size-7 items-center justify-center rounded-full text-xs font-bold text-background tabular-nums ${fillOf(kinds, spot.kind)}`}
        >
          {spot.id + 1}
        </span>
        <span className="min-w-0">
          <span className="block text-base leading-tight font-bold wrap-anywhere">{spot.name}</span>
          <span className="text-muted-foreground">{spot.address ?? spot.kind}</span>
        </span>
        <span className="text-muted-foreground tabular-nums">{spot.hours}</span>
      </button>
      {isOpen && (
        <div className="px-4 pb-4 pl-14 md:pl-16">
          {spot.note && <p className="max-w-prose leading-snug">{spot.note}</p>}
          <Button
            size="sm"
            variant={stop < 0 ? 'default' : 'outline'}
            aria-pressed={stop >= 0}
            className="mt-3"
            onClick={onRound}
          >
            {stop < 0 ? <Plus /> : <Check />}
            {stop < 0 ? labels.add : labels.added}
          </Button>
        </div>
      )}
    </li>
  )
}
