import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import type { Tone } from './tones'

export function WideLinks({ here, tone, onGo }: { here: string; tone: Tone; onGo: (label: string) => void }) {
  return (
    <ul className="hidden min-w-0 flex-1 items-center gap-0.5 overflow-hidden @4xl:flex">
      {keyed(content.links).map(({ entry, key }) => {
        const isHere = here === entry.label || Boolean(entry.links?.some(link => link.label === here))
        const look = cn('h-11 max-w-full px-3', isHere ? tone.here : tone.quiet, tone.ring)
        return (
          <li key={key} className="min-w-0">
            {entry.links?.length ? (
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <Button variant="ghost" className={look}>
                    <span className="truncate">{entry.label}</span>
                    <ChevronDown aria-hidden />
                  </Button>
                </DropdownMenuTrigger>
                <DropdownMenuContent align="start" className="w-64 max-w-[90vw] p-1.5">
                  {keyed(entry.links).map(({ entry: link, key: linkKey }) => (
                    <DropdownMenuItem
                      key={linkKey}
                      onSelect={() => onGo(link.label)}
                      className="min-h-11 flex-col items-start gap-0 px-3 py-2"
                    >
                      <span className="font-medium">{link.label}</span>
                      {link.text ? <span className="text-muted-foreground">{link.text}</span> : null}
                    </DropdownMenuItem>
                  ))}
                </DropdownMenuContent>
              </DropdownMenu>
            ) : (
              <Button
                variant="ghost"
                aria-current={isHere}
                className={look}
                onClick={() => onGo(entry.label)}
              >
                <span className="truncate">{entry.label}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
