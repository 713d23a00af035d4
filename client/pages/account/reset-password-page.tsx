import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { usePasswordLink, useResetPassword } from '#client/api/account.ts'
import { hasAuthCode } from '#client/api/auth.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { ROUTES } from '#client/routes.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

/** Where the link of a forgotten password leads. */
export default function ResetPasswordPage({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const [newPassword, setNewPassword] = useState('')
  const link = usePasswordLink(token)
  const reset = useResetPassword()
  useDocumentTitle('New password')
  if (link.isPending) return <PageLoading />
  if (hasAuthCode(reset.error, 'INVALID_TOKEN') || hasCode(link.error, 'not_found'))
    return (
      <LinkProblem
        title="This link cannot be used"
        text="It was used, is over, or was changed. Ask for another one where you log in, by “Forgot your password?”."
      />
    )
  if (reset.isSuccess)
    return (
      <SignInPage
        title="Your password is changed"
        text="Everybody who was logged in with the old one is logged out. Log in with the new one."
        onDone={() => navigate(ROUTES.home, { replace: true })}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset.mutate({ token, newPassword })
  }
  return (
    <CenteredPage isForm>
      <h1 className="text-lg font-semibold tracking-tight text-balance">Choose a new password</h1>
      <p className="mt-1.5 mb-7 text-base text-pretty text-ink-soft">
        The old one ends, and everybody who is logged in with it is logged out.
      </p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="New password"
          type="password"
          role="textbox"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN_CHARACTERS}
          value={newPassword}
          onChange={event => setNewPassword(event.currentTarget.value)}
          problem={reset.isError ? sentenceOf(reset.error) : null}
          note={`At least ${PASSWORD_MIN_CHARACTERS} characters`}
        />
        <Button look="primary" size="lg" type="submit" isBusy={reset.isPending}>
          Save the password
        </Button>
      </form>
    </CenteredPage>
  )
}
