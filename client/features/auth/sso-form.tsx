import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { startSso } from '#client/api/sso.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'

/** The address says which workspace it is, and with it where somebody logs in. */
export function SsoForm({ email: given, onBack }: { email: string; onBack(): void }) {
  const [email, setEmail] = useState(given)
  const start = useMutation({
    mutationFn: () => startSso(email.trim(), location.pathname + location.search),
    onSuccess: address => location.assign(address),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!start.isPending) start.mutate()
  }
  return (
    <form onSubmit={submit} aria-label="Single sign-on" className="flex flex-col gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        autoFocus
        value={email}
        onChange={event => {
          setEmail(event.currentTarget.value)
          start.reset()
        }}
        problem={start.isError ? sentenceOf(start.error) : null}
        note="Of your workplace. You log in at its own page."
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" isBusy={start.isPending}>
          Continue
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back to log in
        </Button>
      </div>
    </form>
  )
}
