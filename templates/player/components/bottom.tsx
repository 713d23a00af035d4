import { AudioLines, Bookmark, Circle, ListMusic, Pause, Play } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed, type Player } from './use-player'

const ICONS = [AudioLines, ListMusic, Bookmark]

export const pathOf = (at: number): string => (at === 0 ? '/' : `/screen-${at}`)

/** What plays, wherever one is, and the way to the other screens. */
export function Bottom({ player }: { player: Player }) {
  const { pathname } = useLocation()
  const { track } = player
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t bg-card pb-[env(safe-area-inset-bottom)]">
      {track && pathname !== '/' ? (
        <div className="relative flex items-center gap-2 border-b py-2 pr-3 pl-6">
          <div
            aria-hidden
            className="absolute top-0 left-0 h-0.5 bg-heard"
            style={{ width: `${(player.position / player.length) * 100}%` }}
          />
          <Link to="/" className="min-w-0 flex-1 truncate py-2.5 font-medium">
            {track.name}
          </Link>
          <Button
            size="icon"
            className="size-11 rounded-full"
            aria-label={player.isPlaying ? content.controls.pause : content.controls.play}
            onClick={player.toggle}
          >
            {player.isPlaying ? (
              <Pause aria-hidden fill="currentColor" />
            ) : (
              <Play aria-hidden fill="currentColor" />
            )}
          </Button>
        </div>
      ) : null}
      {content.navigation.length > 1 ? (
        <nav aria-label={content.navigationName} className="flex overflow-x-auto">
          {keyed(content.navigation).map(({ entry, at, key }) => {
            const Icon = ICONS[at] ?? Circle
            const isHere = pathname === pathOf(at)
            return (
              <Link
                key={key}
                to={pathOf(at)}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex min-h-15 min-w-18 flex-1 flex-col items-center justify-center gap-1 px-1 text-muted-foreground text-xs outline-offset-[-3px] focus-visible:outline-2',
                  isHere && 'font-semibold text-primary',
                )}
              >
                <Icon aria-hidden className="size-5" />
                <span className="max-w-full truncate">{entry.label}</span>
              </Link>
            )
          })}
        </nav>
      ) : null}
    </div>
  )
}
