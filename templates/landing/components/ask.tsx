import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { priceOf } from './load'

const names = ['from', 'to', 'date', 'email'] as const
type Name = (typeof names)[number]

export function Ask({ counts }: { counts: number[] }) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [sentTo, setSentTo] = useState('')
  const chosen = content.things
    .map((thing, index) => ({ thing, count: counts[index] ?? 0 }))
    .filter(row => row.count > 0)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found: Partial<Record<Name, string>> = {}
    for (const name of names) if (!String(data.get(name) ?? '').trim()) found[name] = content.ask.missing
    const email = String(data.get('email') ?? '')
    if (!found.email && !/^\S+@\S+\.\S+$/.test(email)) found.email = content.ask.badEmail
    setErrors(found)
    if (Object.keys(found).length === 0) setSentTo(email)
  }

  return (
    <section id="ask" aria-labelledby="ask-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-10 px-5 py-16 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:gap-16 md:px-8 md:py-24">
        <div>
          <h2 id="ask-title" className="text-balance font-semibold text-4xl tracking-tight md:text-5xl">
            {sentTo ? content.ask.doneTitle : content.ask.title}
          </h2>
          {sentTo ? (
            <div role="status" className="mt-4">
              <p className="text-lg">
                {content.ask.doneText} <strong className="break-words font-semibold">{sentTo}</strong>.
              </p>
              <Button variant="outline" className="mt-6 h-11" onClick={() => setSentTo('')}>
                {content.ask.again}
              </Button>
            </div>
          ) : (
            <form noValidate onSubmit={submit} className="mt-4">
              <p className="text-lg text-muted-foreground">{content.ask.lead}</p>
              <div className="mt-7 grid grid-cols-1 gap-5 sm:grid-cols-2">
                {names.map(name => (
                  <TextField
                    key={name}
                    id={`ask-${name}`}
                    label={content.ask[name]}
                    error={errors[name]}
                    name={name}
                    type={name === 'date' ? 'date' : name === 'email' ? 'email' : 'text'}
                    autoComplete={name === 'email' ? 'email' : 'off'}
                    className="h-12 bg-card"
                  />
                ))}
              </div>
              <Button type="submit" size="lg" className="mt-7 h-12 px-7 text-base">
                {content.ask.send}
              </Button>
            </form>
          )}
        </div>
        <div className="min-w-0 self-start border-t-2 pt-5">
          <h3 className="font-semibold text-xl">{content.ask.summary}</h3>
          {chosen.length === 0 ? (
            <p className="mt-3 text-muted-foreground">{content.ask.nothing}</p>
          ) : (
            <>
              <ul className="mt-3 space-y-1.5">
                {chosen.map((row, index) => (
                  <li key={[index, row.thing.name].join()} className="flex gap-3">
                    <span className="w-6 text-right text-muted-foreground tabular-nums">{row.count}</span>
                    <span className="min-w-0 break-words">{row.thing.name}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 font-semibold text-2xl tabular-nums">{priceOf(counts)}</p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
