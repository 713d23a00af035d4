import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { content } from '../content'

export function MailForm({ where }: { where: string }) {
  const { mail } = content
  const [error, setError] = useState('')
  const [sentTo, setSentTo] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('mail')).trim()
    const isRight = /^\S+@\S+\.\S+$/.test(address)
    setError(isRight ? '' : mail.wrong)
    if (isRight) setSentTo(address)
  }
  return (
    <section aria-labelledby="mail">
      <h2 id="mail" className="text-2xl font-bold tracking-tight">
        {mail.title}
      </h2>
      <p className="mt-2">{mail.text}</p>
      {sentTo ? (
        <p role="status" className="mt-4 bg-good p-4 text-good-foreground">
          {mail.thanks} <strong className="wrap-anywhere">{where}</strong>, {sentTo}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-3">
          <Field data-invalid={Boolean(error)}>
            <FieldLabel htmlFor="mail-address">{mail.label}</FieldLabel>
            <Input id="mail-address" name="mail" type="email" aria-invalid={Boolean(error)} />
            {error && <FieldError>{error}</FieldError>}
          </Field>
          <Button type="submit" className="justify-self-start">
            {mail.send}: {where}
          </Button>
        </form>
      )}
    </section>
  )
}
