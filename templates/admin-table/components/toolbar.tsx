import { Search, Trash2, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { InputGroup, InputGroupAddon, InputGroupInput } from '@/components/ui/input-group'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content } from '../content'
import type { Row } from './data-table'
import { Dot, type Filter } from './filterable'

const { columns, labels } = content

interface ToolbarProps {
  word: string
  onWord: (word: string) => void
  filters: Filter[]
  chosen: Record<number, string>
  onChoose: (column: number, value: string) => void
  rows: Row[]
  count: number
  total: number
}

export function Toolbar({ word, onWord, filters, chosen, onChoose, rows, count, total }: ToolbarProps) {
  const [first, ...others] = filters
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-6">
      <InputGroup className="h-8 w-full @md:w-60">
        <InputGroupAddon>
          <Search />
        </InputGroupAddon>
        <InputGroupInput
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={word}
          onChange={event => onWord(event.target.value)}
        />
      </InputGroup>
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
                {value ? rows.filter(row => row.cells[first.column] === value).length : total}
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
          {values.map(value => (
            <NativeSelectOption key={value} value={value}>
              {value}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      ))}
      <p className="ml-auto text-muted-foreground tabular-nums" aria-live="polite">
        {[count, labels.of, total].join(' ')}
      </p>
    </div>
  )
}

interface SelectionBarProps {
  count: number
  filters: Filter[]
  onSet: (column: number, value: string) => void
  onRemove: () => void
  onClear: () => void
}

export function SelectionBar({ count, filters, onSet, onRemove, onClear }: SelectionBarProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-b bg-accent px-4 py-2 md:px-6">
      <strong className="mr-2 font-semibold tabular-nums">
        {count} {labels.selected}
      </strong>
      {filters.map(({ column, values }) => (
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
          {values.map(value => (
            <NativeSelectOption key={value} value={value}>
              {value}
            </NativeSelectOption>
          ))}
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
