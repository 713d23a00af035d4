import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useLogIn } from '#client/actions/use-session-change.ts'
import { type AdminLink, useAdminLink, useTakeAdminLink } from '#client/api/admin-link.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { ROUTES } from '#client/routes.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

/** What the start of a server prints for each of its admins; the password chosen here is the only way in afterwards. */
export default function AdminLinkPage({ token }: { token: string }) {
  const { data: link, error } = useAdminLink(token)
  useDocumentTitle('Admin link')
  // Logging in asks again, and by then the link is used up.
  if (error && !link) return <LinkProblem title="This admin link cannot be used" text={sentenceOf(error)} />
  if (!link) return <PageLoading />
  return (
    <CenteredPage isForm>
      <h1 className="text-lg font-semibold tracking-tight text-balance">Become an admin of this server</h1>
      <p className="mt-1.5 mb-7 text-base text-pretty text-ink-soft">{whatHappens(link)}</p>
      <AdminForm token={token} email={link.email} hasAccount={link.hasAccount} />
    </CenteredPage>
  )
}

function whatHappens({ hasAccount, hasSecondFactor, hasPasskeys }: AdminLink): string {
  if (!hasAccount) return 'Choose a password. Your account is made, and you are logged in.'
  const ended = [
    ...(hasSecondFactor ? ['Its second factor is turned off.'] : []),
    ...(hasPasskeys ? ['Its passkeys are removed.'] : []),
    ...(hasSecondFactor || hasPasskeys ? ['Set them up again in Settings.'] : []),
  ]
  return [
    'There is an account with this address. Choose a new password for it: the old one ends, and everybody who is logged in with it is logged out.',
    ...ended,
  ].join(' ')
}

interface AdminFormProps {
  token: string
  email: string
  hasAccount: boolean
}

function AdminForm({ token, email, hasAccount }: AdminFormProps) {
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const take = useTakeAdminLink()
  const logIn = useLogIn()
  const problem = take.error ?? logIn.error
  // The page may be replaced while the session changes, and the rest is done all the same.
  const enter = async () => {
    await logIn.mutateAsync({ email, password })
    toast.success('You are an admin of this server now.')
    navigate(ROUTES.home, { replace: true })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      // Used up once it is taken; only the way in is left to be tried again.
      if (!take.isSuccess) await take.mutateAsync({ token, password, ...(name.trim() && { name }) })
      await enter()
    } catch {
      // Said below the fields.
    }
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      {!hasAccount && (
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      )}
      <TextField
        label="New password"
        type="password"
        role="textbox"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_CHARACTERS}
        note={`At least ${PASSWORD_MIN_CHARACTERS} characters`}
        value={password}
        onChange={event => setPassword(event.currentTarget.value)}
      />
      {problem && (
        <p role="alert" className="rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm">
          {sentenceOf(problem)}
        </p>
      )}
      <Button
        look="primary"
        size="lg"
        type="submit"
        isBusy={take.isPending || logIn.isPending}
        className="mt-1"
      >
        Become an admin
      </Button>
    </form>
  )
}
