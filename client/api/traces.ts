import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { tracesApi } from '#shared/api/traces.ts'

export type TraceLine = Record<string, unknown>

/** The traffic of a run with its model, which never changes once it is there. */
export const useTrace = (id: string, traceId: string): UseQueryResult<TraceLine[]> =>
  useQuery({
    queryKey: ['trace', id, traceId],
    queryFn: async () => (await call(tracesApi.get, { path: { id, traceId } })).lines,
    retry: false,
  })
