import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { useForm } from '../../shared/use-form'
import { content } from '../content'
import { priceOf } from './load'

const names = ['from', 'to', 'date', 'email'] as const

export function Ask({ counts }: { counts: number[] }) {
  const { errors, sent, submit, begin } = useForm(names, content.ask)
  const chosen = content.things
    .map((thing, index) => ({ thing, count: counts[index] ?? 0 }))
    .filter(row => row.count > 0)

  return (
    <section id="ask" aria-labelledby="ask-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-10 px-5 py-16 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:gap-16 md:px-8 md:py-24">
        <div>
          <h2 id="ask-title" className="text-balance font-semibold text-4xl tracking-tight md:text-5xl">
            {sent.email ? content.ask.doneTitle : content.ask.title}
          </h2>
          {sent.email ? (
            <div role="status" className="mt-4">
              <p className="text-lg">
                {content.ask.doneText} <strong className="break-words font-semibold">{sent.email}</strong>.
              </p>
              <Button variant="outline" className="mt-6 h-11" onClick={begin}>
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
