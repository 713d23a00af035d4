import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Counter } from '../../shared/counter'
import { TextField } from '../../shared/text-field'
import { content } from '../content'

export function Tickets() {
  const { order, tickets } = content
  const [counts, setCounts] = useState<number[]>(() => tickets.map((_, at) => (at === 0 ? 1 : 0)))
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const [isDone, setDone] = useState(false)
  const chosen = tickets
    .map((ticket, at) => ({ ticket, count: counts[at] ?? 0 }))
    .filter(row => row.count > 0)
  const sum = chosen.reduce((total, row) => total + (row.ticket.value ?? 0) * row.count, 0)
  const isPriced = chosen.every(row => row.ticket.value !== undefined)
  if (tickets.length === 0) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRight = /^\S+@\S+\.\S+$/.test(email)
    const wrong = email.trim() ? order.badEmail : order.missing
    setError(chosen.length === 0 ? order.nothing : isRight ? '' : wrong)
    setDone(chosen.length > 0 && isRight)
  }

  return (
    <section id="tickets" aria-labelledby="tickets-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-10 px-5 py-16 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:px-8 md:py-20">
        <div className="min-w-0">
          <h2 id="tickets-title" className="font-semibold text-4xl tracking-[-0.04em] md:text-5xl">
            {content.ticketsTitle}
          </h2>
          <ul className="mt-6">
            {tickets.map((ticket, at) => (
              <li key={[at, ticket.name].join()} className="flex flex-wrap items-center gap-6 border-b py-4">
                <div className="min-w-40 flex-1">
                  <h3 className="break-words font-semibold text-xl tracking-tight">{ticket.name}</h3>
                  {ticket.text ? <p className="text-muted-foreground">{ticket.text}</p> : null}
                </div>
                {ticket.price ? <p className="text-xl tabular-nums">{ticket.price}</p> : null}
                <Counter
                  fewer={`${order.fewer}: ${ticket.name}`}
                  more={`${order.more}: ${ticket.name}`}
                  count={counts[at] ?? 0}
                  most={20}
                  isFixed={isDone}
                  className="w-11 text-lg"
                  onCount={count => setCounts(counts.with(at, count))}
                />
              </li>
            ))}
          </ul>
        </div>
        <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5 md:pt-20">
          <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
            {order.total}
            <span className="font-semibold text-5xl tabular-nums tracking-[-0.04em]">
              {isPriced ? `${content.currency}${sum.toLocaleString('en-GB')}` : content.onRequest}
            </span>
          </p>
          {isDone ? (
            <div role="status">
              <p className="font-semibold text-2xl">{order.doneTitle}</p>
              <p className="break-words text-lg">
                {order.doneText} {email}.
              </p>
              <Button variant="outline" className="mt-4 h-12" onClick={() => setDone(false)}>
                {order.change}
              </Button>
            </div>
          ) : (
            <>
              <TextField
                field="gap-2"
                id="ticket-email"
                label={order.email}
                error={error}
                type="email"
                autoComplete="email"
                value={email}
                onChange={event => setEmail(event.target.value)}
                className="h-12 bg-card text-base"
              />
              <Button type="submit" className="h-auto min-h-13 whitespace-normal text-base">
                {order.send}
              </Button>
            </>
          )}
        </form>
      </div>
    </section>
  )
}
