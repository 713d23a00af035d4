import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { keyed } from '../shared/keyed'
import { SearchField } from '../shared/search-field'
import { figuresIn, ROWS, type Sorting, sorted } from './components/rows'
import { content } from './content'

const COLUMNS = keyed(content.columns).map(column => ({ ...column, figures: figuresIn(column.at) }))
const SIZE = Math.max(content.pageSize, 1)

export default function App() {
  const { search, select, foot, messages } = content
  const [query, setQuery] = useState('')
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [chosen, setChosen] = useState<number[]>(content.chosenAtFirst.filter(id => ROWS[id]))
  const [copied, setCopied] = useState('')
  const [page, setPage] = useState(0)
  const needle = query.trim().toLowerCase()
  const found = sorted(
    ROWS.filter(row => row.cells.join(' ').toLowerCase().includes(needle)),
    sorting,
  )
  const pages = Math.max(Math.ceil(found.length / SIZE), 1)
  const at = Math.min(page, pages - 1)
  const shown = found.slice(at * SIZE, at * SIZE + SIZE)
  const text = chosen.map(id => ROWS[id].cells.join('\t')).join('\n')
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(text), undefined)
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  const sort = (column: number) => {
    const isHere = sorting?.column === column
    setSorting(isHere && sorting.isDown ? null : { column, isDown: isHere })
  }
  const turner = (name: string, to: number, Icon: typeof ChevronLeft) => (
    <Button variant="ghost" size="icon-lg" disabled={to < 0 || to >= pages} onClick={() => setPage(to)}>
      <Icon aria-label={name} />
    </Button>
  )
  return (
    <main className="mx-auto min-h-svh max-w-6xl px-4 py-8 sm:px-8 lg:py-12">
      <p className="text-muted-foreground text-sm">{content.brand}</p>
      <h1 className="mt-1 break-words font-semibold text-3xl tracking-tight">{content.title}</h1>
      <p className="text-muted-foreground">{content.lead}</p>
      <section
        aria-label={content.title}
        className="@container mt-6 overflow-hidden rounded-lg border bg-card"
      >
        <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5">
          <SearchField label={search} value={query} className="h-11 @3xl:max-w-72" onValue={setQuery} />
          {chosen.length > 0 && (
            <div className="flex flex-1 flex-wrap items-center gap-2">
              <p className="mr-auto font-medium tabular-nums">{`${chosen.length} ${select.chosen}`}</p>
              <Button variant="ghost" className="h-11" onClick={() => setChosen([])}>
                {select.clear}
              </Button>
              <Button className="h-11" onClick={copy}>
                {copied === text ? select.copied : select.copy}
              </Button>
            </div>
          )}
        </div>
        <Table className="block text-[0.875rem] @3xl:table">
          <TableHeader className="block @3xl:table-header-group">
            <TableRow className="flex flex-wrap p-1 hover:bg-transparent @3xl:table-row">
              <TableHead className="hidden w-14 @3xl:table-cell">
                <span className="sr-only">{select.one}</span>
              </TableHead>
              {COLUMNS.map(({ entry, at: column, key, figures }) => {
                const isHere = sorting?.column === column
                const Icon = !isHere ? ChevronsUpDown : sorting.isDown ? ArrowDown : ArrowUp
                return (
                  <TableHead
                    key={key}
                    aria-sort={isHere ? (sorting.isDown ? 'descending' : 'ascending') : undefined}
                    className="h-11 px-1!"
                  >
                    <button
                      type="button"
                      onClick={() => sort(column)}
                      className={`inline-flex h-11 w-full items-center gap-1.5 rounded-sm px-2 font-medium outline-offset-[-2px] hover:bg-accent focus-visible:outline-2 ${figures ? '@3xl:flex-row-reverse' : ''} ${isHere ? 'text-foreground' : 'text-muted-foreground'}`}
                    >
                      {entry}
                      <Icon aria-hidden className="size-3.5 shrink-0" />
                    </button>
                  </TableHead>
                )
              })}
            </TableRow>
          </TableHeader>
          <TableBody className="block @3xl:table-row-group">
            {shown.map(({ id, cells }) => {
              const isChosen = chosen.includes(id)
              return (
                <TableRow
                  key={id}
                  data-state={isChosen && 'selected'}
                  className="relative grid grid-cols-2 gap-x-4 py-3 pr-4 pl-14 @3xl:table-row"
                >
                  <TableCell className="absolute top-1 left-0 p-0! @3xl:static">
                    <label className="grid size-11 cursor-pointer place-items-center pl-2">
                      <input
                        type="checkbox"
                        aria-label={`${select.one} ${cells[0]}`}
                        checked={isChosen}
                        className="size-4.5 accent-primary"
                        onChange={() => choose(id)}
                      />
                    </label>
                  </TableCell>
                  {COLUMNS.map(({ entry, at: column, key, figures }) => (
                    <TableCell
                      key={key}
                      className={`max-w-72 whitespace-normal break-words p-0! py-0.5! @3xl:px-3! ${column ? '' : 'col-span-2 font-semibold'} ${figures ? 'tabular-nums @3xl:text-right' : ''}`}
                    >
                      <span aria-hidden className="text-muted-foreground @3xl:hidden">{`${entry} `}</span>
                      {cells[column] || '–'}
                      {figures?.shareOf && (
                        <span aria-hidden className="mt-0.5 ml-auto hidden h-1 max-w-28 bg-muted @3xl:block">
                          <span
                            className="ml-auto block h-full bg-primary/60"
                            style={{ width: `${figures.shareOf(cells[column]) * 100}%` }}
                          />
                        </span>
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
        {shown.length === 0 && (
          <p role="status" className="grid min-h-64 place-items-center p-8 font-semibold text-lg">
            {ROWS.length > 0 ? messages.none : messages.empty}
          </p>
        )}
        <footer className="flex min-h-14 items-center gap-2 border-t px-4 py-1.5 text-muted-foreground text-sm tabular-nums">
          <p className="mr-auto">{`${found.length} ${foot.rows}`}</p>
          {turner(foot.previous, at - 1, ChevronLeft)}
          <span>{`${foot.page} ${at + 1} ${foot.of} ${pages}`}</span>
          {turner(foot.next, at + 1, ChevronRight)}
        </footer>
      </section>
    </main>
  )
}
