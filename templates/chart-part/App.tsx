import { useId, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { Toggles } from '../shared/toggles'
import { Bars } from './components/bars'
import { Columns } from './components/columns'
import { HAS_USUAL, IS_SIDEWAYS, POINTS, type Point } from './components/points'
import { Reading } from './components/reading'
import { content } from './content'

const VIEWS = ['chart', 'table', 'loading', 'empty'] as const
type View = (typeof VIEWS)[number]

export default function App() {
  const { views, order, legend, messages } = content
  const [view, setView] = useState<View>('chart')
  const [isBySize, setBySize] = useState(false)
  const [isUsual, setUsual] = useState(true)
  const [chosen, setChosen] = useState(`point-${Math.max(0, Math.min(content.chosenAt, POINTS.length - 1))}`)
  const points = isBySize ? [...POINTS].sort((one, other) => (other.value ?? 0) - (one.value ?? 0)) : POINTS
  const point = POINTS.find(each => each.key === chosen)
  const bars = { points, chosen, isUsual, onChoose: setChosen }
  const signs = [
    [legend.value, 'size-3 bg-water'],
    [legend.chosen, 'size-3 bg-water-now'],
    ...(HAS_USUAL && isUsual ? [[legend.usual, 'h-[3px] w-4 bg-usual']] : []),
  ]
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <figure aria-labelledby="chart" className="@container mx-auto max-w-6xl rounded-xl border bg-card">
        <figcaption className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-b px-5 py-5 sm:px-8">
          <div className="min-w-0">
            <p className="text-muted-foreground text-sm">{content.brand}</p>
            <h1 id="chart" className="mt-0.5 break-words font-bold text-2xl tracking-tight">
              {content.title}
            </h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <Toggles
            name={views.name}
            value={view}
            options={VIEWS.map(each => [each, views[each]] as const)}
            className="max-w-full overflow-x-auto"
            itemClass="h-11 px-3"
            onValue={setView}
          />
        </figcaption>
        <div className="px-5 py-6 sm:px-8 sm:py-8">
          {view === 'loading' ? (
            <div role="status" aria-label={messages.loading} className="grid gap-6">
              <Skeleton className="h-14 w-56" />
              <Skeleton className="h-64 w-full @2xl:h-96" />
            </div>
          ) : view === 'empty' || !point ? (
            <div role="status" className="flex h-80 flex-col justify-center border-b-2">
              <p className="font-semibold text-xl">{messages.empty}</p>
              <p className="mt-1 text-muted-foreground">{messages.emptyText}</p>
            </div>
          ) : (
            <>
              <Reading point={point} onChoose={setChosen} />
              <div className="my-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm">
                <ul className="flex flex-wrap gap-x-5 gap-y-1">
                  {signs.map(([name, look]) => (
                    <li key={name} className="flex items-center gap-2">
                      <span aria-hidden className={look} /> {name}
                    </li>
                  ))}
                </ul>
                <div className="flex flex-wrap gap-x-6">
                  {HAS_USUAL ? <Switched name={content.showUsual} isOn={isUsual} onTurn={setUsual} /> : null}
                  <Switched name={order.size} isOn={isBySize} onTurn={setBySize} />
                </div>
              </div>
              {view === 'table' ? (
                <FiguresTable points={points} isUsual={isUsual} />
              ) : IS_SIDEWAYS ? (
                <Bars {...bars} />
              ) : (
                <Columns {...bars} />
              )}
            </>
          )}
        </div>
      </figure>
    </main>
  )
}

type SwitchedProps = { name: string; isOn: boolean; onTurn: (isOn: boolean) => void }

function Switched({ name, isOn, onTurn }: SwitchedProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <Switch id={id} checked={isOn} onCheckedChange={onTurn} /> {name}
    </label>
  )
}

function FiguresTable({ points, isUsual }: { points: Point[]; isUsual: boolean }) {
  const { words, legend } = content
  const isCompared = HAS_USUAL && isUsual
  return (
    <Table>
      <TableHeader>
        <TableRow className="hover:bg-transparent">
          <TableHead>{words.point}</TableHead>
          <TableHead className="text-right">{legend.value}</TableHead>
          {isCompared ? <TableHead className="text-right">{legend.usual}</TableHead> : null}
        </TableRow>
      </TableHeader>
      <TableBody>
        {points.map(point => (
          <TableRow key={point.key}>
            <TableCell className="whitespace-normal">
              {point.name}
              {point.text ? <span className="block text-muted-foreground text-sm">{point.text}</span> : null}
            </TableCell>
            <TableCell className="text-right align-top font-medium tabular-nums">
              {point.value ?? words.none}
            </TableCell>
            {isCompared ? (
              <TableCell className="text-right align-top tabular-nums">{point.usual ?? words.none}</TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
