import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useVerifyEmail } from '#client/actions/use-session-change.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { sayingsOf } from '#client/lib/mail-token.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { ROUTES } from '#client/routes.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'

/** Where the links that confirm an address lead; nothing happens before a button is pressed, which programs that read mail do not. */
export default function VerifyEmailPage({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const [password, setPassword] = useState('')
  const session = useSession()
  const verify = useVerifyEmail()
  useDocumentTitle('Confirm an address')
  if (!session.data) return <PageLoading />
  const { user } = session.data
  const { email, updateTo } = sayingsOf(token)
  if (updateTo && (!user || user.isGuest))
    return (
      <SignInPage
        title="Log in to change your address"
        text={`This link is for the account of ${email ?? 'somebody'}.`}
        onDone={() => undefined}
      />
    )
  const needsPassword = !updateTo && user?.email !== email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = needsPassword ? { token, password } : { token }
    verify.mutate(body, {
      onSuccess: () => {
        void toast.success(
          updateTo
            ? 'Done. If a mail went to the new address, its link is the last step.'
            : 'Your address is confirmed.',
        )
        navigate(updateTo ? ROUTES.settings : ROUTES.home, { replace: true })
      },
    })
  }
  const problem = verify.isError ? sentenceOf(verify.error) : null
  const isOfPassword = needsPassword && !hasCode(verify.error, 'forbidden')
  return (
    <CenteredPage isForm>
      <h1 className="text-lg font-semibold tracking-tight text-balance">
        {updateTo ? 'Change your e-mail address' : 'Confirm your e-mail address'}
      </h1>
      <p className="mt-1.5 mb-7 text-base text-pretty wrap-anywhere text-ink-soft">
        {updateTo
          ? `The account of ${email ?? ''} is to have the address ${updateTo}.`
          : needsPassword
            ? `Enter the password of the account with ${email ?? 'this address'}, and you are logged in. If you made no account, close this page: it is of no use to anybody then.`
            : `${email ?? ''} is yours.`}
      </p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {needsPassword && (
          <TextField
            label="Password"
            type="password"
            role="textbox"
            autoComplete="current-password"
            required
            value={password}
            onChange={event => setPassword(event.currentTarget.value)}
            problem={isOfPassword ? problem : null}
          />
        )}
        {problem && !isOfPassword && (
          <p role="alert" className="rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm">
            {problem}
          </p>
        )}
        <Button look="primary" size="lg" type="submit" isBusy={verify.isPending}>
          {updateTo ? 'Use this address' : 'Confirm this address'}
        </Button>
      </form>
    </CenteredPage>
  )
}
