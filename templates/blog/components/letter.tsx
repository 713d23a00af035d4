import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
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
    <section aria-labelledby="letter-title" className="bg-primary text-primary-foreground">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-16 gap-y-6 px-5 py-14 md:grid-cols-2 md:items-end md:px-8">
        <div>
          <h2 id="letter-title" className="max-w-[22ch] text-balance font-medium text-3xl leading-tight">
            {letter.title}
          </h2>
          <p className="mt-3 max-w-[46ch]">{letter.lead}</p>
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
            className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <label htmlFor="letter-email" className="sm:col-span-2">
              {letter.email}
            </label>
            <Input
              id="letter-email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={event => setEmail(event.target.value)}
              aria-invalid={isBad}
              aria-describedby={isBad ? 'letter-bad' : undefined}
              className="h-12 border-primary-foreground bg-background text-base text-foreground dark:bg-background"
            />
            <Button
              type="submit"
              variant="secondary"
              className="h-auto min-h-12 whitespace-normal px-6 text-base"
            >
              {letter.send}
            </Button>
            {isBad ? (
              <p id="letter-bad" role="alert" className="sm:col-span-2">
                {letter.bad}
              </p>
            ) : null}
          </form>
        )}
      </div>
    </section>
  )
}
