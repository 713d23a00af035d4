import { Button } from '@/components/ui/button'
import { content } from '../content'

export function Dates({ onAsk }: { onAsk: (name: string) => void }) {
  const { dates, labels } = content
  if (dates.length === 0) return <p className="py-6 text-muted-foreground">{labels.noDates}</p>
  return (
    <ul>
      {dates.map((date, index) => (
        <li
          key={[date.name, index].join()}
          className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <p
            className={`font-display text-lg font-semibold tabular-nums ${date.isTaken ? 'text-muted-foreground line-through' : ''}`}
          >
            {date.time}
          </p>
          <p className="order-3 col-span-2 min-w-0 sm:order-none sm:col-span-1">
            <span className={date.isTaken ? 'text-muted-foreground' : 'font-medium'}>{date.name}</span>
            {date.note && <span className="block text-muted-foreground">{date.note}</span>}
          </p>
          {date.isTaken ? (
            <p className="px-3 text-muted-foreground">{labels.taken}</p>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={[labels.ask, date.name, date.time].filter(Boolean).join(', ')}
              onClick={() => onAsk([date.name, date.time].filter(Boolean).join(', '))}
            >
              {labels.ask}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
