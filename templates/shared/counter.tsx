import { Minus, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface CounterProps {
  fewer: string
  more: string
  count: number
  least?: number
  most?: number
  isFixed?: boolean
  look?: 'outline' | 'ghost'
  /** How the count between the buttons looks. */
  className: string
  onCount: (count: number) => void
}

/** A number between one button for fewer and one for more. */
export function Counter({
  count,
  least = 0,
  most = 99,
  isFixed,
  look = 'outline',
  ...counter
}: CounterProps) {
  const button = (name: string, next: number, Icon: typeof Plus) => (
    <Button
      variant={look}
      size="icon-lg"
      aria-label={name}
      disabled={isFixed || next < least || next > most}
      onClick={() => counter.onCount(next)}
    >
      <Icon />
    </Button>
  )
  return (
    <div className="flex items-center">
      {button(counter.fewer, count - 1, Minus)}
      <output className={`text-center tabular-nums ${counter.className}`}>{count}</output>
      {button(counter.more, count + 1, Plus)}
    </div>
  )
}
