import { content } from '../content'
import type { Booked } from './day-group'
import { figure, total } from './money'

/** What came in, what went out, and what is left of it, of the entries shown. */
export function Summary({ entries }: { entries: Booked[] }) {
  const { labels, currency } = content
  const into = total(entries.filter(entry => (entry.amount ?? 0) > 0))
  const out = -total(entries.filter(entry => (entry.amount ?? 0) < 0))
  const most = Math.max(into, out, 1)
  const rows = [
    { label: labels.in, value: into, fill: 'bg-in' },
    { label: labels.out, value: out, fill: 'bg-primary' },
  ]
  return (
    <div className="mt-6" aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{figure(into - out)}</span>
        <span className="text-muted-foreground">
          {currency} {labels.left}
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-1 gap-1.5">
        {rows.map(row => (
          <div key={row.fill} className="grid grid-cols-[2.5rem_minmax(0,1fr)_5.5rem] items-center gap-2">
            <dt>{row.label}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-3">
                <span
                  className={`block h-full rounded-xs transition-[width] duration-300 ${row.fill}`}
                  style={{ width: `${(row.value / most) * 100}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{figure(row.value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
