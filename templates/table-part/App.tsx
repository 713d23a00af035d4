import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { keyed } from '../shared/keyed'
import { Toggles } from '../shared/toggles'
import { NarrowList } from './components/narrow-list'
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
  const others = marked.filter(id => !chosen.includes(id))
  const list = {
    ...{ rows: found.slice(at * size, at * size + size), sorting, chosen, marked, onChoose: setChosen },
    onSort: (column: number) => {
      const isHere = sorting?.column === column
      setSorting(isHere && sorting.isDown ? null : { column, isDown: isHere })
    },
  }
  const isRows = state === 'rows' && found.length > 0
  const turner = (name: string, to: number, Icon: typeof ChevronLeft) => (
    <Button
      variant="ghost"
      className="size-11"
      aria-label={name}
      disabled={to < 0 || to >= pages}
      onClick={() => setPage(to)}
    >
      <Icon aria-hidden />
    </Button>
  )
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <div className="mx-auto max-w-6xl">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="min-w-0">
            <p className="text-muted-foreground text-sm">{content.brand}</p>
            <h1 className="mt-1 break-words font-semibold text-2xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <Toggles
            name={states.name}
            value={state}
            options={STATES.map(each => [each, states[each]] as const)}
            className="max-w-full overflow-x-auto bg-card"
            itemClass="h-11 px-3 data-[state=on]:bg-foreground data-[state=on]:text-background"
            onValue={setState}
          />
        </header>
        <section aria-label={content.title} className="@container overflow-hidden rounded-lg border bg-card">
          <Toolbar
            query={query}
            chosen={state === 'rows' ? ROWS.filter(row => chosen.includes(row.id)) : []}
            isAllMarked={isAllMarked}
            onQuery={setQuery}
            onClear={() => setChosen([])}
            onMark={() => setMarked([...others, ...(isAllMarked ? [] : chosen)])}
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
              {turner(foot.previous, at - 1, ChevronLeft)}
              <span className="tabular-nums">{`${foot.page} ${at + 1} ${foot.of} ${pages}`}</span>
              {turner(foot.next, at + 1, ChevronRight)}
            </footer>
          ) : null}
        </section>
      </div>
    </main>
  )
}

type NothingProps = { title: string; text?: string; action?: string; isFault?: boolean; onAct?: () => void }

function Nothing({ title, text, action, isFault = false, onAct }: NothingProps) {
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      className="flex min-h-80 flex-col items-start justify-center p-10"
    >
      <p className={isFault ? 'font-semibold text-destructive text-lg' : 'font-semibold text-lg'}>{title}</p>
      <p className="mt-1 max-w-md text-muted-foreground">{text}</p>
      <Button variant="outline" className="mt-5 h-11 empty:hidden" onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}

const WIDTHS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3']

function Waiting() {
  return (
    <div role="status" aria-label={content.messages.loading} className="grid">
      {keyed([...WIDTHS, 'w-3/5', 'w-4/5']).map(({ entry, key }) => (
        <div key={key} className="flex h-13 items-center gap-6 border-b px-4">
          <Skeleton className="size-4 shrink-0" />
          <Skeleton className="h-4 w-24 shrink-0" />
          <span className="flex-1">
            <Skeleton className={`h-4 ${entry}`} />
          </span>
        </div>
      ))}
    </div>
  )
}
