import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { isPast, type Order } from './orders'

const line = 'absolute top-5 bottom-0 left-[9px] w-0.5 bg-border'

export function Way({ order }: { order: Order }) {
  const steps = order.steps ?? []
  const here = steps.findIndex(step => !step.isDone)
  return (
    <section aria-labelledby="way" className="px-5 pt-7">
      <h2 id="way" className="pb-4 font-semibold text-lg">
        {content.stepsTitle}
      </h2>
      {steps.length === 0 ? <p className="text-muted-foreground">{content.stepsEmpty}</p> : null}
      <ol>
        {keyed(steps).map(({ entry, at, key }) => {
          const isHere = at === here
          return (
            <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
              {at < steps.length - 1 ? <span className={entry.isDone ? `${line} bg-stamp` : line} /> : null}
              <span
                aria-hidden
                className={cn(
                  'relative mt-0.5 size-5 shrink-0 rounded-full border-2 border-input bg-background',
                  entry.isDone && 'border-stamp bg-stamp',
                  isHere && 'border-[6px] border-stamp',
                )}
              />
              <div className={cn('min-w-0', !entry.isDone && !isHere && 'text-muted-foreground')}>
                <p className={cn('break-words', isHere && 'font-semibold')}>
                  {entry.name}
                  {isHere ? <span className="text-stamp"> ({content.now})</span> : null}
                  {entry.isDone ? <span className="sr-only"> ({content.done})</span> : null}
                </p>
                <p className="break-words text-muted-foreground text-sm">
                  {[entry.time, entry.place].filter(Boolean).join(', ')}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function Parcel({ order }: { order: Order }) {
  const items = order.items ?? []
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-labelledby="parcel" className="mt-8 border-t-8 border-t-muted px-5 pt-6 pb-6">
      <h2 id="parcel" className="pb-1 font-semibold text-lg">
        {content.itemsTitle}
      </h2>
      {items.length === 0 ? <p className="text-muted-foreground">{content.itemsEmpty}</p> : null}
      <ul>
        {keyed(items).map(({ entry, key }) => (
          <li key={key} className="flex gap-3 border-b py-3">
            <span className="w-7 shrink-0 text-muted-foreground tabular-nums">
              {entry.amount ? `${entry.amount}×` : ''}
            </span>
            <span className="min-w-0 flex-1 break-words">{entry.name}</span>
            {entry.price ? <span className="shrink-0 tabular-nums">{entry.price}</span> : null}
          </li>
        ))}
      </ul>
      {order.price ? (
        <p className="flex justify-between py-3 font-semibold">
          {content.total} <span className="tabular-nums">{order.price}</span>
        </p>
      ) : null}
      <p role="status" className="pt-3 empty:hidden">
        {isAsked && content.again.done}
      </p>
      <Button variant="outline" className="mt-3 h-12 w-full empty:hidden" onClick={() => setAsked(true)}>
        {isPast(order) && !isAsked && content.again.action}
      </Button>
    </section>
  )
}
