import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { creditsApi } from '#shared/api/credits.ts'
import type { CreditEntry, Credits } from '#shared/credits.ts'

/** Asked again whenever `moment` changes: a run takes credits when it begins and may give them back when it ends. */
export const useCredits = (moment: string, isOn = true): UseQueryResult<Credits> =>
  useQuery({ queryKey: ['credits', moment], queryFn: () => call(creditsApi.get, {}), enabled: isOn })

export const useCreditEntries = (): UseQueryResult<CreditEntry[]> =>
  useQuery({
    queryKey: ['creditEntries'],
    queryFn: async () => (await call(creditsApi.entries, {})).entries,
  })
