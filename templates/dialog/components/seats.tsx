import { cn } from '@/lib/utils'
import { keyed } from './keyed'

/** The row of seats that is spoken of; the last but one is the one that can fail. */
export function Seats({ seats, isFault }: { seats: string[]; isFault: boolean }) {
  const failing = isFault ? Math.max(seats.length - 2, 0) : -1
  return (
    <ul className="flex flex-wrap gap-2">
      {keyed(seats).map(({ entry, at, key }) => (
        <li
          key={key}
          className={cn(
            'grid h-12 min-w-14 place-items-center rounded-t-xl rounded-b-sm bg-seat-held px-3 font-semibold text-primary-foreground text-sm tabular-nums',
            at === failing &&
              'border-2 border-destructive border-dashed bg-transparent text-destructive line-through',
          )}
        >
          {entry}
        </li>
      ))}
    </ul>
  )
}
