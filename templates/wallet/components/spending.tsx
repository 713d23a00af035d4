import { content } from '../content'
import { amountOf, money, type Transaction } from './money'

export function Spending({ transactions }: { transactions: Transaction[] }) {
  const { spending } = content
  const sums = new Map<string, number>()
  for (const { group, value } of transactions) {
    const out = -amountOf(value)
    const name = group ?? spending.ungrouped
    if (out > 0) sums.set(name, (sums.get(name) ?? 0) + out)
  }
  const rows = [...sums].sort(([, one], [, other]) => other - one)
  const total = rows.reduce((sum, [, value]) => sum + value, 0)
  const most = rows[0]?.[1] ?? 1
  if (rows.length === 0) return <p className="px-5 py-8 text-muted-foreground">{spending.empty}</p>
  return (
    <div className="px-5 py-6">
      <p className="font-light text-5xl tabular-nums tracking-tight">{money(total)}</p>
      <p className="mt-1 text-muted-foreground">{spending.total}</p>
      <ul className="mt-8 grid gap-5">
        {rows.map(([name, value]) => (
          <li key={name}>
            <div className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0 tabular-nums">{money(value)}</span>
            </div>
            <div aria-hidden className="mt-1.5 h-2 rounded-full bg-muted">
              <div className="h-full rounded-full bg-primary" style={{ width: `${(value / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
