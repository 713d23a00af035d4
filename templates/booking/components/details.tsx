import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { content } from '../content'
import { endOf } from './slots'

interface DetailsProps {
  service: number | null
  person: number
  day: number
  start: number | null
  isDone: boolean
  onDone: (isDone: boolean) => void
  onAgain: () => void
}

export function Details({ service, person, day, start, isDone, onDone, onAgain }: DetailsProps) {
  const { form, done, ruler } = content
  const [values, setValues] = useState({ name: '', phone: '', note: '' })
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({})
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
              {content.times[start]}
            </p>
            <p className="mt-1">
              {[date?.name, date?.date].filter(Boolean).join(' ')}, {ruler.until} {endOf(start, service)}
            </p>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-marigold-edge border-t pt-3">
              <span className="break-words">
                {content.people.length > 0
                  ? `${content.peopleTitle} ${content.people[person]?.name ?? content.anyone}`
                  : item.duration}
              </span>
              {item.price ? <span className="font-semibold tabular-nums">{item.price}</span> : null}
            </p>
          </div>
        ) : (
          <p className="mt-5 rounded-lg border border-input border-dashed p-5 text-muted-foreground">
            {form.pick}
          </p>
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
            {(['name', 'phone'] as const).map(key => (
              <Field key={key} data-invalid={Boolean(errors[key])} className="gap-2">
                <FieldLabel htmlFor={`book-${key}`}>{form[key]}</FieldLabel>
                <Input
                  id={`book-${key}`}
                  type={key === 'phone' ? 'tel' : 'text'}
                  autoComplete={key === 'phone' ? 'tel' : 'name'}
                  value={values[key]}
                  onChange={event => setValues({ ...values, [key]: event.target.value })}
                  aria-invalid={Boolean(errors[key])}
                  className="h-12 text-base"
                />
                <FieldError>{errors[key]}</FieldError>
              </Field>
            ))}
            <Field className="gap-2">
              <FieldLabel htmlFor="book-note">{form.note}</FieldLabel>
              <Textarea
                id="book-note"
                value={values.note}
                onChange={event => setValues({ ...values, note: event.target.value })}
                className="min-h-20 text-base"
              />
            </Field>
            <Button
              type="submit"
              disabled={!item || start === null}
              className="h-auto min-h-13 whitespace-normal text-base"
            >
              {form.send}
            </Button>
            <p className="text-muted-foreground text-sm">{form.terms}</p>
          </form>
        )}
      </div>
    </section>
  )
}
