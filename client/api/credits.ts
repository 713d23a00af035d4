import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { creditsApi, ENTRIES_PAGE } from '#shared/api/credits.ts'
import type { CreditEntry, Credits } from '#shared/credits.ts'

/** Asked again whenever `moment` changes: a run takes credits when it begins and may give them back when it ends. */
export const useCredits = (moment: string, isOn = true): UseQueryResult<Credits> =>
  useQuery({ queryKey: ['credits', moment], queryFn: () => call(creditsApi.get, {}), enabled: isOn })

/** All lines so far, newest first, a page at a time; those of one moment may stand in two pages. */
export const useCreditEntries = () =>
  useInfiniteQuery({
    queryKey: ['creditEntries'],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? {} : { before: String(pageParam) }
      return (await call(creditsApi.entries, { query })).entries
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page: CreditEntry[]) =>
      page.length < ENTRIES_PAGE ? undefined : page.at(-1)?.createdAt,
    select: ({ pages }) => [...new Map(pages.flat().map(entry => [entry.id, entry])).values()],
  })
