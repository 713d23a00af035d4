import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, errorOf, send } from '#client/api/call.ts'
import { SESSION_KEY, useMe } from '#client/api/users.ts'
import { type CallInput, fillPath } from '#shared/api/route.ts'
import { workspacesApi } from '#shared/api/workspaces.ts'
import type { InvitedRole, Workspace, WorkspaceMembers, WorkspaceRole } from '#shared/workspaces.ts'

export const WORKSPACE_NAME_MAX_CHARACTERS = 100

const LIST_KEY = ['workspaces']
const membersKey = (id: string): string[] => ['workspace', id]

/** Those one is a member of; a guest has none, and is not asked about. */
export function useWorkspaces(isAsked = true): UseQueryResult<Workspace[]> {
  const me = useMe()
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: async () => (await call(workspacesApi.list, {})).orgs,
    enabled: isAsked && me !== null && !me.isGuest,
  })
}

/** For several workspaces at once; see `useMembers`. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: membersKey(id),
    queryFn: () => call(workspacesApi.members, { path: { id } }),
  })

export const useMembers = (id: string): UseQueryResult<WorkspaceMembers> =>
  useQuery({ ...membersQuery(id), refetchOnMount: 'always' })

/** The new one is chosen: it pays from now on. */
export const useCreateWorkspace = () =>
  useChange((body: { name: string; requestId: string }) => call(workspacesApi.create, { body }))

/** Who pays from now on; null is the person alone. */
export const useChooseWorkspace = () =>
  useChange((orgId: string | null) => call(workspacesApi.choose, { body: { orgId } }))

export const useChangeWorkspace = (id: string) =>
  useChange((body: CallInput<typeof workspacesApi.update>['body']) =>
    call(workspacesApi.update, { path: { id }, body }),
  )

/** Kept first, then named as the logo. */
export const useUploadLogo = (id: string) =>
  useChange(async (file: File) => {
    const { logo } = await keepLogo(id, file)
    return call(workspacesApi.update, { path: { id }, body: { logo } })
  })

async function keepLogo(id: string, file: File): Promise<{ logo: string }> {
  const { path, method, reply } = workspacesApi.addLogo
  const response = await send(`/api${fillPath(path, { id })}`, { method, bytes: file })
  if (!response.ok) throw await errorOf(response)
  return reply.parse(await response.json())
}

export const useDeleteWorkspace = (id: string) =>
  useLast(id, (_: undefined) => call(workspacesApi.remove, { path: { id } }))

export const useInviteToWorkspace = (id: string) =>
  useChange((body: { emails: string; role: InvitedRole }) =>
    call(workspacesApi.invite, { path: { id }, body }),
  )

export const useWithdrawInvite = (id: string) =>
  useChange((email: string) => call(workspacesApi.removeInvite, { path: { id }, body: { email } }))

export const useSetLink = (id: string) =>
  useChange((isOn: boolean) => call(workspacesApi.link, { path: { id }, body: { isOn } }))

export const useSetRole = (id: string) =>
  useChange((body: { userId: string; role: WorkspaceRole }) =>
    call(workspacesApi.role, { path: { id }, body }),
  )

/** What becomes of somebody's designs that the workspace sees. */
export type DesignsAfter = { designs: 'keep' } | { designs: 'handOver'; to: string }

export const useRemoveFromWorkspace = (id: string) =>
  useChange(({ userId, after }: { userId: string; after: DesignsAfter }) =>
    call(workspacesApi.removeMember, { path: { id }, body: { userId, ...after } }),
  )

export const useLeaveWorkspace = (id: string) =>
  useLast(id, (after: DesignsAfter) => call(workspacesApi.leave, { path: { id }, body: after }))

export const useHandOverWorkspace = (id: string) =>
  useChange((userId: string) => call(workspacesApi.handOver, { path: { id }, body: { userId } }))

/** Whatever changes about a workspace may change who pays and which designs one sees. */
function useChange<Input, Reply>(perform: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: perform, onSuccess: () => invalidateWorkspaces(client) })
}

/** The same by which one is not in it any more: its page is still shown, and would be refused what it asks. */
function useLast<Input, Reply>(id: string, perform: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: perform, onSuccess: () => invalidateWorkspaces(client, id) })
}

const invalidateWorkspaces = (client: QueryClient, left?: string): Promise<unknown> =>
  Promise.all(
    [LIST_KEY, ['workspace'], SESSION_KEY, ['patterns'], ['credits']].map(queryKey =>
      client.invalidateQueries({
        queryKey,
        predicate: query => query.queryKey[0] !== 'workspace' || query.queryKey[1] !== left,
      }),
    ),
  )
