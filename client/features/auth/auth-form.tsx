import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { type AuthMode, type AuthNext, CredentialsForm } from './credentials-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { MailSent } from './mail-sent.tsx'

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

/** What stands above the form, once the password was right. */
export const CODE_TITLE = 'Enter your code'
export const CODE_ABOUT = 'Your password was right. Your account asks for a second factor as well.'

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
