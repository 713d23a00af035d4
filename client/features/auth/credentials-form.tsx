import { type FormEvent, type MouseEvent, useState } from 'react'
import { useContinueAsGuest, useCreateAccount, useLogIn } from '#client/actions/use-session-change.ts'
import { useSendVerification } from '#client/api/account.ts'
import { type Created, hasAuthCode } from '#client/api/auth.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { nameOfEmail, PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'
import { OtherServices } from './other-services.tsx'
import { PasskeyButton } from './passkey-button.tsx'

export type AuthMode = 'login' | 'create'

/** What comes after the password. */
export type AuthNext = { step: 'code' } | { step: 'forgot' | 'mail' | 'sso'; email: string }

export interface CredentialsFormProps {
  mode: AuthMode
  onMode(mode: AuthMode): void
  onDone(): void
  onNext(next: AuthNext): void
  /** A guest account does not help everywhere: an invitation needs a real one. */
  allowsGuest?: boolean
}

/** What is said beside its field; of a pair that does not go together, beside the second. */
const OF_EMAIL = [
  'INVALID_EMAIL',
  'USER_NOT_FOUND',
  'USER_ALREADY_EXISTS',
  'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
]
const OF_PASSWORD = [
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
]

/** The one that submits comes first, for the eye and for the keyboard. */
const BOTH = ['create', 'login'] as const satisfies AuthMode[]

/** Logging in or creating an account, whichever it takes; the other one is a click away and keeps what is typed. */
export function CredentialsForm({ mode, onMode, onDone, onNext, allowsGuest = true }: CredentialsFormProps) {
  const [fields, setFields] = useState({ name: '', email: '', password: '' })
  const { user, server } = useSession().data ?? {}
  const logIn = useLogIn()
  const createAccount = useCreateAccount()
  const beGuest = useContinueAsGuest()
  const sendAgain = useSendVerification()
  const isCreate = mode === 'create'
  const isOf = (codes: readonly string[]) => hasAuthCode(problem, ...codes)
  const current = isCreate ? createAccount : logIn
  const problem = sendAgain.error ?? current.error ?? beGuest.error
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, password } = fields
    const input = { email: email.trim(), password }
    if (!isCreate)
      return logIn.mutate(input, { onSuccess: how => (how === 'code' ? onNext({ step: 'code' }) : onDone()) })
    const name = fields.name.trim() || nameOfEmail(input.email)
    const onSuccess = (how: Created) =>
      how === 'mail' ? onNext({ step: 'mail', email: input.email }) : onDone()
    createAccount.mutate({ ...input, name }, { onSuccess })
  }
  const swap = (event: MouseEvent) => {
    // The button becomes the one that submits while it is being clicked.
    event.preventDefault()
    logIn.reset()
    createAccount.reset()
    sendAgain.reset()
    onMode(isCreate ? 'login' : 'create')
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {isCreate && (
        <TextField label="Name" data-first="" autoComplete="name" maxLength={100} {...field('name')} />
      )}
      <TextField
        label="Email"
        data-first=""
        type="email"
        autoComplete="email"
        required
        problem={isOf(OF_EMAIL) ? sentenceOf(problem) : null}
        {...field('email')}
      />
      <TextField
        label="Password"
        type="password"
        role="textbox"
        autoComplete={isCreate ? 'new-password' : 'current-password'}
        required
        minLength={isCreate ? PASSWORD_MIN_CHARACTERS : undefined}
        problem={isOf(OF_PASSWORD) ? sentenceOf(problem) : null}
        note={isCreate ? `At least ${PASSWORD_MIN_CHARACTERS} characters` : undefined}
        {...field('password')}
      />
      {!isCreate && (
        <Button
          look="quiet"
          size="sm"
          onClick={() => onNext({ step: 'forgot', email: fields.email.trim() })}
          className="-mt-2 self-end"
        >
          Forgot your password?
        </Button>
      )}
      {problem && !isOf([...OF_EMAIL, ...OF_PASSWORD]) && (
        <p role="alert" className="rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm">
          {sentenceOf(problem)}
        </p>
      )}
      {hasAuthCode(problem, 'EMAIL_NOT_VERIFIED') && (
        <Button
          isBusy={sendAgain.isPending}
          onClick={() => {
            const email = fields.email.trim()
            sendAgain.mutate(email, { onSuccess: () => onNext({ step: 'mail', email }) })
          }}
          className="self-start"
        >
          Send the mail again
        </Button>
      )}
      <div className="mt-1 grid grid-cols-2 gap-2">
        {(isCreate ? BOTH : [...BOTH].reverse()).map(way => (
          <Button
            key={way}
            look={way === mode ? 'primary' : 'plain'}
            size="lg"
            type={way === mode ? 'submit' : 'button'}
            isBusy={(way === 'create' ? createAccount : logIn).isPending}
            onClick={way === mode ? undefined : swap}
          >
            {way === 'create' ? 'Create account' : 'Log in'}
          </Button>
        ))}
      </div>
      <div className="flex flex-col gap-2 empty:hidden">
        {!isCreate && <PasskeyButton onDone={onDone} />}
        <OtherServices />
        {server?.hasSso && (
          <Button size="lg" onClick={() => onNext({ step: 'sso', email: fields.email.trim() })}>
            Continue with single sign-on
          </Button>
        )}
      </div>
      {allowsGuest && server?.guests && !user && (
        <Button
          look="quiet"
          isBusy={beGuest.isPending}
          onClick={() => beGuest.mutate(undefined, { onSuccess: onDone })}
          className="self-center"
        >
          Continue as guest
        </Button>
      )}
    </form>
  )
}
