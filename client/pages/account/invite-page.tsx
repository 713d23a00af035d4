import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { type Accepted, useAcceptInvite, useInvitation } from '#client/api/sharing.ts'
import { useSession } from '#client/api/users.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { JoinWorkspace } from '#client/pages/account/join-workspace.tsx'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { AppError, ERROR_STATUS } from '#shared/errors.ts'

/** An invitation proves itself; it only needs an account to belong to. One page for every kind of it. */
export default function InvitePage({ token }: { token: string }) {
  const user = useSession().data?.user
  const invitation = useInvitation(token)
  const hasAccount = user ? !user.isGuest : false
  useDocumentTitle('Invitation')
  // Taking it ends it, and whoever has come in is asked about anew: what was read before still leads there.
  if (invitation.isError && !invitation.data)
    return <Problem error={invitation.error} retry={() => void invitation.refetch()} />
  if (user === undefined || !invitation.data) return <PageLoading />
  const { kind, patternName, role, logo, id } = invitation.data
  const isOfWorkspace = kind === 'org'
  if (!hasAccount) {
    return (
      <SignInPage
        initialMode="create"
        title={
          isOfWorkspace
            ? `You are invited to ${patternName}`
            : `You are invited to a ${kind === 'canvas' ? 'canvas' : 'design'}`
        }
        text={
          isOfWorkspace
            ? 'Create an account or log in to join the workspace.'
            : `Create an account or log in, and “${patternName}” opens right away.`
        }
        onDone={() => undefined}
      />
    )
  }
  if (isOfWorkspace) {
    return <JoinWorkspace token={token} workspace={{ id: id ?? token, name: patternName, role, logo }} />
  }
  return <OpenInvited token={token} />
}

/** Of a design or a canvas, opening the link is the acceptance. */
function OpenInvited({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const { mutate, error } = useAcceptInvite()
  const asked = useRef(false)
  const accept = useCallback(() => {
    const open = ({ kind, id }: Accepted) =>
      navigate(kind === 'canvas' ? `/s/${id}` : `/c/${id}`, { replace: true })
    mutate(token, { onSuccess: open })
  }, [token, mutate, navigate])
  // Coming here is what the person did; there is no other event.
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    accept()
  }, [accept])
  return error ? <Problem error={error} retry={accept} /> : <PageLoading />
}

/** A link that is over says why and what to do; one that could not be asked about can be asked again. */
function Problem({ error, retry }: { error: Error; retry(): void }) {
  const isOver = error instanceof AppError && ERROR_STATUS[error.code] < 500
  if (isOver) return <LinkProblem title="This invitation cannot be used" text={sentenceOf(error)} />
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<SheetPicture />}
        title="The invitation could not be opened"
        text={sentenceOf(error)}
        action={
          <Button look="primary" size="lg" onClick={retry}>
            Try again
          </Button>
        }
      />
    </CenteredPage>
  )
}
