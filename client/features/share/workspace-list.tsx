import { X } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { useSetWorkspaceLevel } from '#client/api/shared-workspaces.ts'
import type { GrantableLevel } from '#client/api/sharing.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessData } from '#shared/access.ts'
import { MESSAGES } from '#shared/messages.ts'
import { LEVEL_OPTIONS } from './levels.ts'
import { useRemoveOrg } from './use-remove-org.ts'

type SharedWorkspace = AccessData['orgsList'][number]

/** Workspaces whose members can all open the design. */
export function WorkspaceList({ id, orgs }: { id: string; orgs: readonly SharedWorkspace[] }) {
  if (orgs.length === 0) return null
  return (
    <section aria-label="Workspaces with access">
      <h3 className="mb-2 text-sm font-medium">Workspaces with access</h3>
      <ul className="flex flex-col gap-1">
        {orgs.map(org => (
          <WorkspaceRow key={org.id} id={id} org={org} />
        ))}
      </ul>
    </section>
  )
}

function WorkspaceRow({ id, org }: { id: string; org: SharedWorkspace }) {
  const name = org.name ?? 'A workspace'
  const setLevel = useSetWorkspaceLevel(id)
  const remove = useRemoveOrg(id)
  const change = (level: GrantableLevel) =>
    setLevel.mutate(
      { orgId: org.id, level },
      {
        onSuccess: () => toast.success(MESSAGES.permissionsGranted),
        onError: error => toast.error(MESSAGES.permissionsFailed, { description: sentenceOf(error) }),
      },
    )
  return (
    <li className="flex min-h-10 items-center gap-3">
      <WorkspaceMark name={name} color={colorOf(org.id)} logo={org.logo ?? null} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        {org.memberCount !== undefined && (
          <span className="block text-xs text-ink-faint">
            {org.memberCount} member{org.memberCount === 1 ? '' : 's'}
          </span>
        )}
      </span>
      <Select
        isQuiet
        label={`What ${name} can do`}
        value={org.permissionLevel}
        options={LEVEL_OPTIONS}
        onChange={change}
      />
      <IconButton size="sm" label={`Remove ${name}`} onClick={() => remove(org.id, name)}>
        <X className="size-4" />
      </IconButton>
    </li>
  )
}
