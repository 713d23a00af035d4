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
import { Cloth } from './cloth'

export type Line = { colour: number; size: number; count: number }

interface BasketProps {
  lines: Line[]
  onLines: (lines: Line[]) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function Basket({ lines, onLines, isOpen, onOpen }: BasketProps) {
  const { buy } = content
  const [reserved, setReserved] = useState<Line[] | null>(null)
  const isReserved = reserved === lines
  const pieces = lines.reduce((sum, line) => sum + line.count, 0)
  const sum = lines.reduce((total, line) => total + (content.sizes[line.size]?.value ?? 0) * line.count, 0)
  const isPriced = lines.every(line => content.sizes[line.size]?.value !== undefined)

  return (
    <Sheet open={isOpen} onOpenChange={onOpen}>
      <SheetTrigger asChild>
        <button type="button" className="ml-auto min-h-9 font-semibold underline-offset-4 hover:underline">
          {buy.basket} ({pieces})
        </button>
      </SheetTrigger>
      <SheetContent className="w-full gap-0 overflow-y-auto sm:max-w-md">
        <SheetHeader className="p-6">
          <SheetTitle className="font-light text-3xl tracking-tight">
            {lines.length > 0 ? buy.added : buy.basket}
          </SheetTitle>
          <SheetDescription className="text-base">
            {lines.length ? buy.keep : buy.basketEmpty}
          </SheetDescription>
        </SheetHeader>
        <ul className="px-6">
          {lines.map((line, index) => {
            const size = content.sizes[line.size]
            const name = [content.colours[line.colour]?.name, size?.name].filter(Boolean).join(', ')
            return (
              <li key={[line.colour, line.size].join()} className="flex gap-4 border-t py-4">
                <Cloth colour={line.colour} repeat={64} className="size-16 shrink-0" />
                <div className="min-w-0 flex-1">
                  <p className="break-words font-semibold">{name || content.product.name}</p>
                  <p className="text-muted-foreground tabular-nums">
                    {line.count} × {size?.price ?? buy.onRequest}
                  </p>
                  <button
                    type="button"
                    aria-label={`${buy.remove}: ${name || content.product.name}`}
                    className="mt-1 min-h-8 text-sm underline underline-offset-4"
                    onClick={() => onLines(lines.filter((_, at) => at !== index))}
                  >
                    {buy.remove}
                  </button>
                </div>
              </li>
            )
          })}
        </ul>
        <div className="mt-auto grid grid-cols-1 gap-3 p-6">
          {lines.length > 0 ? (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-foreground border-t-2 pt-4">
              {buy.sum}
              <span className="font-semibold text-2xl tabular-nums">
                {isPriced ? `${content.currency}${sum.toLocaleString('en-GB')}` : buy.onRequest}
              </span>
            </p>
          ) : null}
          <p role="status" className="empty:hidden">
            {isReserved && buy.reserved}
          </p>
          <Button className="h-12 text-base empty:hidden" onClick={() => setReserved(lines)}>
            {lines.length > 0 && !isReserved && buy.reserve}
          </Button>
          <Button variant="outline" className="h-12" onClick={() => onOpen(false)}>
            {buy.close}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
