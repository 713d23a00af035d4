import { Button } from '@/components/ui/button'
import { content } from '../content'
import type { Spot } from './plan'

interface RoundBarProps {
  spots: Spot[]
  round: number[]
  onClear: () => void
}

export function RoundBar({ spots, round, onClear }: RoundBarProps) {
  const { labels } = content
  return (
    <section
      aria-label={labels.round}
      className="sticky bottom-0 flex items-center gap-3 border-t bg-card px-4 py-3 md:px-6"
    >
      <div className="min-w-0 flex-1" aria-live="polite">
        <p className="font-bold">
          {labels.round}
          {round.length > 0 && (
            <span className="font-normal text-muted-foreground">
              , {round.length} {round.length === 1 ? labels.stop : labels.stops}
            </span>
          )}
        </p>
        <p className="line-clamp-2 text-muted-foreground">
          {round.length ? round.map(id => spots[id].name).join(' → ') : labels.roundEmpty}
        </p>
      </div>
      {round.length > 0 && (
        <Button variant="outline" size="sm" onClick={onClear}>
          {labels.clear}
        </Button>
      )}
    </section>
  )
}
