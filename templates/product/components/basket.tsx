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

export interface Line {
  colour: number
  size: number
  count: number
}

interface BasketProps {
  lines: Line[]
  onLines: (lines: Line[]) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function Basket({ lines, onLines, isOpen, onOpen }: BasketProps) {
  const { buy } = content
  const [isReserved, setReserved] = useState(false)
  const pieces = lines.reduce((sum, line) => sum + line.count, 0)
  const sum = lines.reduce((total, line) => total + (content.sizes[line.size]?.value ?? 0) * line.count, 0)
  const isPriced = lines.every(line => content.sizes[line.size]?.value !== undefined)

  function change(next: Line[]) {
    setReserved(false)
    onLines(next)
  }

  return (
    <Sheet
      open={isOpen}
      onOpenChange={open => {
        onOpen(open)
        if (!open) setReserved(false)
      }}
    >
      <SheetTrigger asChild>
        <button
          type="button"
          className="ml-auto min-h-9 font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          {buy.basket} ({pieces})
        </button>
      </SheetTrigger>
      <SheetContent className="w-full gap-0 overflow-y-auto sm:max-w-md">
        <SheetHeader className="p-6">
          <SheetTitle className="font-light text-3xl tracking-tight">
            {lines.length > 0 ? buy.added : buy.basket}
          </SheetTitle>
          <SheetDescription className="text-base">
            {lines.length > 0 ? buy.keep : buy.basketEmpty}
          </SheetDescription>
        </SheetHeader>
        <ul className="px-6">
          {lines.map((line, index) => {
            const size = content.sizes[line.size]
            const name = [content.colours[line.colour]?.name, size?.name].filter(Boolean).join(', ')
            return (
              <li key={[line.colour, line.size].join()} className="flex gap-4 border-border border-t py-4">
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
                    onClick={() => change(lines.filter((_, at) => at !== index))}
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
          {isReserved ? (
            <p role="status">{buy.reserved}</p>
          ) : lines.length > 0 ? (
            <Button className="h-auto min-h-12 whitespace-normal text-base" onClick={() => setReserved(true)}>
              {buy.reserve}
            </Button>
          ) : null}
          <Button variant="outline" className="h-12" onClick={() => onOpen(false)}>
            {buy.close}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
