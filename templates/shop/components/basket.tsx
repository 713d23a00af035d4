import { useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '@/components/ui/sheet'
import { content } from '../content'
import { Tile } from './tile'

export type Counts = Record<number, number>

interface BasketProps {
  counts: Counts
  onCounts: (counts: Counts) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function BasketSheet({ counts, onCounts, isOpen, onOpen }: BasketProps) {
  const { basket } = content
  const [isDone, setDone] = useState(false)
  const rows = content.wares
    .map((ware, at) => ({ ware, at, count: counts[at] ?? 0 }))
    .filter(row => row.count > 0)
  const pieces = rows.reduce((sum, row) => sum + row.count, 0)
  const sum = rows.reduce((total, row) => total + (row.ware.value ?? 0) * row.count, 0)
  const isPriced = rows.every(row => row.ware.value !== undefined)
  const lead = rows.length === 0 ? basket.empty : isDone ? basket.doneText : basket.orderNote
  const total = `${content.currency}${sum.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

  function turn(open: boolean) {
    if (isDone) onCounts({})
    setDone(false)
    onOpen(open)
  }

  return (
    <Sheet open={isOpen} onOpenChange={turn}>
      <SheetTrigger asChild>
        <Button variant={pieces > 0 ? 'default' : 'outline'} className="ml-auto h-11 tabular-nums">
          {basket.title} {pieces}
        </Button>
      </SheetTrigger>
      <SheetContent className="w-full gap-0 overflow-y-auto sm:max-w-md">
        <SheetHeader className="p-6">
          <SheetTitle className="font-extrabold text-2xl tracking-tight">
            {isDone ? basket.done : basket.title}
          </SheetTitle>
          <SheetDescription className="text-base">{lead}</SheetDescription>
        </SheetHeader>
        <ul className="px-6" aria-live="polite">
          {rows.map(row => (
            <li key={[row.at, row.ware.name].join()} className="flex gap-4 border-t py-4">
              <Tile at={row.at} className="size-16 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="break-words font-bold leading-snug">{row.ware.name}</p>
                <p className="text-muted-foreground tabular-nums">
                  {row.count} × {row.ware.price ?? content.onRequest}
                </p>
              </div>
              {isDone ? null : (
                <button
                  type="button"
                  aria-label={`${basket.remove}: ${row.ware.name}`}
                  onClick={() => onCounts({ ...counts, [row.at]: 0 })}
                  className="min-h-11 self-start text-sm underline underline-offset-4"
                >
                  {basket.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid grid-cols-1 gap-3 p-6">
          {rows.length > 0 ? (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-foreground border-t-2 pt-4">
              {basket.sum}
              <span className="font-extrabold text-2xl tabular-nums">
                {isPriced ? total : content.onRequest}
              </span>
            </p>
          ) : null}
          <Button className="h-12 text-base empty:hidden" onClick={() => setDone(true)}>
            {rows.length > 0 && !isDone && basket.order}
          </Button>
          <Button variant="outline" className="h-12" onClick={() => turn(false)}>
            {basket.close}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
