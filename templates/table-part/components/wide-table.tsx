import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '@/components/ui/checkbox'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { IS_FIGURES, type Row, SHARES, type Sorting } from './rows'

export interface ListProps {
  rows: Row[]
  sorting: Sorting | null
  chosen: number[]
  marked: number[]
  onSort: (column: number) => void
  onChoose: (ids: number[]) => void
}

const NUMBERS = keyed(content.columns)
const share = (part: number) => ({ width: `${part * 100}%` })

export function WideTable({ rows, sorting, chosen, marked, onSort, onChoose }: ListProps) {
  const { select, messages, actions } = content
  const isAll = rows.length > 0 && rows.every(row => chosen.includes(row.id))
  const isSome = rows.some(row => chosen.includes(row.id))
  const ids = rows.map(row => row.id)
  return (
    <Table className="text-[0.875rem]">
      <TableHeader>
        <TableRow className="hover:bg-transparent">
          <TableHead className="w-12 pl-4!">
            <Checkbox
              aria-label={select.all}
              checked={isAll ? true : isSome ? 'indeterminate' : false}
              onCheckedChange={() =>
                onChoose(isAll ? chosen.filter(id => !ids.includes(id)) : [...new Set([...chosen, ...ids])])
              }
            />
          </TableHead>
          {NUMBERS.map(({ entry, at, key }) => {
            const isHere = sorting?.column === at
            const Icon = !isHere ? ChevronsUpDown : sorting.isDown ? ArrowDown : ArrowUp
            return (
              <TableHead
                key={key}
                aria-sort={isHere ? (sorting.isDown ? 'descending' : 'ascending') : undefined}
                className="px-1!"
              >
                <button
                  type="button"
                  onClick={() => onSort(at)}
                  className={cn(
                    'inline-flex h-9 w-full items-center gap-1.5 rounded-sm px-2 font-medium text-muted-foreground hover:bg-accent hover:text-foreground focus-visible:outline-2',
                    IS_FIGURES[at] && 'flex-row-reverse',
                    isHere && 'text-foreground',
                  )}
                >
                  {entry}
                  <Icon aria-hidden className="size-3.5 shrink-0" />
                </button>
              </TableHead>
            )
          })}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(row => {
          const isChosen = chosen.includes(row.id)
          const isMarked = marked.includes(row.id)
          return (
            <TableRow key={row.id} data-state={isChosen ? 'selected' : undefined} className="h-11">
              <TableCell className="pl-4!">
                <Checkbox
                  aria-label={`${select.one} ${row.cells[0]}`}
                  checked={isChosen}
                  onCheckedChange={() =>
                    onChoose(isChosen ? chosen.filter(id => id !== row.id) : [...chosen, row.id])
                  }
                />
              </TableCell>
              {NUMBERS.map(({ at, key }) => (
                <TableCell
                  key={key}
                  className={cn(
                    'max-w-72 whitespace-normal break-words px-3!',
                    at === 0 && 'font-medium',
                    IS_FIGURES[at] && 'text-right tabular-nums',
                    isMarked && 'text-muted-foreground line-through',
                  )}
                >
                  {row.cells[at] || messages.missing}
                  {SHARES[at] && !isMarked ? (
                    <span aria-hidden className="mt-0.5 ml-auto block h-1 max-w-28 bg-muted">
                      <span className="ml-auto block h-full bg-primary/55" style={share(SHARES[at](row))} />
                    </span>
                  ) : null}
                  <span className="ml-2 inline-block text-primary text-xs no-underline empty:hidden">
                    {at === 0 && isMarked && actions.marked}
                  </span>
                </TableCell>
              ))}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
