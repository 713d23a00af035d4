import { ChartNoAxesColumn, Circle, Send, WalletMinimal } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { cn } from '@/lib/utils'
import { content } from '../content'
import { keyed } from './money'

const ICONS = [WalletMinimal, Send, ChartNoAxesColumn]

export const pathOf = (at: number): string => (at === 0 ? '/' : `/screen-${at}`)

export function Nav() {
  const { pathname } = useLocation()
  if (content.navigation.length < 2) return null
  return (
    <nav
      aria-label={content.navigationName}
      className="sticky bottom-0 z-10 flex overflow-x-auto border-t bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {keyed(content.navigation).map(({ entry, at, key }) => {
        const Icon = ICONS[at] ?? Circle
        const isHere = pathname === pathOf(at)
        return (
          <Link
            key={key}
            to={pathOf(at)}
            aria-current={isHere ? 'page' : undefined}
            className={cn(
              'flex min-h-16 min-w-18 flex-1 flex-col items-center justify-center gap-1 px-1 text-muted-foreground text-xs outline-offset-[-3px] focus-visible:outline-2',
              isHere && 'font-semibold text-primary',
            )}
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate">{entry.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
