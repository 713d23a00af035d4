import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { patternKey } from '#client/api/patterns.ts'
import { type GrantableLevel, invalidateAccess } from '#client/api/sharing.ts'
import { canvasApi } from '#shared/api/canvas.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import type { AccessRequest, OwnRequest, RequestToMe } from '#shared/workspaces.ts'

const allKey = ['accessRequests']
const requestsKey = (id: string): string[] => [...allKey, id]
/** The room says nothing of them, so whoever may answer asks now and then. */
const ASKED_AGAIN_MS = 30_000
const LOOKED_AGAIN_MS = 15_000

/** Who asks to be let in; only for those who may answer. */
export const useAccessRequests = (id: string): UseQueryResult<AccessRequest[]> =>
  useQuery({
    queryKey: requestsKey(id),
    queryFn: async () => (await call(sharingApi.requests, { path: { id } })).requests,
    refetchInterval: ASKED_AGAIN_MS,
    staleTime: ASKED_AGAIN_MS,
  })

/** Somebody who asks for a design, or for a canvas. */
export interface AskedOfMe extends RequestToMe {
  kind?: 'canvas'
}

/** Who asks for any of one's own designs and canvases; `isLooking`: asked again while this is shown. */
export const useRequestsToMe = (isSignedIn: boolean, isLooking: boolean): UseQueryResult<AskedOfMe[]> =>
  useQuery({
    queryKey: [...allKey, 'toMe'],
    queryFn: async (): Promise<AskedOfMe[]> => {
      const { requests, canvasRequests = [] } = await call(sharingApi.requestsToMe, {})
      const ofCanvases = canvasRequests.map(({ canvas, ...request }) => ({
        ...request,
        pattern: canvas,
        kind: 'canvas' as const,
      }))
      return [...requests, ...ofCanvases].sort((a, b) => a.createdAt - b.createdAt)
    },
    enabled: isSignedIn,
    refetchInterval: isLooking && ASKED_AGAIN_MS,
    staleTime: ASKED_AGAIN_MS,
  })

/** Looks whether the request was granted; the design that is known then takes the place of the refusal. */
export function useOpensOnceGranted(id: string, isAsked: boolean): UseQueryResult<true> {
  const client = useQueryClient()
  return useQuery({
    // Not the design's own query: asked again, that would show a page that loads in place of this one.
    queryKey: ['opensOnceGranted', id],
    queryFn: async () => {
      client.setQueryData(patternKey(id), await call(patternsApi.get, { path: { id } }))
      return true as const
    },
    enabled: isAsked,
    refetchInterval: LOOKED_AGAIN_MS,
    retry: false,
  })
}

const ownKey = (id: string): string[] => ['ownAccessRequest', id]

/** What became of one's own request; asked again while somebody waits for the answer. */
export const useOwnRequest = (id: string): UseQueryResult<OwnRequest> =>
  useQuery({
    queryKey: ownKey(id),
    queryFn: () => call(sharingApi.ownRequest, { path: { id } }),
    refetchInterval: query => query.state.data?.state === 'open' && LOOKED_AGAIN_MS,
  })

export function useRequestAccess(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) => call(sharingApi.request, { path: { id }, body: { message } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(id) }),
  })
}

export interface Answer {
  patternId: string
  request: AccessRequest
  /** Null refuses. */
  level: GrantableLevel | null
  /** On which everybody who is let in writes; `patternId` is its id. */
  kind?: 'canvas' | undefined
}

export function useAnswerRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ patternId, request, level, kind }: Answer) => {
      const body = { id: request.id, isGranted: level !== null }
      return kind === 'canvas'
        ? call(canvasApi.answer, { path: { spaceId: patternId }, body })
        : call(sharingApi.answer, {
            path: { id: patternId },
            body: { ...body, ...(level === null ? {} : { permissionLevel: level }) },
          })
    },
    onSuccess: (_, { patternId, request }) => {
      client.setQueriesData<AccessRequest[]>({ queryKey: allKey }, known =>
        known?.filter(({ id }) => id !== request.id),
      )
      invalidateAccess(client, patternId)
    },
    onSettled: () => client.invalidateQueries({ queryKey: allKey }),
  })
}
