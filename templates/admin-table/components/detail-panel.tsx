import { X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import type { Row } from './data-table'

interface DetailPanelProps {
  row: Row
  /** What nobody chose yet shows only where there is room. */
  isAsked: boolean
  onClose: () => void
  onRemove: () => void
  onSave: (cells: string[]) => void
}

export function DetailPanel({ row, isAsked, onClose, onRemove, onSave }: DetailPanelProps) {
  const { columns, panel, labels } = content
  const written = columns.map((_, column) => row.cells[column] ?? '')
  const [cells, setCells] = useState(written)
  const [isWrong, setIsWrong] = useState(false)
  const isChanged = cells.some((cell, column) => cell !== written[column])
  return (
    <aside
      aria-labelledby="detail"
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className={`fixed inset-0 z-20 overflow-y-auto border-l bg-card md:static md:w-80 md:shrink-0 xl:w-96 ${isAsked ? '' : 'hidden xl:block'}`}
    >
      <form
        className="flex min-h-full flex-col"
        onSubmit={event => {
          event.preventDefault()
          setIsWrong(!cells[0]?.trim())
          if (!cells[0]?.trim()) return
          onSave(cells)
          toast(panel.saved)
        }}
      >
        <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-5">
          <h2 id="detail" className="min-w-0 text-lg leading-tight font-bold wrap-anywhere">
            {row.cells[0] || panel.fresh}
          </h2>
          <Button type="button" size="icon-sm" variant="ghost" aria-label={panel.close} onClick={onClose}>
            <X />
          </Button>
        </div>
        <div className="grid flex-1 content-start gap-4 px-5">
          {columns.map((name, column) => (
            <TextField
              key={[name, column].join()}
              id={`cell-${column}`}
              label={name}
              error={column === 0 && isWrong ? panel.required : undefined}
              autoFocus={column === 0 && !row.cells[0]}
              value={cells[column]}
              onChange={event => setCells(cells.with(column, event.target.value))}
            />
          ))}
        </div>
        <div className="sticky bottom-0 mt-6 flex gap-2 border-t bg-card px-5 py-3">
          <Button type="submit" disabled={!isChanged}>
            {panel.save}
          </Button>
          <Button type="button" variant="ghost" className="empty:hidden" onClick={() => setCells(written)}>
            {isChanged && panel.cancel}
          </Button>
          <Button type="button" variant="ghost" className="ml-auto text-destructive" onClick={onRemove}>
            {labels.remove}
          </Button>
        </div>
      </form>
    </aside>
  )
}
