import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { content } from '../content'
import { Tile } from './tile'

interface WareDialogProps {
  at: number | null
  onClose: () => void
  onAdd: (at: number, count: number) => void
}

export function WareDialog({ at, onClose, onAdd }: WareDialogProps) {
  return (
    <Dialog open={at !== null} onOpenChange={isOpen => !isOpen && onClose()}>
      <DialogContent className="max-h-[92svh] gap-0 overflow-y-auto p-0 *:data-[slot=dialog-close]:bg-background *:data-[slot=dialog-close]:text-foreground sm:max-w-3xl">
        {at === null ? null : <Ware key={at} at={at} onAdd={onAdd} />}
      </DialogContent>
    </Dialog>
  )
}

function Ware({ at, onAdd }: { at: number; onAdd: (at: number, count: number) => void }) {
  const ware = content.wares[at] ?? { name: '' }
  const words = content.ware
  const [count, setCount] = useState(4)
  const most = ware.stock ?? 999
  return (
    <div className="grid grid-cols-1 sm:grid-cols-2">
      <div aria-hidden="true" className="grid max-h-56 grid-cols-4 self-start overflow-hidden sm:max-h-none">
        {Array.from({ length: 16 }, (_, cell) => cell).map(cell => (
          <Tile key={cell} at={at} className="block aspect-square w-full" />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-6">
        <DialogTitle className="break-words pr-8 font-extrabold text-2xl leading-tight tracking-tight">
          {ware.name}
        </DialogTitle>
        <DialogDescription className="text-base text-muted-foreground">
          {[ware.group, ware.size, ware.note].filter(Boolean).join(', ') || `${words.wall} ${ware.name}`}
        </DialogDescription>
        <p className="font-bold text-2xl tabular-nums">{ware.price ?? content.onRequest}</p>
        {ware.stock === 0 ? (
          <p className="font-bold text-lg">{words.soldOut}</p>
        ) : (
          <>
            <div className="flex items-center gap-1">
              <Button
                variant="outline"
                size="icon-lg"
                aria-label={words.fewer}
                disabled={count < 2}
                onClick={() => setCount(count - 1)}
              >
                <Minus />
              </Button>
              <output aria-label={words.quantity} className="w-14 text-center font-bold text-lg tabular-nums">
                {Math.min(count, most)}
              </output>
              <Button
                variant="outline"
                size="icon-lg"
                aria-label={words.more}
                disabled={count >= most}
                onClick={() => setCount(count + 1)}
              >
                <Plus />
              </Button>
              <span className="ml-2 text-muted-foreground">
                {ware.stock === undefined ? words.quantity : `${ware.stock} ${words.left}`}
              </span>
            </div>
            <Button
              className="h-auto min-h-12 whitespace-normal text-base"
              onClick={() => onAdd(at, Math.min(count, most))}
            >
              {words.add}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
