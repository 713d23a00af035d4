import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { retryUpTo } from '#client/lib/query-client.ts'
import type { AccessMode } from '#shared/access.ts'
import { canvasApi, spacesApi } from '#shared/api/canvas.ts'
import type { CallInput, RouteReply } from '#shared/api/route.ts'
import { type Copy, type DirectionsMeant, SPACE_OWNER_STALE_MS, type SpaceListItem } from '#shared/canvas.ts'

const LIST_KEY = ['spaces']
export const canvasOwnerKey = (id: string): string[] => ['canvasOwner', id]

/** Own and shared canvases, the newest first; nothing is asked for somebody who is not signed in. */
export function useSpaces(): UseQueryResult<SpaceListItem[]> {
  const isSignedIn = Boolean(useSession().data?.user)
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: async () => (await call(spacesApi.list, {})).spaces,
    enabled: isSignedIn,
    refetchOnMount: 'always',
  })
}

const listChanged = (client: QueryClient) => () => void client.invalidateQueries({ queryKey: LIST_KEY })

export function useCreateSpace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof spacesApi.create>['body']) => call(spacesApi.create, { body }),
    onSuccess: listChanged(client),
  })
}

export interface SpaceRename {
  id: string
  newName: string
  /** The page is closing: the request must outlive it. */
  isLast?: boolean
}

export function useRenameSpace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ isLast, ...body }: SpaceRename) => call(spacesApi.rename, { body }, { keepalive: isLast }),
    onSettled: listChanged(client),
  })
}

export function useRemoveSpace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(spacesApi.remove, { path: { id } }),
    onSuccess: listChanged(client),
  })
}

const copiesKey = (id: string): string[] => ['canvasCopies', id]

/** What one node of a canvas is a copy of; undefined for what is none, and until it is known. */
export function useCopyOf(spaceId: string, nodeId: string): Copy | undefined {
  const { data } = useQuery({
    queryKey: copiesKey(spaceId),
    queryFn: async () => (await call(spacesApi.copies, { path: { id: spaceId } })).copies,
    // Asked again when there are other nodes, and not by each of the labels that are shown.
    staleTime: Number.POSITIVE_INFINITY,
    select: copies => copies.find(copy => copy.nodeId === nodeId),
  })
  return data
}

/** The same for code that needs it once; it is known as soon as a label of the board has asked. */
export function useKnownCopies(spaceId: string): (nodeId: string) => Copy | undefined {
  const client = useQueryClient()
  return nodeId => client.getQueryData<Copy[]>(copiesKey(spaceId))?.find(copy => copy.nodeId === nodeId)
}

/** Asks again once there are other nodes than before. */
export function useFreshCopies(spaceId: string, nodes: number): void {
  const client = useQueryClient()
  const known = useRef(nodes)
  // The documents tell of it, from outside of React.
  useEffect(() => {
    if (known.current === nodes) return
    known.current = nodes
    void client.invalidateQueries({ queryKey: copiesKey(spaceId) })
  }, [client, spaceId, nodes])
}

type NewNode = CallInput<typeof spacesApi.addNode>['body']

/** A copy of a design, or an empty one, as a node. */
export const useAddNode = () =>
  useMutation({ mutationFn: (body: NewNode) => call(spacesApi.addNode, { body }) })

export const useRemoveNodes = () =>
  useMutation({
    mutationFn: (body: { spaceId: string; nodeIds: string[] }) => call(spacesApi.removeNodes, { body }),
  })

export const useUndoRemoveNodes = () =>
  useMutation({
    mutationFn: (body: { spaceId: string; undo: string }) => call(spacesApi.undoRemoveNodes, { body }),
  })

export const useRenameNode = () =>
  useMutation({
    mutationFn: ({
      isLast,
      ...body
    }: {
      roomId: string
      nodeId: string
      newName: string
      isLast?: boolean
    }) => call(spacesApi.renameNode, { body }, { keepalive: isLast }),
  })

/** Section 7: who may see and change a canvas is kept for five minutes, and asked once more when that fails. */
const OWNER_RETRIES = 1

export const canvasOwnerQuery = (id: string) =>
  queryOptions({
    queryKey: canvasOwnerKey(id),
    queryFn: () => call(canvasApi.owner, { path: { spaceId: id } }),
    staleTime: SPACE_OWNER_STALE_MS,
    retry: retryUpTo(OWNER_RETRIES),
  })

export const useCanvasOwner = (id: string): UseQueryResult<RouteReply<typeof canvasApi.owner>> =>
  useQuery({
    ...canvasOwnerQuery(id),
    // Who opens the list wants to see who is in now: others may have changed it.
    refetchOnMount: 'always',
  })

/** Asks again once who may do what has changed, by whomever. */
export function useFreshCanvasOwner(id: string, revision: number): void {
  const client = useQueryClient()
  const known = useRef(revision)
  // The room tells of it, from outside of React.
  useEffect(() => {
    if (known.current === revision) return
    known.current = revision
    void client.invalidateQueries({ queryKey: canvasOwnerKey(id) })
  }, [client, id, revision])
}

/** Somebody or something has been let in or out. */
function useOwnerChange<Input, Reply>(id: string, change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: canvasOwnerKey(id) }),
  })
}

export const useInviteToCanvas = (spaceId: string) =>
  useOwnerChange(spaceId, (emails: string) => call(canvasApi.invite, { path: { spaceId }, body: { emails } }))

export const useInviteOrgToCanvas = (spaceId: string) =>
  useOwnerChange(spaceId, (orgId: string) =>
    call(canvasApi.inviteOrg, { path: { spaceId }, body: { orgId } }),
  )

export const useRemoveFromCanvas = (spaceId: string) =>
  useOwnerChange(spaceId, (userIdToRemove: string) =>
    call(canvasApi.removeUser, { path: { spaceId }, body: { userIdToRemove } }),
  )

export const useRemoveOrgFromCanvas = (spaceId: string) =>
  useOwnerChange(spaceId, (orgId: string) =>
    call(canvasApi.removeOrg, { path: { spaceId }, body: { orgId } }),
  )

export const useUndoRemoveFromCanvas = (spaceId: string) =>
  useOwnerChange(spaceId, (undo: string) => call(canvasApi.undoRemove, { path: { spaceId }, body: { undo } }))

export const useSetCanvasAccess = (spaceId: string) =>
  useOwnerChange(spaceId, (access: AccessMode) =>
    call(canvasApi.access, { path: { spaceId }, body: { access } }),
  )

export const exploreDirections = (body: CallInput<typeof spacesApi.explore>['body']) =>
  call(spacesApi.explore, { body })

export const useVote = () =>
  useMutation({
    mutationFn: (body: { spaceId: string; nodeId: string; isOn: boolean }) => call(spacesApi.vote, { body }),
  })

export const useCollapseDirections = () =>
  useMutation({
    mutationFn: (body: { spaceId: string; nodeId: string; isCollapsed: boolean; which: DirectionsMeant }) =>
      call(spacesApi.collapse, { body }),
  })

export const useKeepDirection = () =>
  useMutation({
    mutationFn: (body: { spaceId: string; nodeId: string; as: 'version' | 'design' }) =>
      call(spacesApi.keep, { body }),
  })
