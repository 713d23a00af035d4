import { X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
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
  const [cells, setCells] = useState(() => columns.map((_, column) => row.cells[column] ?? ''))
  const [isWrong, setIsWrong] = useState(false)
  const isChanged = cells.some((cell, column) => cell !== (row.cells[column] ?? ''))
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
            <Field key={[name, column].join()} data-invalid={column === 0 && isWrong}>
              <FieldLabel htmlFor={`cell-${column}`}>{name}</FieldLabel>
              <Input
                id={`cell-${column}`}
                autoFocus={column === 0 && !row.cells[0]}
                aria-invalid={column === 0 && isWrong}
                value={cells[column]}
                onChange={event =>
                  setCells(cells.map((cell, at) => (at === column ? event.target.value : cell)))
                }
              />
              {column === 0 && isWrong && <FieldError>{panel.required}</FieldError>}
            </Field>
          ))}
        </div>
        <div className="sticky bottom-0 mt-6 flex gap-2 border-t bg-card px-5 py-3">
          <Button type="submit" disabled={!isChanged}>
            {panel.save}
          </Button>
          {isChanged && (
            <Button
              type="button"
              variant="ghost"
              onClick={() => setCells(columns.map((_, column) => row.cells[column] ?? ''))}
            >
              {panel.cancel}
            </Button>
          )}
          <Button type="button" variant="ghost" className="ml-auto text-destructive" onClick={onRemove}>
            {labels.remove}
          </Button>
        </div>
      </form>
    </aside>
  )
}
