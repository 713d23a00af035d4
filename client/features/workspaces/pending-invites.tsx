import { Mail, X } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { useWithdrawInvite } from '#client/api/workspaces.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { WorkspaceMembers } from '#shared/workspaces.ts'
import { CopiedLink } from './copied-link.tsx'
import { ROLE_NAMES } from './roles.ts'

/** Who was invited and has not come yet. */
export function PendingInvites({ id, invites }: { id: string; invites: WorkspaceMembers['invites'] }) {
  const withdraw = useWithdrawInvite(id)
  if (invites.length === 0) return null
  const take = (email: string) =>
    withdraw.mutate(email, {
      onSuccess: () => toast(`The invitation of ${email} is withdrawn.`),
      onError: error =>
        toast.error('The invitation could not be withdrawn.', {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: () => take(email) },
        }),
    })
  return (
    <section aria-label="Pending invitations">
      <h3 className="text-base font-medium">Pending invitations</h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">Each link works once, for whoever opens it first.</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {invites.map(({ email, role, link }) => (
          <li
            key={email}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3"
          >
            <span className="grid size-8 place-items-center rounded-full bg-hover text-ink-faint">
              <Mail aria-hidden="true" className="size-4" />
            </span>
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{email}</span>
              <span className="block text-xs text-ink-faint">
                Invited as {ROLE_NAMES[role].toLowerCase()}
              </span>
            </span>
            <IconButton size="sm" label={`Withdraw the invitation of ${email}`} onClick={() => take(email)}>
              <X className="size-4" />
            </IconButton>
            <div className="col-span-2 col-start-2 max-sm:col-span-3 max-sm:col-start-1">
              <CopiedLink label={`invitation link for ${email}`} link={link} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
