import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { publishApi } from '#shared/api/publish.ts'
import type { CallInput } from '#shared/api/route.ts'
import type { PublicationStatus } from '#shared/publish.ts'

export const publicationKey = (patternId: string): string[] => ['publication', patternId]

/** What everybody sees of a design; asked each time it is looked at, since others may publish too. */
export const usePublication = (patternId: string, isAsked = true): UseQueryResult<PublicationStatus> =>
  useQuery({
    queryKey: publicationKey(patternId),
    queryFn: () => call(publishApi.get, { path: { id: patternId } }),
    enabled: isAsked,
  })

export type PublishBody = CallInput<typeof publishApi.publish>['body']

export function usePublish(patternId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PublishBody) => call(publishApi.publish, { path: { id: patternId }, body }),
    onSuccess: status => client.setQueryData(publicationKey(patternId), status),
  })
}

export function useSavePublicationTexts(patternId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof publishApi.update>['body']) =>
      call(publishApi.update, { path: { id: patternId }, body }),
    onSuccess: status => client.setQueryData(publicationKey(patternId), status),
  })
}

export function useUnpublish(patternId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(publishApi.unpublish, { path: { id: patternId } }),
    onSettled: () => client.invalidateQueries({ queryKey: publicationKey(patternId) }),
  })
}
