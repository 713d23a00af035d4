import { Trash2, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Options } from '../../shared/options'
import { SearchField } from '../../shared/search-field'
import { content } from '../content'
import type { Row } from './data-table'
import { Dot, filterable } from './filterable'

const { columns, labels } = content

const [first, ...others] = filterable

interface ToolbarProps {
  word: string
  chosen: Record<number, string>
  rows: Row[]
  count: number
  onWord: (word: string) => void
  onChoose: (column: number, value: string) => void
}

export function Toolbar({ word, onWord, chosen, onChoose, rows, count }: ToolbarProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-6">
      <SearchField label={labels.search} value={word} className="h-8 w-full @md:w-60" onValue={onWord} />
      {first && (
        <fieldset aria-label={columns[first.column]} className="flex min-w-0 flex-wrap">
          {['', ...first.values].map(value => (
            <button
              key={value || 'all'}
              type="button"
              aria-pressed={(chosen[first.column] ?? '') === value}
              onClick={() => onChoose(first.column, value)}
              className={`h-8 rounded-md px-2.5 outline-none focus-visible:ring-2 focus-visible:ring-ring ${(chosen[first.column] ?? '') === value ? 'bg-accent font-medium' : 'text-muted-foreground hover:text-foreground'}`}
            >
              <Dot value={value} />
              {value || labels.all}{' '}
              <span className="tabular-nums">
                {rows.filter(row => !value || row.cells[first.column] === value).length}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      {others.map(({ column, values }) => (
        <NativeSelect
          key={column}
          size="sm"
          aria-label={columns[column]}
          value={chosen[column] ?? ''}
          onChange={event => onChoose(column, event.target.value)}
          className={chosen[column] ? 'border-primary text-primary' : ''}
        >
          <NativeSelectOption value="">{[columns[column], labels.all].join(': ')}</NativeSelectOption>
          <Options names={values} />
        </NativeSelect>
      ))}
      <p className="ml-auto text-muted-foreground tabular-nums" aria-live="polite">
        {[count, labels.of, rows.length].join(' ')}
      </p>
    </div>
  )
}

type SetCell = (column: number, value: string) => void
type SelectionBarProps = { count: number; onSet: SetCell; onRemove: () => void; onClear: () => void }

export function SelectionBar({ count, onSet, onRemove, onClear }: SelectionBarProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-b bg-accent px-4 py-2 md:px-6">
      <strong className="mr-2 font-semibold tabular-nums">
        {count} {labels.selected}
      </strong>
      {filterable.map(({ column, values }) => (
        <NativeSelect
          className="max-w-56"
          key={column}
          size="sm"
          aria-label={[labels.set, columns[column]].join(' ')}
          value=""
          onChange={event => onSet(column, event.target.value)}
        >
          <NativeSelectOption value="" disabled>
            {[labels.set, columns[column], labels.to].join(' ')}
          </NativeSelectOption>
          <Options names={values} />
        </NativeSelect>
      ))}
      <Button size="sm" variant="outline" onClick={onRemove}>
        <Trash2 /> {labels.remove}
      </Button>
      <Button size="icon-sm" variant="ghost" className="ml-auto" aria-label={labels.clear} onClick={onClear}>
        <X />
      </Button>
    </div>
  )
}
