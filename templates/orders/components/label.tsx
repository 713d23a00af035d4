import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import type { Order } from './orders'

/** Bars from the letters of the number, as they stand on the parcel. */
function bars(text: string): { x: number; width: number }[] {
  let x = 0
  return [...`${text}${text}`.slice(0, 28)].flatMap(letter => {
    const code = letter.charCodeAt(0)
    return [1 + (code % 3), 1 + ((code >> 2) % 3)].map(width => {
      const bar = { x, width }
      x += width + 1 + ((code >> 4) % 3)
      return bar
    })
  })
}

/** What is glued on the parcel: where it goes, when, and its number. */
export function ParcelLabel({ order }: { order: Order }) {
  const { label } = content
  const [isCopied, setCopied] = useState(false)
  const drawn = bars(order.number ?? order.name)
  const last = drawn[drawn.length - 1]
  const copy = async () => {
    await navigator.clipboard?.writeText(order.number ?? '').catch(() => undefined)
    setCopied(true)
  }
  return (
    <div className="mx-4 rounded-sm bg-card px-4 py-4 text-card-foreground shadow-sm">
      {order.arrives ? (
        <>
          <p className="text-muted-foreground text-sm">{label.arrives}</p>
          <p className="break-words font-semibold text-2xl leading-tight tracking-tight">{order.arrives}</p>
        </>
      ) : null}
      {order.place ? (
        <p className="mt-3 break-words border-t pt-3">
          <span className="text-muted-foreground">{label.to} </span> {order.place}
        </p>
      ) : null}
      <p className="text-muted-foreground">{order.carrier}</p>
      <svg
        viewBox={`0 0 ${last ? last.x + last.width : 1} 10`}
        preserveAspectRatio="none"
        aria-hidden
        className="mt-4 h-9 w-full"
      >
        {keyed(drawn).map(({ entry, key }) => (
          <rect key={key} x={entry.x} width={entry.width} height="10" fill="var(--card-foreground)" />
        ))}
      </svg>
      {order.number ? (
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 break-words font-mono">
            <span className="sr-only">{label.number} </span>
            {order.number}
          </p>
          <Button variant="ghost" className="-mr-2 h-11" onClick={copy}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? label.copied : label.copy}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
