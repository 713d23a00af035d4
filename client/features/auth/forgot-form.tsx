import { type FormEvent, useState } from 'react'
import { useForgotPassword } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { MailSent } from './mail-sent.tsx'

/** Asks for a link by mail; what is answered is the same for every address. */
export function ForgotForm({ email: given, onBack }: { email: string; onBack(): void }) {
  const [email, setEmail] = useState(given)
  const forgot = useForgotPassword()
  const server = useSession().data?.server
  if (forgot.isSuccess)
    return (
      <MailSent
        text={`If there is an account with ${email.trim()}, a mail to it has a link to choose a new password. It works for an hour.`}
        onBack={onBack}
      />
    )
  if (server?.mail === 'off')
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-base text-pretty text-ink-soft">
          This server sends no mail, so it cannot send you a link. Ask whoever runs it.
        </p>
        <Button onClick={onBack}>Back to log in</Button>
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forgot.mutate(email.trim())
  }
  return (
    <form onSubmit={submit} aria-label="Forgotten password" className="flex flex-col gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        autoFocus
        value={email}
        onChange={event => setEmail(event.currentTarget.value)}
        problem={forgot.isError ? sentenceOf(forgot.error) : null}
        note="A link to choose a new password is sent to it."
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" isBusy={forgot.isPending}>
          Send the link
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back to log in
        </Button>
      </div>
    </form>
  )
}
