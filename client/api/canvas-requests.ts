import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { canvasOwnerKey } from '#client/api/canvas.ts'
import { canvasApi, spacesApi } from '#shared/api/canvas.ts'
import type { AccessRequest, OwnRequest } from '#shared/workspaces.ts'

const requestsKey = (id: string): string[] => ['canvasRequests', id]
/** The room says nothing of them, so whoever may answer asks now and then. */
const ASKED_AGAIN_MS = 30_000
const LOOKED_AGAIN_MS = 15_000

/** Who asks to be let into a canvas; only for those who may answer. */
export const useCanvasRequests = (id: string): UseQueryResult<AccessRequest[]> =>
  useQuery({
    queryKey: requestsKey(id),
    queryFn: async () => (await call(canvasApi.requests, { path: { spaceId: id } })).requests,
    refetchInterval: ASKED_AGAIN_MS,
    staleTime: ASKED_AGAIN_MS,
  })

const ownKey = (id: string): string[] => ['ownCanvasRequest', id]

/** What became of one's own request; asked again while somebody waits for the answer. */
export const useOwnCanvasRequest = (id: string): UseQueryResult<OwnRequest> =>
  useQuery({
    queryKey: ownKey(id),
    queryFn: () => call(canvasApi.ownRequest, { path: { spaceId: id } }),
    refetchInterval: query => query.state.data?.state === 'open' && LOOKED_AGAIN_MS,
  })

export function useRequestCanvas(spaceId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) => call(canvasApi.request, { path: { spaceId }, body: { message } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(spaceId) }),
  })
}

/** Looks whether a request was granted, and says so once. */
export const useIsLetIn = (id: string, isAsked: boolean, onLetIn: () => void): UseQueryResult<true> =>
  useQuery({
    queryKey: ['isLetIn', id],
    queryFn: async () => {
      await call(spacesApi.copies, { path: { id } })
      onLetIn()
      return true as const
    },
    enabled: isAsked,
    refetchInterval: LOOKED_AGAIN_MS,
    retry: false,
  })

export function useAnswerCanvasRequest(spaceId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ request, isGranted }: { request: AccessRequest; isGranted: boolean }) =>
      call(canvasApi.answer, { path: { spaceId }, body: { id: request.id, isGranted } }),
    onSuccess: (_, { request }) => {
      client.setQueryData<AccessRequest[]>(requestsKey(spaceId), known =>
        known?.filter(({ id }) => id !== request.id),
      )
      void client.invalidateQueries({ queryKey: canvasOwnerKey(spaceId) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey(spaceId) }),
  })
}
