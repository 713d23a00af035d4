import type { SelectOption } from '#client/ui/select-face.tsx'
import type { InvitedRole, WorkspaceRole } from '#shared/workspaces.ts'

export const ROLE_NAMES: Record<WorkspaceRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
}

export const INVITED_ROLE_OPTIONS: readonly SelectOption<InvitedRole>[] = [
  { value: 'member', label: ROLE_NAMES.member },
  { value: 'admin', label: ROLE_NAMES.admin },
]

/** What somebody with this role may make of others: only an owner makes owners. */
export const roleOptions = (mine: WorkspaceRole): readonly SelectOption<WorkspaceRole>[] =>
  mine === 'owner'
    ? [...INVITED_ROLE_OPTIONS, { value: 'owner', label: ROLE_NAMES.owner }]
    : INVITED_ROLE_OPTIONS
