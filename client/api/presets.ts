import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasCode } from '#client/api/call.ts'
import { useMe } from '#client/api/users.ts'
import { presetsApi } from '#shared/api/presets.ts'
import type { CallInput } from '#shared/api/route.ts'
import type { CustomPreset } from '#shared/presets.ts'

const KEY = ['customs']
const STALE_MS = 60_000
const GONE_RETRIES = 1

/** One's own presets and those of one's workspaces; nothing is asked for somebody who is not signed in. */
export function useCustomPresets(): UseQueryResult<CustomPreset[]> {
  const isSignedIn = useMe() !== null
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(presetsApi.list, {})).customs,
    enabled: isSignedIn,
    staleTime: STALE_MS,
  })
}

/** A preset, or what a design that one may view took of it; an error where it was deleted or is nobody's of mine. */
export function useCustomPreset(id: string | null): UseQueryResult<CustomPreset> {
  const isSignedIn = useMe() !== null
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: () => call(presetsApi.get, { path: { id: id ?? '' } }),
    enabled: isSignedIn && id !== null,
    staleTime: STALE_MS,
    retry: (failures, error) => failures < GONE_RETRIES && !hasCode(error, 'not_found', 'forbidden'),
  })
}

type NewPreset = CallInput<typeof presetsApi.create>['body']
type PresetChange = CallInput<typeof presetsApi.update>['body']

export function useCreatePreset() {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (body: NewPreset) => call(presetsApi.create, { body }),
    onSuccess: again,
  })
}

export function useUpdatePreset() {
  const again = useAskAgain()
  return useMutation({
    mutationFn: ({ id, ...body }: PresetChange & { id: string }) =>
      call(presetsApi.update, { path: { id }, body }),
    onSuccess: again,
  })
}

export function useDeletePreset() {
  const again = useAskAgain()
  return useMutation({
    mutationFn: (id: string) => call(presetsApi.remove, { path: { id } }),
    onSettled: again,
  })
}

/** The design takes its preset as that is now; what its theme is to become comes back. */
export const useApplyPreset = () =>
  useMutation({ mutationFn: (patternId: string) => call(presetsApi.apply, { body: { patternId } }) })

function useAskAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
