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
    'The other service names no confirmed e-mail address of yours. Confirm one there, or log in with a password.',
  unable_to_create_session:
    'Your account asks for a second factor. Log in with your password and a code of your app.',
}
