import { CircleUserRound, Menu, Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { BarSearch } from './bar-search'
import type { BarState } from './keyed'
import { NarrowMenu } from './narrow-menu'
import { toneOf } from './tones'
import { WideLinks } from './wide-links'

export interface NavbarProps {
  name: string
  opens?: 'menu' | 'search'
  state: BarState
  here: string
  isLow: boolean
  onGo: (label: string) => void
  onSign: (isIn: boolean) => void
}

/** The bar. It asks its own box for room, not the window. */
export function Navbar({ name, opens, state, here, isLow, onGo, onSign }: NavbarProps) {
  const { menu, search, account, action, notice } = content
  const id = useId()
  const [open, setOpen] = useState<'menu' | 'search' | null>(opens ?? null)
  const [isTouched, setTouched] = useState(false)
  const [isAway, setAway] = useState(false)
  const [isBooked, setBooked] = useState(false)
  const tone = toneOf(state.isLeaf)
  const go = (label: string) => {
    setOpen(null)
    if (label === account.signIn) onSign(true)
    else onGo(label)
  }
  const turn = (part: 'menu' | 'search') => {
    setTouched(true)
    setOpen(open === part ? null : part)
  }
  const icon = cn('size-11', tone.quiet, tone.ring)
  const round = (label: string, Icon: typeof X, onPress: () => void, look: string, isOpen?: boolean) => (
    <Button variant="ghost" className={look} aria-label={label} aria-expanded={isOpen} onClick={onPress}>
      <Icon aria-hidden />
    </Button>
  )
  return (
    <div className="sticky top-0 z-10">
      {state.isNotice && !isAway ? (
        <div className="flex items-center gap-2 bg-notice py-1 pr-1 pl-4 text-notice-foreground text-sm">
          <p className="min-w-0 flex-1">{notice.text}</p>
          {round(
            notice.close,
            X,
            () => setAway(true),
            'size-11 hover:bg-notice-foreground/10 hover:text-current',
          )}
        </div>
      ) : null}
      <nav
        aria-label={`${menu.name}, ${name}`}
        className={cn(
          'flex items-center gap-2 border-b px-4 transition-[height] duration-200 @4xl:gap-4 @4xl:px-6',
          isLow ? 'h-14' : 'h-18',
          tone.bar,
        )}
      >
        <p className="min-w-0 max-w-52 flex-none truncate font-bold text-lg tracking-tight @max-lg:flex-1">
          {content.brand}
        </p>
        <WideLinks here={here} tone={tone} onGo={go} />
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {round(search.open, Search, () => turn('search'), icon, open === 'search')}
          {state.isSignedIn ? (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" className={icon} aria-label={`${account.menu}: ${account.name}`}>
                  <CircleUserRound aria-hidden className="size-5!" />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="w-52">
                <DropdownMenuLabel>{account.name}</DropdownMenuLabel>
                {keyed(account.items).map(({ entry, key }) => (
                  <DropdownMenuItem key={key} className="min-h-10" onSelect={() => go(entry.label)}>
                    {entry.label}
                  </DropdownMenuItem>
                ))}
                <DropdownMenuSeparator />
                <DropdownMenuItem className="min-h-10" onSelect={() => onSign(false)}>
                  {account.signOut}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          ) : (
            <Button
              variant="ghost"
              className={cn('hidden h-11 px-3 @lg:inline-flex', tone.quiet, tone.ring)}
              onClick={() => onSign(true)}
            >
              {account.signIn}
            </Button>
          )}
          <Button
            aria-pressed={isBooked}
            className={cn('ml-1 hidden h-11 @lg:inline-flex', tone.action, tone.ring)}
            onClick={() => setBooked(!isBooked)}
          >
            {isBooked ? action.done : action.label}
          </Button>
          {open === 'menu'
            ? round(menu.close, X, () => turn('menu'), cn(icon, '@4xl:hidden'), true)
            : round(menu.open, Menu, () => turn('menu'), cn(icon, '@4xl:hidden'), false)}
        </div>
      </nav>
      {open === 'search' ? <BarSearch isFocused={isTouched} onGo={go} onClose={() => setOpen(null)} /> : null}
      {open === 'menu' ? (
        <div className="max-h-[28.5rem] overflow-y-auto">
          <NarrowMenu id={id} here={here} isSignedIn={state.isSignedIn} onGo={go} />
        </div>
      ) : null}
    </div>
  )
}
