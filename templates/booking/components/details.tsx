import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { durationOf, endOf, TIMES } from './slots'

const COMPLETES = { name: 'name', phone: 'tel', note: 'off' }

type Chosen = { service: number | null; person: number; day: number; start: number | null }
type DetailsProps = Chosen & { isDone: boolean; onDone: (isDone: boolean) => void; onAgain: () => void }

export function Details({ service, person, day, start, isDone, onDone, onAgain }: DetailsProps) {
  const { form, done, ruler } = content
  const [values, setValues] = useState({ name: '', phone: '', note: '' })
  const [errors, setErrors] = useState<{ name?: string; phone?: string; note?: undefined }>({})
  const item = service === null ? undefined : content.services[service]
  const date = content.days[day]

  function submit(event: FormEvent) {
    event.preventDefault()
    const digits = values.phone.replaceAll(/\D/g, '')
    const found = {
      name: values.name.trim() ? undefined : form.missing,
      phone: values.phone.trim() ? (digits.length < 9 ? form.badPhone : undefined) : form.missing,
    }
    setErrors(found)
    if (!found.name && !found.phone) onDone(true)
  }

  return (
    <section aria-labelledby="details-title" className="min-w-0 md:col-span-2 lg:col-span-1">
      <div className="lg:sticky lg:top-6">
        <h2 id="details-title" className="font-semibold text-2xl tracking-tight">
          {isDone ? done.title : form.title}
        </h2>
        {item && start !== null ? (
          <div className="mt-5 rounded-lg bg-marigold p-5 text-marigold-foreground" aria-live="polite">
            <p className="break-words font-semibold text-lg leading-snug">{item.name}</p>
            <p className="mt-3 break-words font-semibold text-4xl tabular-nums leading-none tracking-tight">
              {TIMES[start]}
            </p>
            <p className="mt-1">
              {[date?.name, date?.date].filter(Boolean).join(' ')}, {ruler.until} {endOf(start, service)}
            </p>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-marigold-edge border-t pt-3">
              <span className="break-words">
                {content.people.length > 0
                  ? `${content.peopleTitle} ${content.people[person]?.name ?? content.anyone}`
                  : durationOf(item)}
              </span>
              {item.price ? <span className="font-semibold tabular-nums">{item.price}</span> : null}
            </p>
          </div>
        ) : (
          <p className="mt-5 rounded-lg border border-dashed p-5 text-muted-foreground">{form.pick}</p>
        )}
        {isDone ? (
          <div role="status" className="mt-5">
            <p className="text-lg">
              {done.text} <strong className="font-semibold tabular-nums">{values.phone}</strong>.
            </p>
            <div className="mt-5 flex flex-wrap gap-2">
              <Button variant="outline" className="h-12" onClick={() => onDone(false)}>
                {done.change}
              </Button>
              <Button variant="ghost" className="h-12" onClick={onAgain}>
                {done.again}
              </Button>
            </div>
          </div>
        ) : (
          <form noValidate onSubmit={submit} className="mt-6 grid grid-cols-1 gap-4">
            {(['name', 'phone', 'note'] as const).map(key => (
              <TextField
                key={key}
                field="gap-2"
                id={`book-${key}`}
                label={form[key]}
                error={errors[key]}
                isLong={key === 'note'}
                type={key === 'phone' ? 'tel' : 'text'}
                autoComplete={COMPLETES[key]}
                value={values[key]}
                onChange={event => setValues({ ...values, [key]: event.target.value })}
                className={key === 'note' ? 'min-h-20 text-base' : 'h-12 text-base'}
              />
            ))}
            <Button type="submit" disabled={!item || start === null} className="h-13 text-base">
              {form.send}
            </Button>
            <p className="text-muted-foreground text-sm">{form.terms}</p>
          </form>
        )}
      </div>
    </section>
  )
}
