import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useInviteWorkspace } from '#client/api/shared-workspaces.ts'
import type { GrantableLevel } from '#client/api/sharing.ts'
import { useWorkspaces } from '#client/api/workspaces.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { Workspace } from '#shared/workspaces.ts'
import { LEVEL_OPTIONS } from './levels.ts'

/** One's own workspaces that the design is not shared with yet. */
export function ShareWithWorkspace({ id, shared }: { id: string; shared: readonly string[] }) {
  const { data } = useWorkspaces()
  const others = data?.filter(workspace => !shared.includes(workspace.id)) ?? []
  if (others.length === 0) return null
  return (
    <ul aria-label="Share with a workspace" className="flex flex-col gap-2">
      {others.map(workspace => (
        <Offer key={workspace.id} id={id} workspace={workspace} />
      ))}
    </ul>
  )
}

function Offer({ id, workspace }: { id: string; workspace: Workspace }) {
  const { name, logo, memberCount } = workspace
  const [level, setLevel] = useState<GrantableLevel>('write')
  const invite = useInviteWorkspace(id)
  const share = () =>
    invite.mutate(
      { orgId: workspace.id, permissionLevel: level },
      {
        onSuccess: () => toast.success(`Everybody in ${name} has access.`),
        onError: error =>
          toast.error(MESSAGES.inviteWorkspaceFailed, {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: share },
          }),
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line px-3 py-2">
      <WorkspaceMark name={name} color={colorOf(workspace.id)} logo={logo} />
      <span className="min-w-0 flex-1 basis-32">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="block text-xs text-ink-faint">
          {memberCount === 1 ? 'Only you yet' : `All ${memberCount} members at once`}
        </span>
      </span>
      <span className="flex items-center gap-1">
        <Select<GrantableLevel>
          isQuiet
          label={`What ${name} will be able to do`}
          value={level}
          options={LEVEL_OPTIONS}
          onChange={setLevel}
        />
        <Button aria-label={`Share with ${name}`} isBusy={invite.isPending} onClick={share}>
          Share
        </Button>
      </span>
    </li>
  )
}
