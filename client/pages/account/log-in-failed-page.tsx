import { useSearch } from 'wouter'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'

/** Where somebody is led who did not come in by another service. */
export default function LogInFailedPage() {
  const reason = new URLSearchParams(useSearch()).get('error') ?? ''
  useDocumentTitle('Not logged in')
  return <LinkProblem title="You are not logged in" text={REASONS[reason] ?? OTHERWISE} />
}

const OTHERWISE =
  'The other service did not let you in, or it took too long. Try again, or log in with your password.'

const REASONS: Readonly<Record<string, string>> = {
  account_not_linked:
    'There is an account with this address already, and nobody has confirmed the address here. Log in with its password.',
  unable_to_get_user_info:
    'The other service names no confirmed e-mail address of yours, or did not answer. Try again, confirm one there, or log in with a password.',
  unable_to_create_session:
    'Your account asks for a second factor. Log in with your password and a code of your app, or with a passkey.',
  sso_over: 'This log-in took too long, was begun in another browser, or was used already. Begin it again.',
  sso_refused: 'Your workplace’s page did not let you in.',
  sso_domain: 'Your workplace’s page named an address of another domain than those of the workspace.',
  sso_failed:
    'What your workplace’s page said could not be believed. Whoever set up single sign-on finds the reason under Manage Team.',
  sso_full:
    'There is no room: the workspace has as many members, or you are in as many workspaces, as there may be.',
}
