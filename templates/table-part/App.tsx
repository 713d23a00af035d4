import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { NarrowList } from './components/narrow-list'
import { Nothing, Waiting } from './components/nothing'
import { ROWS, type Sorting, sorted, type TableState } from './components/rows'
import { Toolbar } from './components/toolbar'
import { WideTable } from './components/wide-table'
import { content } from './content'

const STATES: TableState[] = ['rows', 'loading', 'empty', 'failed']

const existing = (ids: number[]): number[] => ids.filter(id => ROWS.some(row => row.id === id))

export default function App() {
  const { states, messages, foot } = content
  const [state, setState] = useState<TableState>('rows')
  const [query, setQuery] = useState('')
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [chosen, setChosen] = useState(() => existing(content.chosenAtFirst))
  const [marked, setMarked] = useState(() => existing(content.markedAtFirst))
  const [page, setPage] = useState(0)
  const size = Math.max(content.pageSize, 1)
  const found = sorted(
    ROWS.filter(row => row.cells.join(' ').toLowerCase().includes(query.trim().toLowerCase())),
    sorting,
  )
  const pages = Math.max(Math.ceil(found.length / size), 1)
  const at = Math.min(page, pages - 1)
  const isAllMarked = chosen.length > 0 && chosen.every(id => marked.includes(id))
  const list = {
    ...{ rows: found.slice(at * size, at * size + size), sorting, chosen, marked, onChoose: setChosen },
    onSort: (column: number) =>
      setSorting(
        sorting?.column !== column
          ? { column, isDown: false }
          : sorting.isDown
            ? null
            : { column, isDown: true },
      ),
  }
  const isRows = state === 'rows' && found.length > 0
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <div className="mx-auto max-w-6xl">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="min-w-0">
            <p className="text-muted-foreground text-sm">{content.brand}</p>
            <h1 className="mt-1 break-words font-semibold text-2xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <ToggleGroup
            type="single"
            variant="outline"
            value={state}
            aria-label={states.name}
            className="max-w-full overflow-x-auto bg-card"
            onValueChange={value => value && setState(value as TableState)}
          >
            {STATES.map(each => (
              <ToggleGroupItem
                key={each}
                value={each}
                className="h-11 px-3 data-[state=on]:bg-foreground data-[state=on]:text-background"
              >
                {states[each]}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
        </header>
        <section aria-label={content.title} className="@container overflow-hidden rounded-lg border bg-card">
          <Toolbar
            query={query}
            chosen={state === 'rows' ? ROWS.filter(row => chosen.includes(row.id)) : []}
            isAllMarked={isAllMarked}
            onQuery={setQuery}
            onClear={() => setChosen([])}
            onMark={() =>
              setMarked(
                isAllMarked
                  ? marked.filter(id => !chosen.includes(id))
                  : [...new Set([...marked, ...chosen])],
              )
            }
          />
          {isRows ? (
            <>
              <div className="hidden @3xl:block">
                <WideTable {...list} />
              </div>
              <div className="@3xl:hidden">
                <NarrowList {...list} />
              </div>
            </>
          ) : state === 'loading' ? (
            <Waiting />
          ) : state === 'failed' ? (
            <Nothing title={messages.failed} action={messages.retry} isFault onAct={() => setState('rows')} />
          ) : state === 'empty' || ROWS.length === 0 ? (
            <>
              <ul className="flex flex-wrap gap-x-10 gap-y-1 border-b px-4 py-3 font-medium text-sm">
                {content.columns.map((column, index) => (
                  <li key={[index, column].join()}>{column}</li>
                ))}
              </ul>
              <Nothing title={messages.empty} text={messages.emptyText} />
            </>
          ) : (
            <Nothing title={messages.none} action={messages.reset} onAct={() => setQuery('')} />
          )}
          {isRows ? (
            <footer className="flex min-h-14 items-center gap-2 border-t px-4 py-1.5 text-muted-foreground text-sm">
              <p className="mr-auto tabular-nums">
                {`${at * size + 1}–${at * size + list.rows.length} ${foot.of} ${found.length} ${foot.shown}`}
              </p>
              <Button
                variant="ghost"
                size="icon"
                className="size-11"
                aria-label={foot.previous}
                disabled={at === 0}
                onClick={() => setPage(at - 1)}
              >
                <ChevronLeft aria-hidden />
              </Button>
              <span className="tabular-nums">{`${foot.page} ${at + 1} ${foot.of} ${pages}`}</span>
              <Button
                variant="ghost"
                size="icon"
                className="size-11"
                aria-label={foot.next}
                disabled={at >= pages - 1}
                onClick={() => setPage(at + 1)}
              >
                <ChevronRight aria-hidden />
              </Button>
            </footer>
          ) : null}
        </section>
      </div>
    </main>
  )
}
