import { useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { serviceApi } from '#shared/api/service.ts'
import { SERVICE_POLL_MS } from '#shared/service.ts'

/** When the outage of the model's provider began; null when all is well. Asked again with every `moment`. */
export function useOutage(moment: string): number | null {
  const { data } = useQuery({
    queryKey: ['service', moment],
    queryFn: () => call(serviceApi.get, {}),
    refetchInterval: SERVICE_POLL_MS,
    placeholderData: before => before,
    retry: false,
  })
  return data?.outageSince ?? null
}
