import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { integrationsApi } from '#shared/api/integrations.ts'
import type { CallInput } from '#shared/api/route.ts'
import {
  INTEGRATIONS_STALE_MS,
  type Integration,
  type Integrations,
  type IntegrationType,
  type KeyTestOutcome,
} from '#shared/integrations.ts'

const KEY = ['integrations']
const keyFor = (patternId: string): string[] => [...KEY, patternId]

/** What serves a design, and the keys one has already; kept for ten minutes (section 9). */
export const useIntegrations = (patternId: string): UseQueryResult<Integrations> =>
  useQuery({
    queryKey: keyFor(patternId),
    queryFn: () => call(integrationsApi.list, { path: { id: patternId } }),
    staleTime: INTEGRATIONS_STALE_MS,
  })

type NewKey = CallInput<typeof integrationsApi.add>['body']

/** Keeps a key and links it to the design at once. */
export function useAddKey(patternId: string) {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (body: NewKey) => call(integrationsApi.add, { path: { id: patternId }, body }),
    onSuccess: again,
  })
}

type TestedKey = CallInput<typeof integrationsApi.test>['body']

/** What the provider says to a key; nothing is kept of it. */
export const useTestKey = (patternId: string) =>
  useMutation({
    mutationFn: async (body: TestedKey): Promise<KeyTestOutcome> =>
      (await call(integrationsApi.test, { path: { id: patternId }, body })).outcome,
  })

interface Named {
  type: IntegrationType
  keyId: string
}

export function useLinkKey(patternId: string) {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (body: Named) => call(integrationsApi.link, { path: { id: patternId }, body }),
    onSettled: again,
  })
}

export function useUnlinkKey(patternId: string) {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (body: Named) => call(integrationsApi.unlink, { path: { id: patternId }, body }),
    onSettled: again,
  })
}

type KeyChange = CallInput<typeof integrationsApi.change>['body']

export function useChangeKey() {
  const again = useAskAgain()
  return useMutation({
    mutationFn: ({ keyId, ...body }: KeyChange & { keyId: string }): Promise<Integration> =>
      call(integrationsApi.change, { path: { keyId }, body }),
    onSuccess: again,
  })
}

export function useDeleteKey() {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (keyId: string) => call(integrationsApi.remove, { path: { keyId } }),
    onSettled: again,
  })
}

/** A key may serve several designs, so all are asked about again. */
function useAskAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
