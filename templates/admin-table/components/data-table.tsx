import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { content } from '../content'
import { Dot, filterable } from './filterable'

export type Row = { id: number; cells: string[] }

interface DataTableProps {
  rows: Row[]
  isEmpty: boolean
  marked: number[]
  onMark: (ids: number[]) => void
  openId: number | null
  onOpen: (id: number) => void
}

const { columns, labels, empty } = content
/** The rooms from which on the columns show, in turn; below `@lg` there are two. */
const FROM = ['', '', '@max-lg:hidden', '@max-xl:hidden', '@max-2xl:hidden', '@max-3xl:hidden']
const isNumber = (cell = '') => /^[^\d\p{L}]*(?!0\d)[\d.,\s]*\d[^\d\p{L}]*$/u.test(cell)
const isFigures = (column: number) => {
  const filled = content.rows.map(row => row[column]).filter(Boolean)
  return column > 0 && filled.length > 0 && filled.every(isNumber)
}
const figures = columns.map((_, column) => isFigures(column))
const first = filterable[0]?.column
const place = (column: number) => (column === first ? 1 : column < (first ?? 0) ? column + 1 : column)
const seen = (column: number) =>
  `${FROM[Math.min(place(column), FROM.length - 1)]} ${figures[column] ? 'text-right tabular-nums' : ''} last:pr-4 md:last:pr-6`

export function DataTable({ rows, isEmpty, marked, onMark, openId, onOpen }: DataTableProps) {
  const [sort, setSort] = useState<{ column: number; isDown: boolean } | null>(null)
  const sorted = sort
    ? [...rows].sort((a, b) => {
        const [one = '', two = ''] = [a.cells[sort.column], b.cells[sort.column]]
        if (!one || !two) return one ? -1 : two ? 1 : 0
        return one.localeCompare(two, undefined, { numeric: true }) * (sort.isDown ? -1 : 1)
      })
    : rows
  const isAll = rows.length > 0 && rows.every(row => marked.includes(row.id))
  if (rows.length === 0) {
    return (
      <div className="px-4 py-4 md:px-6">
        <ul className="mb-12 flex flex-wrap gap-x-10 gap-y-1 border-border border-b pb-3 font-bold">
          {columns.map((column, index) => (
            <li key={[index, column].join()}>{column}</li>
          ))}
        </ul>
        <p className="text-lg font-bold">{isEmpty ? empty.title : empty.filtered}</p>
        <p className="text-muted-foreground">{isEmpty ? empty.text : empty.filteredText}</p>
      </div>
    )
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Table>
        <TableHeader className="sticky top-0 z-10 bg-card">
          <TableRow>
            <TableHead className="w-10 pl-4! md:pl-6!">
              <Checkbox
                aria-label={labels.selectAll}
                checked={isAll || (marked.length > 0 && 'indeterminate')}
                onCheckedChange={() => onMark(isAll ? [] : rows.map(row => row.id))}
              />
            </TableHead>
            {columns.map((name, column) => {
              const isSorted = sort?.column === column
              const Arrow = sort?.isDown ? ArrowDown : ArrowUp
              return (
                <TableHead
                  key={[name, column].join()}
                  className={seen(column)}
                  aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
                >
                  <button
                    type="button"
                    onClick={() => setSort(isSorted && sort.isDown ? null : { column, isDown: isSorted })}
                    className={`inline-flex items-center gap-1 rounded-sm align-middle outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring ${figures[column] ? 'flex-row-reverse' : ''} ${isSorted ? 'text-foreground' : 'text-muted-foreground'}`}
                  >
                    {name}
                    <Arrow className={`size-3.5 ${isSorted ? '' : 'invisible'}`} />
                  </button>
                </TableHead>
              )
            })}
          </TableRow>
        </TableHeader>
        <TableBody>
          {sorted.map(row => (
            <TableRow
              key={row.id}
              data-state={marked.includes(row.id) ? 'selected' : undefined}
              className={openId === row.id ? 'bg-accent' : ''}
            >
              <TableCell className="h-11 pl-4! md:pl-6!">
                <Checkbox
                  aria-label={[labels.select, row.cells[0] || labels.nameless].join(' ')}
                  checked={marked.includes(row.id)}
                  onCheckedChange={() =>
                    onMark(marked.includes(row.id) ? marked.filter(id => id !== row.id) : [...marked, row.id])
                  }
                />
              </TableCell>
              <TableCell className="whitespace-normal">
                <button
                  type="button"
                  onClick={() => onOpen(row.id)}
                  className="rounded-sm text-left font-medium wrap-anywhere underline-offset-4 outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                >
                  {row.cells[0] || labels.nameless}
                </button>
              </TableCell>
              {columns.slice(1).map((name, index) => (
                <TableCell key={[name, index].join()} className={`${seen(index + 1)} max-w-56 truncate`}>
                  {index + 1 === first && <Dot value={row.cells[index + 1] ?? ''} />}
                  {row.cells[index + 1]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
