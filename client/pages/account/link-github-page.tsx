import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
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
import { codeHostReturn, TO_IMPORT } from '#client/state/code-host-return.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { importDraftAtom } from '#client/state/import-draft.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'

/** Where the host sends people back to, with a code for their account (section 2). */
export default function LinkGithubPage() {
  const user = useSession().data?.user
  const given = new URLSearchParams(useSearch())
  useDocumentTitle('Connect GitHub')
  const refused = refusalOf(given)
  if (refused) return <NotConnected text={refused} />
  if (user === undefined) return <PageLoading />
  if (!user || user.isGuest)
    return (
      <SignInPage
        title="Log in to connect GitHub"
        text="The connection belongs to your account here."
        onDone={() => undefined}
      />
    )
  const code = given.get('code')
  return code ? <TakeCode code={code} state={given.get('state') ?? ''} /> : <GoBack />
}

/** To the dialog that somebody set out from: of a design, or of an import. */
function useGoBack(): () => void {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const setDraft = useSetAtom(importDraftAtom)
  return useCallback(() => {
    const from = codeHostReturn.read()
    const patternId = designIn(from)
    codeHostReturn.write(null)
    navigate(patternId ? `/c/${patternId}` : ROUTES.home, { replace: true })
    if (patternId) open({ kind: 'codeHost' })
    if (from !== TO_IMPORT) return
    setDraft(draft => ({ ...draft, way: 'repository', whose: 'own' }))
    open({ kind: 'import' })
  }, [navigate, open, setDraft])
}

const designIn = (from: string | null): string | null => (from === TO_IMPORT ? null : from)

/** Repositories were chosen for an app that knows this account already. */
function GoBack() {
  const goBack = useGoBack()
  // An effect, since the address alone says that somebody has come back.
  useEffect(goBack, [goBack])
  return <PageLoading />
}

/** Coming here is what the person did; there is no other event. */
function TakeCode(given: { code: string; state: string }) {
  const goBack = useGoBack()
  const { mutateAsync, error, reset } = useLinkAccount()
  const isSent = useRef(false)
  const { code, state } = given
  // An effect, since the address alone says that somebody has come back.
  useEffect(() => {
    if (isSent.current || error) return
    isSent.current = true
    mutateAsync({ code, state }).then(
      () => {
        toast.success('GitHub is connected.')
        goBack()
      },
      // Said by the page.
      () => {
        isSent.current = false
      },
    )
  }, [code, state, error, mutateAsync, goBack])
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
  if (said) return `GitHub said: ${said.slice(0, 300)}`
  const action = given.get('setup_action')
  if (action === 'request')
    return 'The owners of the organisation were asked to allow the app. Connect again when they have.'
  if (given.get('code') || action === 'install' || action === 'update') return null
  return 'The address has no code from GitHub. Begin again from your design.'
}

function NotConnected({ text, retry }: { text: string; retry?: (() => void) | undefined }) {
  const patternId = designIn(codeHostReturn.read())
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="GitHub is not connected"
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
