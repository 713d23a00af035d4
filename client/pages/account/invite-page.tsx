import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useAcceptInvite, useInvitation } from '#client/api/sharing.ts'
import { useSession } from '#client/api/users.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'

/** An invitation proves itself; it only needs an account to belong to. */
export default function InvitePage({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const user = useSession().data?.user
  const { mutate, error } = useAcceptInvite()
  const asked = useRef(false)
  const hasAccount = user ? !user.isGuest : false
  const invitation = useInvitation(token, user !== undefined && !hasAccount)
  useDocumentTitle('Invitation')

  // Opening the link is the acceptance, once there is an account.
  useEffect(() => {
    if (!hasAccount || asked.current) return
    asked.current = true
    mutate(token, { onSuccess: ({ id }) => navigate(`/c/${id}`, { replace: true }) })
  }, [hasAccount, token, mutate, navigate])

  const isOver = !hasAccount && hasCode(invitation.error, 'not_found')
  if (user === undefined || (!hasAccount && invitation.isPending)) return <PageLoading />
  if (!hasAccount && !isOver) {
    const design = invitation.data ? `“${invitation.data.patternName}”` : 'it'
    return (
      <SignInPage
        initialMode="create"
        title="You are invited to a design"
        text={`Create an account or log in, and ${design} opens right away.`}
        onDone={() => undefined}
      />
    )
  }
  const problem = error ?? (isOver ? invitation.error : null)
  if (!problem) return <PageLoading />
  return <LinkProblem title="This invitation cannot be used" text={sentenceOf(problem)} />
}
