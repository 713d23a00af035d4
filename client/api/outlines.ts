import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { outlinesApi } from '#shared/api/outlines.ts'
import type { RouteReply } from '#shared/api/route.ts'

export type Outline = RouteReply<typeof outlinesApi.get>

/**
 * What a version has: its pages, and packages that are not there. A version never changes; until a new one is known,
 * that of the one before stands, so that no control comes and goes with each version.
 */
export const useOutline = (artifactId: string | null): UseQueryResult<Outline> =>
  useQuery({
    queryKey: ['outline', artifactId],
    queryFn: () => call(outlinesApi.get, { path: { id: artifactId ?? '' } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    enabled: artifactId !== null,
  })
