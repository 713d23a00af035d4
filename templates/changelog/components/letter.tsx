import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { content } from '../content'

export function Letter() {
  const { letter } = content
  const [email, setEmail] = useState('')
  const [isBad, setBad] = useState(false)
  const [isDone, setDone] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRight = /^\S+@\S+\.\S+$/.test(email)
    setBad(!isRight)
    setDone(isRight)
  }

  return (
    <section aria-labelledby="letter-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-12 gap-y-5 px-5 py-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] md:items-end md:px-8">
        <div>
          <h2 id="letter-title" className="text-balance font-bold text-3xl tracking-[-0.03em]">
            {letter.title}
          </h2>
          <p className="mt-2">{letter.lead}</p>
        </div>
        {isDone ? (
          <p role="status" className="break-words text-lg">
            {letter.done} {email}.{' '}
            <button
              type="button"
              className="min-h-9 underline underline-offset-4"
              onClick={() => setDone(false)}
            >
              {letter.undo}
            </button>
          </p>
        ) : (
          <form
            noValidate
            onSubmit={submit}
            className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Field data-invalid={isBad} className="gap-2">
              <FieldLabel htmlFor="letter-email">{letter.email}</FieldLabel>
              <Input
                id="letter-email"
                type="email"
                autoComplete="email"
                value={email}
                onChange={event => setEmail(event.target.value)}
                aria-invalid={isBad}
                className="h-12 bg-card text-base"
              />
            </Field>
            <Button type="submit" className="h-auto min-h-12 whitespace-normal px-6 text-base">
              {letter.send}
            </Button>
            <FieldError className="sm:col-span-2">{isBad ? letter.bad : undefined}</FieldError>
          </form>
        )}
      </div>
    </section>
  )
}
