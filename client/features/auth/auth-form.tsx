import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { type AuthMode, type AuthNext, CredentialsForm } from './credentials-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { SsoForm } from './sso-form.tsx'

interface AuthFormProps {
  mode: AuthMode
  onMode(mode: AuthMode): void
  onDone(): void
  /** A guest account does not help everywhere: an invitation needs a real one. */
  allowsGuest?: boolean
  /** What is asked for now; null where that is the password. */
  onStep?(step: AuthStep): void
}

export type AuthStep = AuthNext['step'] | null

/** What stands above the form, once something else is asked for than the password. */
export const STEP_WORDS: Record<NonNullable<AuthStep>, { title: string; about: string }> = {
  code: {
    title: 'Enter your code',
    about: 'Your password was right. Your account asks for a second factor as well.',
  },
  forgot: { title: 'Forgot your password?', about: 'You choose a new one by a link in a mail.' },
  mail: { title: 'Confirm your e-mail address', about: 'One step is left before the account can be used.' },
  sso: { title: 'Single sign-on', about: 'You come in with the account of your workplace.' },
}

/** All that it takes to come in: the password, and whatever is asked for after it. */
export function AuthForm(props: AuthFormProps) {
  const [next, setNext] = useState<AuthNext | null>(null)
  const go = (to: AuthNext | null) => {
    setNext(to)
    props.onStep?.(to?.step ?? null)
  }
  const back = () => go(null)
  switch (next?.step) {
    case 'code':
      return <CodeForm onDone={props.onDone} onBack={back} />
    case 'forgot':
      return <ForgotForm email={next.email} onBack={back} />
    case 'sso':
      return <SsoForm email={next.email} onBack={back} />
    case 'mail':
      return (
        <MailSent
          text={`A mail to ${next.email} has a link that confirms the address. Open it, and you are in. If there is an account already, the mail says so.`}
          onBack={back}
        />
      )
    default:
      return <CredentialsForm {...props} onNext={go} />
  }
}
