import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasCode } from '#client/api/call.ts'
import { customDomainsApi } from '#shared/api/custom-domains.ts'
import type { CallInput } from '#shared/api/route.ts'
import { type CustomDomain, FIRST_LOOK_MS, LOOK_EVERY_MS } from '#shared/custom-domains.ts'

/** A timer that was set with the answer fires a little before the page has counted as long. */
const EARLY_MS = 1_000

const domainKey = (patternId: string): string[] => ['customDomain', patternId]

/**
 * The domain of a design; null: it has none. While it waits for its records the DNS is looked at after five seconds,
 * and every thirty after that.
 */
export function useCustomDomain(patternId: string, isAsked = true): UseQueryResult<CustomDomain | null> {
  // When the waiting began here: another host waits anew.
  const [waiting, setWaiting] = useState<{ host: string; since: number } | null>(null)
  const query = useQuery({
    queryKey: domainKey(patternId),
    queryFn: () => fetchDomain(patternId),
    enabled: isAsked,
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== 'PENDING') return false
      const isFirst = waiting === null || Date.now() - waiting.since < FIRST_LOOK_MS - EARLY_MS
      return isFirst ? FIRST_LOOK_MS : LOOK_EVERY_MS
    },
  })
  const host = query.data?.status === 'PENDING' ? query.data.incoming : null
  if (host !== (waiting?.host ?? null)) setWaiting(host === null ? null : { host, since: Date.now() })
  return query
}

async function fetchDomain(patternId: string): Promise<CustomDomain | null> {
  try {
    return await call(customDomainsApi.get, { path: { id: patternId } })
  } catch (error) {
    if (hasCode(error, 'not_found')) return null
    throw error
  }
}

export function useConnectDomain(patternId: string) {
  const keep = useKeep(patternId)
  return useMutation({
    mutationFn: (incoming: string) =>
      call(customDomainsApi.setUp, { path: { id: patternId }, body: { incoming } }),
    onSuccess: keep,
  })
}

export function useSaveDomainTexts(patternId: string) {
  const client = useQueryClient()
  const keep = useKeep(patternId)
  return useMutation({
    mutationFn: (body: CallInput<typeof customDomainsApi.change>['body']) =>
      call(customDomainsApi.change, { path: { id: patternId }, body }),
    onSuccess: domain => {
      keep(domain)
      // Both addresses of a design show the same.
      void client.invalidateQueries({ queryKey: ['publication', patternId] })
    },
  })
}

export function useDeleteDomain(patternId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(customDomainsApi.remove, { path: { id: patternId } }),
    onSettled: () => client.invalidateQueries({ queryKey: domainKey(patternId) }),
  })
}

function useKeep(patternId: string): (domain: CustomDomain) => void {
  const client = useQueryClient()
  return domain => client.setQueryData(domainKey(patternId), domain)
}
