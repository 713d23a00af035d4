import { BookmarkX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import type { Player, Track } from './use-player'

type RowsProps = { rows: { entry: Track; at: number; key: string }[]; player: Player; isRemovable?: boolean }

export function Rows({ rows, player, isRemovable = false }: RowsProps) {
  return (
    <ul>
      {rows.map(({ entry, at, key }) => {
        const isHere = at === player.at
        return (
          <li key={key} className="flex items-center">
            <button
              type="button"
              onClick={() => player.choose(at)}
              aria-current={isHere ? 'true' : undefined}
              className="flex min-h-16 min-w-0 flex-1 items-center gap-4 px-6 py-3 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2"
            >
              <span className="min-w-0 flex-1">
                <span className={`block break-words leading-snug ${isHere ? 'font-semibold' : ''}`}>
                  {entry.name}
                </span>
                <span className="block break-words text-muted-foreground text-sm">
                  {[isHere ? content.controls.current : '', entry.person ?? entry.text]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <span className="shrink-0 text-muted-foreground text-sm tabular-nums">{entry.time}</span>
            </button>
            {isRemovable ? (
              <Button
                variant="ghost"
                size="icon"
                className="mr-3 size-11"
                aria-label={`${content.keptList.remove}: ${entry.name}`}
                onClick={() => player.keep(at)}
              >
                <BookmarkX aria-hidden />
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
