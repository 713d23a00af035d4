import { useState } from 'react'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { type Account, amountOf, money } from './money'

/** The balance as one bar, and what the coming bills take of it. */
export function Balance({ account }: { account: Account }) {
  const [left, setLeft] = useState<number[]>([])
  const balance = amountOf(account.value)
  const isOther = (name?: string) =>
    content.accounts.some(each => each.name === name) && name !== account.name
  const bills = content.bills.filter(bill => amountOf(bill.value) > 0 && !isOther(bill.account))
  const due = bills.reduce((sum, bill, at) => sum + (left.includes(at) ? 0 : amountOf(bill.value)), 0)
  const free = balance - due
  const whole = Math.max(balance, due, 1)
  return (
    <>
      <div className="bg-head px-5 pb-6 text-head-foreground">
        <p className="font-light text-[2.75rem] tabular-nums leading-none tracking-tight">{money(balance)}</p>
        <p className="mt-2 text-head-muted text-sm tabular-nums">{account.number}</p>
        <div aria-hidden className="mt-6 flex h-3 gap-0.5 overflow-hidden rounded-full bg-head-line">
          <div
            className="bg-head-foreground transition-[width] duration-300"
            style={{ width: `${(Math.max(free, 0) / whole) * 100}%` }}
          />
          {keyed(bills).map(({ entry, at, key }) =>
            left.includes(at) ? null : (
              <div
                key={key}
                className="bg-due transition-[width] duration-300"
                style={{ width: `${(amountOf(entry.value) / whole) * 100}%` }}
              />
            ),
          )}
        </div>
        <div className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
          <p aria-live="polite">
            <strong className="font-semibold tabular-nums">{money(Math.abs(free))}</strong>{' '}
            {free < 0 ? content.short : content.free}
          </p>
          {due > 0 ? (
            <p className="text-head-muted">
              <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-due" />
              <span className="tabular-nums">{money(due)}</span> {content.due}
            </p>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="bills" className="border-b-8 border-b-muted">
        <h2 id="bills" className="px-5 pt-5 font-semibold">
          {content.billsTitle}
        </h2>
        <p className="px-5 pb-2 text-muted-foreground text-sm">
          {bills.length ? content.billsNote : content.billsEmpty}
        </p>
        <ul className="pb-2">
          {keyed(bills).map(({ entry, at, key }) => {
            const isOut = left.includes(at)
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={!isOut}
                  onClick={() => setLeft(isOut ? left.filter(other => other !== at) : [...left, at])}
                  className="flex min-h-14 w-full items-center gap-3 px-5 py-2 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2"
                >
                  <span
                    className={cn('size-3 shrink-0 rounded-full bg-due', isOut && 'bg-muted-foreground')}
                  />
                  <span className="min-w-0 flex-1">
                    <span className={cn('block break-words', isOut && 'text-muted-foreground line-through')}>
                      {entry.name}
                    </span>
                    <span className="block text-muted-foreground text-sm">
                      {[entry.time, isOut ? content.leftOut : content.counted].filter(Boolean).join(', ')}
                    </span>
                  </span>
                  <span className="shrink-0 tabular-nums">{money(amountOf(entry.value))}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
