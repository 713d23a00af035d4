import { Mail, X } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useAccessData, useHandOverDesign, useSetPermission } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessData, Level } from '#shared/access.ts'
import { MESSAGES } from '#shared/messages.ts'
import { InviteLink } from './invite-link.tsx'
import { LeaveDesign } from './leave-design.tsx'
import { LEVEL_OPTIONS } from './levels.ts'
import { ShareWithWorkspace } from './share-with-workspace.tsx'
import { useRemove } from './use-remove.ts'
import { WorkspaceList } from './workspace-list.tsx'
import { WorkspaceOffer } from './workspace-offer.tsx'

/** Everybody with access, the owner first and fixed, then the invitations nobody has taken yet. */
export function PeopleList({ id }: { id: string }) {
  const { data, isError, error, refetch } = useAccessData(id)
  const { remove, hasFailed, forgetFailure } = useRemove(id)
  const me = useMe()
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
  const isOwner = data.usersList.some(user => user.id === me?.id && user.permissionLevel === 'owner')
  return (
    <>
      <ShareWithWorkspace id={id} shared={data.orgsList.map(org => org.id)} />
      <WorkspaceOffer invited={data.invites.length + data.usersList.length - 1} />
      <WorkspaceList id={id} orgs={data.orgsList} />
      <section aria-label="People with access">
        <h3 className="mb-2 text-sm font-medium">People with access</h3>
        <ul className="flex flex-col gap-1">
          {data.usersList.map(user => (
            <Member
              key={user.id}
              id={id}
              user={user}
              canHandOver={isOwner}
              onRemove={() => remove(user.id, user.name)}
            />
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
    </>
  )
}

interface MemberProps {
  id: string
  user: AccessData['usersList'][number]
  /** Whoever looks owns the design. */
  canHandOver: boolean
  onRemove(): void
}

function Member({ id, user, canHandOver, onRemove }: MemberProps) {
  const me = useMe()
  const setPermission = useSetPermission(id)
  const isOwner = user.permissionLevel === 'owner'
  const handOver = useHandOverDesign(id)
  const [isHeir, setHeir] = useState(false)
  const isMe = user.id === me?.id
  const change = (level: Level) => {
    if (level === 'owner') return setHeir(true)
    setPermission.mutate({ userId: user.id, level }, { onError: error => toast.error(sentenceOf(error)) })
  }
  const giveOwnership = () =>
    handOver.mutate(user.id, {
      onSuccess: () => toast.success(`${user.name} owns this design now. You can still edit it.`),
      onError: error =>
        toast.error('The design could not be handed over.', { description: sentenceOf(error) }),
    })
  return (
    <li className="flex min-h-10 items-center gap-3">
      <Avatar name={user.name} color={colorOf(user.id)} picture={user.avatarUrl} size="md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {user.name}
          {isMe && <span className="font-normal text-ink-faint"> (you)</span>}
        </span>
        {user.email && <span className="block truncate text-xs text-ink-faint">{user.email}</span>}
        {user.editsThrough && (
          <span className="block text-xs text-ink-soft">Can edit through {user.editsThrough}</span>
        )}
      </span>
      {isOwner ? (
        <span className="pr-2 text-sm text-ink-faint">Owner</span>
      ) : (
        <>
          <Select<Level>
            isQuiet
            label={`What ${user.name} can do`}
            value={user.permissionLevel}
            options={canHandOver ? [...LEVEL_OPTIONS, MAKE_OWNER] : LEVEL_OPTIONS}
            onChange={change}
          />
          {isMe ? <LeaveDesign id={id} /> : <RemoveButton name={user.name} onRemove={onRemove} />}
          <Alert
            title={`Make ${user.name} the owner?`}
            text="The new owner decides about this design from then on, and can delete it. You can still edit it."
            isOpen={isHeir}
            onClose={() => setHeir(false)}
            action={{ label: 'Make owner', run: giveOwnership }}
          />
        </>
      )}
    </li>
  )
}

const MAKE_OWNER = { value: 'owner', label: 'Make owner…' } as const

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
