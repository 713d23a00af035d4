import { Mail, X } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { type GrantableLevel, useAccessData, useSetPermission } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessData } from '#shared/access.ts'
import { MESSAGES } from '#shared/messages.ts'
import { InviteLink } from './invite-link.tsx'
import { LEVEL_OPTIONS } from './levels.ts'
import { useRemove } from './use-remove.ts'

/** Everybody with access, the owner first and fixed, then the invitations nobody has taken yet. */
export function PeopleList({ id }: { id: string }) {
  const { data, isError, error, refetch } = useAccessData(id)
  const { remove, hasFailed, forgetFailure } = useRemove(id)
  if (isError) {
    return (
      <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        {sentenceOf(error)}
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-16" />
  return (
    <section aria-label="People with access">
      <h3 className="mb-2 text-sm font-medium">People with access</h3>
      <ul className="flex flex-col gap-1">
        {data.usersList.map(user => (
          <Member key={user.id} id={id} user={user} onRemove={() => remove(user.id, user.name)} />
        ))}
        {data.invites.length > 0 && (
          <li className="mt-2 text-xs text-ink-faint">
            Invited, but not here yet. Each link works once, for whoever opens it first.
          </li>
        )}
        {data.invites.map(invite => (
          <Invited key={invite.email} invite={invite} onRemove={() => remove(invite.email, invite.email)} />
        ))}
      </ul>
      <Alert title={MESSAGES.removeUserFailed} isOpen={hasFailed} onClose={forgetFailure} />
    </section>
  )
}

interface MemberProps {
  id: string
  user: AccessData['usersList'][number]
  onRemove(): void
}

function Member({ id, user, onRemove }: MemberProps) {
  const me = useMe()
  const setPermission = useSetPermission(id)
  const isOwner = user.permissionLevel === 'owner'
  const change = (level: GrantableLevel) =>
    setPermission.mutate({ userId: user.id, level }, { onError: error => toast.error(sentenceOf(error)) })
  return (
    <li className="flex min-h-10 items-center gap-3">
      <Avatar name={user.name} color={colorOf(user.id)} picture={user.avatarUrl} size="md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {user.name}
          {user.id === me?.id && <span className="font-normal text-ink-faint"> (you)</span>}
        </span>
        {user.email && <span className="block truncate text-xs text-ink-faint">{user.email}</span>}
      </span>
      {isOwner ? (
        <span className="pr-2 text-sm text-ink-faint">Owner</span>
      ) : (
        <>
          <Select
            isQuiet
            label={`What ${user.name} can do`}
            value={user.permissionLevel === 'read' ? 'read' : 'write'}
            options={LEVEL_OPTIONS}
            onChange={change}
          />
          <RemoveButton name={user.name} onRemove={onRemove} />
        </>
      )}
    </li>
  )
}

function Invited({ invite, onRemove }: { invite: AccessData['invites'][number]; onRemove(): void }) {
  return (
    <li className="flex flex-col gap-2 py-1">
      <div className="flex items-center gap-3">
        <span className="grid size-8 place-items-center rounded-full bg-hover text-ink-faint">
          <Mail aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{invite.email}</span>
          <span className="block text-xs text-ink-faint">
            {invite.permissionLevel === 'write' ? 'Can edit' : 'Can view'}
          </span>
        </span>
        <RemoveButton name={invite.email} onRemove={onRemove} />
      </div>
      <div className="pl-11">
        <InviteLink email={invite.email} link={invite.link} />
      </div>
    </li>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove(): void }) {
  return (
    <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
      <X className="size-4" />
    </IconButton>
  )
}
