import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/sonner'
import { DataTable, type Row } from './components/data-table'
import { DetailPanel } from './components/detail-panel'
import { SelectionBar, Toolbar } from './components/toolbar'
import { content } from './content'

const { columns, labels } = content

export default function App() {
  const [rows, setRows] = useState<Row[]>(() => content.rows.map((cells, id) => ({ id, cells })))
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [marked, setMarked] = useState<number[]>([])
  const [openId, setOpenId] = useState<number | null>(content.rows.length ? 0 : null)
  const [isAsked, setIsAsked] = useState(false)
  const open = rows.find(row => row.id === openId)
  const shown = rows.filter(
    ({ cells }) =>
      cells.join(' ').toLowerCase().includes(word.trim().toLowerCase()) &&
      Object.entries(chosen).every(([column, value]) => !value || cells[Number(column)] === value),
  )
  const add = () => {
    const id = Math.max(-1, ...rows.map(row => row.id)) + 1
    setRows([{ id, cells: columns.map(() => '') }, ...rows])
    setWord('')
    setChosen({})
    show(id)
  }
  const remove = (ids: number[]) => {
    const before = rows
    setRows(rows.filter(row => !ids.includes(row.id)))
    setMarked([])
    if (openId !== null && ids.includes(openId)) setOpenId(null)
    const action = { label: labels.undo, onClick: () => setRows(before) }
    toast([ids.length, labels.removed].join(' '), { action })
  }
  const cellsWith = (cells: string[], column: number, value: string) =>
    columns.map((_, at) => (at === column ? value : (cells[at] ?? '')))
  const setCell = (column: number, value: string) =>
    setRows(
      rows.map(row =>
        marked.includes(row.id) ? { ...row, cells: cellsWith(row.cells, column, value) } : row,
      ),
    )
  const show = (id: number) => {
    setOpenId(id)
    setIsAsked(true)
  }

  return (
    <div className="flex min-h-svh flex-col text-sm md:h-svh">
      <header className="flex flex-wrap items-end justify-between gap-4 px-4 pt-4 pb-3 md:px-6">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium text-primary">{content.brand}</p>
          <h1 className="wrap-anywhere mt-0.5 text-xl font-bold tracking-tight">{content.title}</h1>
          <p className="text-muted-foreground">{content.lead}</p>
        </div>
        <Button onClick={add}>
          <Plus /> {labels.add}
        </Button>
      </header>
      <main className="flex min-h-0 min-w-0 flex-1 border-t bg-card">
        <div className="@container flex min-w-0 flex-1 flex-col">
          {marked.length > 0 ? (
            <SelectionBar
              count={marked.length}
              onSet={setCell}
              onRemove={() => remove(marked)}
              onClear={() => setMarked([])}
            />
          ) : (
            <Toolbar
              {...{ word, chosen, rows }}
              count={shown.length}
              onWord={setWord}
              onChoose={(column, value) => setChosen({ ...chosen, [column]: value })}
            />
          )}
          <DataTable
            {...{ marked, openId }}
            rows={shown}
            isEmpty={rows.length === 0}
            onMark={setMarked}
            onOpen={show}
          />
        </div>
        {open && (
          <DetailPanel
            key={open.id}
            isAsked={isAsked}
            row={open}
            onClose={() => setOpenId(null)}
            onRemove={() => remove([open.id])}
            onSave={cells => setRows(rows.map(row => (row.id === open.id ? { ...row, cells } : row)))}
          />
        )}
      </main>
      <Toaster />
    </div>
  )
}
