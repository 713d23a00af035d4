import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useMe } from '#client/api/users.ts'
import { useHandOverWorkspace, useSetRole } from '#client/api/workspaces.ts'
import { useNow } from '#client/lib/clock.ts'
import { exactTimeTitle, timeLabel } from '#client/lib/time-label.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import {
  canInWorkspace,
  type Workspace,
  type WorkspaceMember,
  type WorkspaceRole,
} from '#shared/workspaces.ts'
import { RemoveMemberDialog } from './designs-question.tsx'
import { ROLE_NAMES, roleOptions } from './roles.ts'
import { UsageChart } from './usage-chart.tsx'

interface MembersTableProps {
  workspace: Workspace
  members: readonly WorkspaceMember[]
}

/** Who is in it, when they were last here, and what they used. */
export function MembersTable({ workspace, members }: MembersTableProps) {
  const [removed, setRemoved] = useState<WorkspaceMember | null>(null)
  const isManager = canInWorkspace(workspace.role, 'manage')
  const [heir, setHeir] = useState<WorkspaceMember | null>(null)
  const handOver = useHandOverWorkspace(workspace.id)
  const greatest = Math.max(0, ...members.flatMap(({ daily }) => daily))
  const giveOwnership = () => {
    if (!heir) return
    const { id, name } = heir
    handOver.mutate(id, {
      onSuccess: () => toast.success(`${name} owns ${workspace.name} now. You are an admin.`),
      onError: error =>
        toast.error('The workspace could not be handed over.', { description: sentenceOf(error) }),
    })
  }
  return (
    <>
      <table aria-label="Members" className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="text-xs text-ink-faint [&>th]:pb-2 [&>th]:font-normal">
            <th scope="col">Name</th>
            <th scope="col" className="px-2.5">
              Role
            </th>
            <th scope="col" className="pr-6 whitespace-nowrap max-md:hidden">
              Last active
            </th>
            <th scope="col" className="pr-2 max-sm:hidden">
              Credits this period
            </th>
            {isManager && (
              <th scope="col">
                <span className="sr-only">More</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              workspace={workspace}
              greatest={greatest}
              onRemove={() => setRemoved(member)}
              onHandOver={() => setHeir(member)}
            />
          ))}
        </tbody>
      </table>
      {removed && (
        <RemoveMemberDialog
          workspace={workspace}
          member={removed}
          members={members}
          onClose={() => setRemoved(null)}
        />
      )}
      <Alert
        title={`Hand ${workspace.name} over to ${heir?.name ?? ''}?`}
        text="The new owner decides about it from then on, and can delete it. You stay as an admin."
        isOpen={heir !== null}
        onClose={() => setHeir(null)}
        action={{ label: 'Hand over', run: giveOwnership }}
      />
    </>
  )
}

interface MemberRowProps {
  member: WorkspaceMember
  workspace: Workspace
  greatest: number
  onRemove(): void
  onHandOver(): void
}

function MemberRow({ member, workspace, greatest, onRemove, onHandOver }: MemberRowProps) {
  const { id, name, email, avatarUrl, creditsUsed, daily } = member
  const me = useMe()
  return (
    <tr className="border-t border-line [&>td]:py-3 [&>th]:py-3">
      <th scope="row" className="w-full max-w-0 pr-4 font-normal">
        <span className="flex items-center gap-3">
          <Avatar name={name} color={colorOf(id)} picture={avatarUrl} size="md" />
          <span className="min-w-0">
            <span className="block truncate font-medium">
              {name}
              {id === me?.id && <span className="font-normal text-ink-faint"> (you)</span>}
            </span>
            {email && <span className="block truncate text-xs text-ink-faint">{email}</span>}
            <span className="block truncate text-xs text-ink-faint md:hidden">
              <LastActive at={member.lastActiveAt} prefix="Active " />
              <span className="sm:hidden"> · {creditsUsed.toLocaleString('en-US')} credits</span>
            </span>
          </span>
        </span>
      </th>
      <td className="pr-4 whitespace-nowrap">
        <Role member={member} workspace={workspace} />
      </td>
      <td className="pr-6 whitespace-nowrap text-ink-soft max-md:hidden">
        <LastActive at={member.lastActiveAt} />
      </td>
      <td className="pr-2 max-sm:hidden">
        <span className="flex items-center gap-3">
          <UsageChart daily={daily} greatest={greatest} />
          <span className="min-w-8 text-right tabular-nums">{creditsUsed.toLocaleString('en-US')}</span>
        </span>
      </td>
      {canInWorkspace(workspace.role, 'manage') && (
        <td className="w-8 text-right">
          {isMine(workspace, member) && id !== me?.id && (
            <Menu
              align="end"
              trigger={
                <IconButton label={`More about ${name}`} tooltip="More" size="sm">
                  <Ellipsis className="size-4" />
                </IconButton>
              }
            >
              {workspace.role === 'owner' && member.role !== 'owner' && (
                <>
                  <MenuItem onSelect={onHandOver}>Hand over ownership…</MenuItem>
                  <MenuSeparator />
                </>
              )}
              <MenuItem isDangerous onSelect={onRemove}>
                Remove from workspace…
              </MenuItem>
            </Menu>
          )}
        </td>
      )}
    </tr>
  )
}

/** Whether I may change this person's place: whoever manages does, but an owner is an owner's. */
const isMine = ({ role }: Workspace, member: WorkspaceMember): boolean =>
  canInWorkspace(role, member.role === 'owner' ? 'own' : 'manage')

/** Nobody takes away his own place here: that is leaving, which asks first. */
function Role({ member, workspace }: Pick<MemberRowProps, 'member' | 'workspace'>) {
  const me = useMe()
  const setRole = useSetRole(workspace.id)
  const { id, name, role } = member
  if (!isMine(workspace, member) || id === me?.id)
    return <span className="px-2.5 text-ink-soft">{ROLE_NAMES[role]}</span>
  const change = (next: WorkspaceRole) =>
    setRole.mutate(
      { userId: id, role: next },
      {
        onError: error =>
          toast.error(`The role of ${name} could not be changed.`, {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => change(next) },
          }),
      },
    )
  return (
    <Select<WorkspaceRole>
      isQuiet
      label={`Role of ${name}`}
      // At once as chosen; it goes back when the server says no.
      value={setRole.isPending ? setRole.variables.role : role}
      options={roleOptions(workspace.role)}
      onChange={change}
    />
  )
}

function LastActive({ at, prefix = '' }: { at: number | null; prefix?: string }) {
  const now = useNow(60_000)
  if (at === null) return <span className="text-ink-faint">Not yet</span>
  return (
    <time dateTime={new Date(at).toISOString()} {...exactTimeTitle(at)}>
      {prefix}
      {timeLabel(at, now)}
    </time>
  )
}
