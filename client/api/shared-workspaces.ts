import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { type GrantableLevel, invalidateMembers, useMemberChange } from '#client/api/sharing.ts'
import { sharingApi } from '#shared/api/sharing.ts'

/** Lets every member of a workspace in at once. */
export function useInviteWorkspace(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { orgId: string; permissionLevel: GrantableLevel }) =>
      call(sharingApi.inviteOrg, { path: { id }, body }),
    onSuccess: () => {
      invalidateMembers(client, id)
      void client.invalidateQueries({ queryKey: ['patterns'] })
    },
  })
}

export const useSetWorkspaceLevel = (id: string) =>
  useMemberChange(
    id,
    ({ orgId, level }: { orgId: string; level: GrantableLevel }) =>
      call(sharingApi.permission, {
        path: { id },
        body: { type: 'org', orgIdToUpdate: orgId, updatedPermission: level },
      }),
    (data, { orgId, level }) => ({
      ...data,
      orgsList: data.orgsList.map(org => (org.id === orgId ? { ...org, permissionLevel: level } : org)),
    }),
  )

export const useRemoveWorkspace = (id: string) =>
  useMemberChange(
    id,
    (orgId: string) => call(sharingApi.removeOrg, { path: { id }, body: { orgId } }),
    (data, removed) => ({ ...data, orgsList: data.orgsList.filter(org => org.id !== removed) }),
  )
