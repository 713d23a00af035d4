import { type QueryClient, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { creditsApi, ENTRIES_PAGE } from '#shared/api/credits.ts'
import { type CreditEntry, type Credits, creditsSchema } from '#shared/credits.ts'

export const CREDITS_KEY = ['credits']
/** What is left may be asked for again after this. */
const FRESH_MS = 10_000

/** Asked again whenever `moment` changes: a run takes credits when it begins and may give them back when it ends. */
export const useCredits = (moment: string, isOn = true): UseQueryResult<Credits> =>
  useQuery({ queryKey: [...CREDITS_KEY, moment], queryFn: () => call(creditsApi.get, {}), enabled: isOn })

/** What is left, at most ten seconds old; null where that cannot be told soon, since the server decides all the same. */
export async function creditsNow(client: QueryClient): Promise<Credits | null> {
  const known = client
    .getQueryCache()
    .findAll({ queryKey: CREDITS_KEY })
    .filter(({ state }) => Date.now() - state.dataUpdatedAt < FRESH_MS)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const found = creditsSchema.safeParse(known[0]?.state.data)
  if (found.success) return found.data
  const asked = client
    .fetchQuery({ queryKey: [...CREDITS_KEY, 'send'], queryFn: () => call(creditsApi.get, {}), retry: false })
    .catch(() => null)
  return Promise.race([asked, new Promise<null>(late => setTimeout(late, WAIT_MS, null))])
}

const WAIT_MS = 2_000

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
