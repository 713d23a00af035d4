import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useLinkAccount } from '#client/api/code-host.ts'
import { useSession } from '#client/api/users.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { ROUTES } from '#client/routes.ts'
import { codeHostReturn } from '#client/state/code-host-return.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'

/** Where the host sends people back to, with a code for their account (section 2). */
export default function LinkGithubPage() {
  const user = useSession().data?.user
  const given = new URLSearchParams(useSearch())
  useDocumentTitle('Connect Github')
  const refused = refusalOf(given)
  if (refused) return <NotConnected text={refused} />
  if (user === undefined) return <PageLoading />
  if (!user || user.isGuest)
    return (
      <SignInPage
        title="Log in to connect Github"
        text="The connection belongs to your account here."
        onDone={() => undefined}
      />
    )
  return <TakeCode code={given.get('code') ?? ''} state={given.get('state') ?? ''} />
}

/** Coming here is what the person did; there is no other event. */
function TakeCode(given: { code: string; state: string }) {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const { mutateAsync, error, reset } = useLinkAccount()
  const isSent = useRef(false)
  const { code, state } = given
  // An effect, since the address alone says that somebody has come back.
  useEffect(() => {
    if (isSent.current || error) return
    isSent.current = true
    mutateAsync({ code, state }).then(
      () => {
        const patternId = codeHostReturn.read()
        codeHostReturn.write(null)
        toast.success('Github is connected.')
        navigate(patternId ? `/c/${patternId}` : ROUTES.home, { replace: true })
        if (patternId) open({ kind: 'codeHost' })
      },
      // Said by the page.
      () => {
        isSent.current = false
      },
    )
  }, [code, state, error, mutateAsync, navigate, open])
  if (!error) return <PageLoading />
  return (
    <NotConnected
      text={sentenceOf(error)}
      // A code that was taken or refused is of no use any more; one that never arrived is.
      retry={hasCode(error, 'unavailable') ? reset : undefined}
    />
  )
}

/** What the host says in place of a code, in our words; null where there is a code. */
function refusalOf(given: URLSearchParams): string | null {
  if (given.get('error') === 'access_denied') return 'You did not allow it there, so nothing has changed.'
  const said = given.get('error_description') ?? given.get('error')
  if (said) return `Github said: ${said.slice(0, 300)}`
  if (given.get('code')) return null
  return given.get('setup_action') === 'request'
    ? 'The owners of the organisation were asked to allow the app. Connect again when they have.'
    : 'The address has no code from Github. Begin again from your design.'
}

function NotConnected({ text, retry }: { text: string; retry?: (() => void) | undefined }) {
  const patternId = codeHostReturn.read()
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="Github is not connected"
        text={text}
        action={
          retry ? (
            <Button look="primary" size="lg" onClick={retry}>
              Try again
            </Button>
          ) : (
            <Link href={patternId ? `/c/${patternId}` : ROUTES.home} className={buttonLook('primary', 'lg')}>
              {patternId ? 'Back to the design' : 'Back to Home'}
            </Link>
          )
        }
      />
    </CenteredPage>
  )
}
