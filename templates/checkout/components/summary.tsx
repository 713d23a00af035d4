import { Minus, Plus } from 'lucide-react'
import { type Choice, content } from '../content'
import { money } from './rules'

interface SummaryProps {
  counts: number[]
  onCounts: (counts: number[]) => void
  delivery: Choice | undefined
  isFixed: boolean
}

export function totalOf(counts: number[], delivery: Choice | undefined): string {
  const rows = content.lines
    .map((line, at) => ({ line, count: counts[at] ?? 0 }))
    .filter(row => row.count > 0)
  if (rows.some(row => row.line.value === undefined)) return content.onRequest
  const goods = rows.reduce((sum, row) => sum + (row.line.value ?? 0) * row.count, 0)
  return money(goods + (rows.length > 0 ? (delivery?.value ?? 0) : 0))
}

export function Summary({ counts, onCounts, delivery, isFixed }: SummaryProps) {
  const { summary, lines } = content
  const rows = lines.map((line, at) => ({ line, at, count: counts[at] ?? 0 })).filter(row => row.count > 0)
  const isPriced = rows.every(row => row.line.value !== undefined)
  const goods = rows.reduce((sum, row) => sum + (row.line.value ?? 0) * row.count, 0)
  const carriage = rows.length > 0 ? (delivery?.value ?? 0) : 0
  const unpriced = delivery?.value === undefined ? content.onRequest : content.free
  const round = ({ at, count, line }: (typeof rows)[number], name: string, by: number, Icon: typeof Plus) => (
    <button
      type="button"
      className="inline-flex size-9 items-center justify-center rounded-full border border-lake-border outline-none hover:bg-lake-border focus-visible:outline-2 focus-visible:outline-lake-foreground focus-visible:outline-offset-2"
      aria-label={`${name}: ${line.name}`}
      onClick={() => onCounts(counts.with(at, Math.max(0, count + by)))}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
  return (
    <div className="px-5 pb-8 md:px-8 md:py-12 lg:px-12">
      <h2 className="font-semibold text-2xl tracking-tight">{summary.title}</h2>
      {rows.length === 0 ? (
        <div className="py-6">
          <p>{summary.empty}</p>
          {lines.length > 0 ? (
            <button
              type="button"
              className="mt-3 min-h-11 underline underline-offset-4"
              onClick={() => onCounts(lines.map(line => line.count ?? 1))}
            >
              {summary.refill}
            </button>
          ) : null}
        </div>
      ) : (
        <ul className="mt-4" aria-live="polite">
          {rows.map(row => (
            <li
              key={[row.at, row.line.name].join()}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-lake-border border-b py-5"
            >
              <div className="min-w-0">
                <p className="break-words font-medium text-lg leading-snug">{row.line.name}</p>
                {row.line.note ? <p className="break-words text-lake-muted">{row.line.note}</p> : null}
              </div>
              <p className="text-lg tabular-nums">
                {row.line.value === undefined
                  ? (row.line.price ?? content.onRequest)
                  : money(row.line.value * row.count)}
              </p>
              {isFixed ? (
                <p className="text-lake-muted tabular-nums">× {row.count}</p>
              ) : (
                <div className="flex items-center gap-1">
                  {round(row, row.count === 1 ? summary.remove : summary.fewer, -1, Minus)}
                  <span className="w-9 text-center tabular-nums">{row.count}</span>
                  {round(row, summary.more, 1, Plus)}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-5 space-y-2 tabular-nums">
        <div className="flex justify-between gap-4">
          <dt className="text-lake-muted">{summary.goods}</dt>
          <dd>{isPriced ? money(goods) : content.onRequest}</dd>
        </div>
        {delivery && rows.length > 0 ? (
          <div className="flex justify-between gap-4">
            <dt className="min-w-0 break-words text-lake-muted">
              {summary.delivery}, {delivery.name}
            </dt>
            <dd>{carriage > 0 ? money(carriage) : unpriced}</dd>
          </div>
        ) : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <dt className="text-lg">{summary.total}</dt>
          <dd className="font-semibold text-4xl tracking-tight">{totalOf(counts, delivery)}</dd>
        </div>
      </dl>
      {summary.taxNote ? <p className="mt-3 text-lake-muted text-sm">{summary.taxNote}</p> : null}
    </div>
  )
}
