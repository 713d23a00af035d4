import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { retryUpTo } from '#client/lib/query-client.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import type { RouteReply } from '#shared/api/route.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'
import {
  PATTERN_STALE_MS,
  type Pattern,
  type PatternListItem,
  type PatternListQuery,
} from '#shared/patterns.ts'

const LIST_KEY = ['patterns']
export const patternKey = (id: string): string[] => ['pattern', id]

/** Own and shared designs as wanted; nothing is asked for somebody who is not signed in. */
export function usePatterns(wanted: PatternListQuery = EVERYTHING): UseQueryResult<PatternListItem[]> {
  const isSignedIn = Boolean(useSession().data?.user)
  return useQuery({
    queryKey: [...LIST_KEY, wanted],
    queryFn: async () => (await call(patternsApi.list, { query: wanted })).patterns,
    enabled: isSignedIn,
    refetchOnMount: 'always',
    // While somebody types, what was found before stays.
    placeholderData: keepPreviousData,
  })
}

const EVERYTHING: PatternListQuery = { sort: 'updated' }

/** Section 7. */
const PATTERN_RETRIES = 1

const pattern = (id: string) =>
  queryOptions({
    queryKey: patternKey(id),
    queryFn: () => call(patternsApi.get, { path: { id } }),
    staleTime: PATTERN_STALE_MS,
    retry: retryUpTo(PATTERN_RETRIES),
  })

export const usePattern = (id: string): UseQueryResult<Pattern> => useQuery(pattern(id))

/** The same for code that needs it once. */
export const fetchPattern = (client: QueryClient, id: string): Promise<Pattern> =>
  client.fetchQuery(pattern(id))

export const useDesignInfo = (id: string): UseQueryResult<RouteReply<typeof patternsApi.info>> =>
  useQuery({ queryKey: ['info', id], queryFn: () => call(patternsApi.info, { path: { id } }) })

/** What is shown in place of a design that does not exist. */
export const useSample = (): UseQueryResult<RouteReply<typeof patternsApi.sample>> =>
  useQuery({
    queryKey: ['sample'],
    queryFn: () => call(patternsApi.sample, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a design is called, as far as this page knows. */
export function useKnownName(): (id: string) => string | null {
  const client = useQueryClient()
  return id => {
    const listed = client
      .getQueriesData<PatternListItem[]>({ queryKey: LIST_KEY })
      .flatMap(([, items]) => items ?? [])
      .find(item => item.id === id)
    return (client.getQueryData<Pattern>(patternKey(id)) ?? listed)?.name ?? null
  }
}

export function useCreatePattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (
      body: ({ prompt: string; config: PatternConfig } | { templateId: string }) & { customId?: string },
    ) => call(patternsApi.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

/** Lists are asked for anew after a design came from elsewhere. */
export function useForgetPatterns(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: LIST_KEY }), [client])
}

export interface Rename {
  id: string
  newName: string
  /** The page is closing: the request must outlive it. */
  isLast?: boolean
}

export function useRenamePattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, newName, isLast }: Rename) =>
      call(patternsApi.rename, { body: { id, newName } }, { keepalive: isLast }),
    onMutate: ({ id, newName }) => changeListed(client, id, item => ({ ...item, name: newName })),
    onSuccess: (_, { id, newName }) =>
      client.setQueryData<Pattern>(patternKey(id), known => known && { ...known, name: newName }),
    onError: (_, __, undo) => undo?.(),
    onSettled: () => void client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

export function useStarPattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; shouldStar: boolean }) => call(patternsApi.star, { body }),
    onMutate: async ({ id, shouldStar }) => {
      const undoListed = await changeListed(client, id, item => ({ ...item, starred: shouldStar }))
      const star = (starred: boolean) =>
        client.setQueryData<Pattern>(patternKey(id), known => known && { ...known, starred })
      star(shouldStar)
      return () => {
        undoListed()
        star(!shouldStar)
      }
    },
    onError: (_, __, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

/** A new design of one's own that begins with this version. */
export function useForkPattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; artifactId: string }) => call(patternsApi.fork, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

interface Conversion {
  id: string
  artifactId: string
  config: PatternConfig
  /** A preset of people; null for one of the four. */
  customId: string | null
  mode: ModelMode
  modelId: string | null
}

/** The same in another preset, rewritten by a model. */
export function useConvertPattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Conversion) => call(patternsApi.convert, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

export function useRemovePattern() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(patternsApi.remove, { path: { id } }),
    onMutate: id => changeListed(client, id, () => null),
    onError: (_, __, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  })
}

/** Changes one row of the list at once (null takes it away); what is returned puts it back. */
async function changeListed(
  client: ReturnType<typeof useQueryClient>,
  id: string,
  change: (item: PatternListItem) => PatternListItem | null,
): Promise<() => void> {
  await client.cancelQueries({ queryKey: LIST_KEY })
  const before = client.getQueriesData<PatternListItem[]>({ queryKey: LIST_KEY })
  client.setQueriesData<PatternListItem[]>({ queryKey: LIST_KEY }, items =>
    items?.flatMap(item => (item.id === id ? (change(item) ?? []) : item)),
  )
  return () => {
    for (const [key, items] of before) client.setQueryData(key, items)
  }
}
