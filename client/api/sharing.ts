import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { patternKey } from '#client/api/patterns.ts'
import type { AccessData, AccessMode } from '#shared/access.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { ACCESS_STALE_MS, type Pattern } from '#shared/patterns.ts'

export type GrantableLevel = 'read' | 'write'

/** A change of access under way; what the room shows meanwhile is older. */
export const useIsSettingAccess = (id: string): boolean =>
  useIsMutating({ mutationKey: setAccessKey(id) }) > 0

/** Who may do what has changed on the server. */
export function invalidateAccess(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: patternKey(id) })
  invalidateMembers(client, id)
}

/** What the room says of this design's access needs no asking. */
export async function takeAccess(
  client: QueryClient,
  id: string,
  said: Partial<Pick<Pattern, 'access' | 'permissionLevel'>>,
): Promise<void> {
  const { access, permissionLevel } = client.getQueryData<Pattern>(patternKey(id)) ?? {}
  if ((said.access ?? access) === access && (said.permissionLevel ?? permissionLevel) === permissionLevel)
    return
  // An answer on its way may be older.
  await client.cancelQueries({ queryKey: patternKey(id) })
  client.setQueryData<Pattern>(patternKey(id), known => known && { ...known, ...said })
}

/** The list of people, wherever it is shown. */
export const invalidateMembers = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: accessKey(id) })

const setAccessKey = (id: string): string[] => ['setAccess', id]
const accessKey = (id: string): string[] => ['access', id]

/** For who does not always ask; see `useAccessData`. */
export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: accessKey(id),
    queryFn: () => call(sharingApi.owner, { path: { id } }),
    staleTime: ACCESS_STALE_MS,
  })

export const useAccessData = (id: string): UseQueryResult<AccessData> => useQuery(accessQuery(id))

/** Section 4, access mode: changed at once, restored on failure, then asked again. */
export function useSetAccess(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: setAccessKey(id),
    mutationFn: (access: AccessMode) => call(sharingApi.access, { path: { id }, body: { access } }),
    onMutate: async access => {
      await client.cancelQueries({ queryKey: patternKey(id) })
      const before = client.getQueryData<Pattern>(patternKey(id))
      client.setQueryData<Pattern>(patternKey(id), known => known && { ...known, access })
      return before
    },
    onError: (_, __, before) => client.setQueryData(patternKey(id), before),
    onSettled: () => client.invalidateQueries({ queryKey: patternKey(id) }),
  })
}

export function useInvite(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { emails: string; permissionLevel: GrantableLevel }) =>
      call(sharingApi.invite, { path: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: accessKey(id) }),
  })
}

export function useSetPermission(id: string) {
  return useMemberChange(
    id,
    ({ userId, level }: { userId: string; level: GrantableLevel }) =>
      call(sharingApi.permission, {
        path: { id },
        body: { type: 'user', userIdToUpdate: userId, updatedPermission: level },
      }),
    (data, { userId, level }) => ({
      ...data,
      usersList: data.usersList.map(user =>
        user.id === userId ? { ...user, permissionLevel: level } : user,
      ),
    }),
  )
}

/** Takes back a person's access, or an invitation by its e-mail. */
export function useRemoveMember(id: string) {
  return useMemberChange(
    id,
    (userIdToRemove: string) => call(sharingApi.removeUser, { path: { id }, body: { userIdToRemove } }),
    (data, removed) => ({
      ...data,
      usersList: data.usersList.filter(user => user.id !== removed),
      invites: data.invites.filter(invite => invite.email !== removed),
    }),
  )
}

/** Takes a removal back; it outlives the list it was made in. */
export function useUndoRemove(id: string): (undo: string) => Promise<void> {
  const client = useQueryClient()
  return async undo => {
    await call(sharingApi.undoRemove, { path: { id }, body: { undo } })
    invalidateAccess(client, id)
  }
}

/** A change of the lists that is shown at once, and taken back when the server says no. */
export function useMemberChange<Input, Reply>(
  id: string,
  perform: (input: Input) => Promise<Reply>,
  show: (data: AccessData, input: Input) => AccessData,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: perform,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: accessKey(id) })
      const before = client.getQueryData<AccessData>(accessKey(id))
      if (before) client.setQueryData(accessKey(id), show(before, input))
      return before
    },
    onError: (_, __, before) => client.setQueryData(accessKey(id), before),
    onSettled: () => client.invalidateQueries({ queryKey: accessKey(id) }),
  })
}

/** Gives up what one was given here; the design goes from one's lists. */
export function useLeaveDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, userId }: { id: string; userId: string }) =>
      call(sharingApi.removeUser, { path: { id }, body: { userIdToRemove: userId } }),
    onSuccess: (_, { id }) => {
      void client.invalidateQueries({ queryKey: ['patterns'] })
      invalidateAccess(client, id)
    },
  })
}

/** The new owner decides from then on, and the former one can still edit. */
export function useHandOverDesign(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(sharingApi.handOver, { path: { id }, body: { userId } }),
    onSuccess: () => invalidateAccess(client, id),
  })
}

/** What an invitation is for; one that is over is not, and says why. */
export const useInvitation = (token: string): UseQueryResult<RouteReply<typeof sharingApi.invitation>> =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(sharingApi.invitation, { path: { token } }),
    // Taking it ends it: asked again then, it would be over.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What an invitation led to. */
export type Accepted = RouteReply<typeof sharingApi.acceptInvite>

export function useAcceptInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(sharingApi.acceptInvite, { body: { token } }),
    onSuccess: ({ id }) =>
      Promise.all(
        [patternKey(id), ['patterns'], ['spaces'], ['workspaces'], ['session']].map(queryKey =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
