import { useState } from 'react'
import { AuthForm, type AuthStep, STEP_WORDS } from '#client/features/auth/auth-form.tsx'
import type { AuthMode } from '#client/features/auth/credentials-form.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { CenteredPage } from '#client/pages/centered-page.tsx'

interface SignInPageProps {
  title: string
  text: string
  initialMode?: AuthMode
  allowsGuest?: boolean
  onDone(): void
}

/** In place of a page that needs somebody to be signed in; the address stays, and so the page comes back. */
export function SignInPage({
  title,
  text,
  initialMode = 'login',
  allowsGuest = false,
  onDone,
}: SignInPageProps) {
  const [mode, setMode] = useState(initialMode)
  const [step, setStep] = useState<AuthStep>(null)
  const words = step ? STEP_WORDS[step] : { title, about: text }
  useDocumentTitle('Log in')
  return (
    <CenteredPage isForm>
      <h1 className="text-lg font-semibold tracking-tight text-balance">{words.title}</h1>
      <p className="mt-1.5 mb-7 text-base text-pretty text-ink-soft">{words.about}</p>
      <AuthForm mode={mode} onMode={setMode} onDone={onDone} onStep={setStep} allowsGuest={allowsGuest} />
    </CenteredPage>
  )
}
