import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { patternKey } from '#client/api/patterns.ts'
import { invalidateAccess } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { ADMIN_PAGE_ROWS, type AuditEntry, type DebugInfo, type RoomInfo } from '#shared/admin.ts'
import { adminApi } from '#shared/api/admin.ts'

/** Whether what is for platform admins alone is shown; the server decides what they may do. */
export const useIsAdmin = (): boolean => useMe()?.isAdmin === true

const auditKey = (id: string): string[] => ['audit', id]

export type Grant =
  | { to: 'me' | 'nobody'; reason: string }
  | { to: 'people'; userIds: string[]; reason: string }

/** Gives access to this design, to oneself or to others, or gives back what one gave oneself. */
export function useGrant(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (grant: Grant) => {
      const { reason } = grant
      if (grant.to === 'people')
        return call(adminApi.grantTo, { path: { id }, body: { userIds: grant.userIds, reason } })
      return call(grant.to === 'me' ? adminApi.grant : adminApi.revoke, { path: { id }, body: { reason } })
    },
    onSuccess: () => {
      invalidateAccess(client, id)
      void client.invalidateQueries({ queryKey: auditKey(id) })
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}

/** Each look is written down, so it is taken once, when it is asked for. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false, refetchOnWindowFocus: false }

export const useRoomInfo = (editorId: string): UseQueryResult<RoomInfo> =>
  useQuery({
    ...ONCE,
    queryKey: ['roomInfo', editorId],
    queryFn: async () => (await call(adminApi.roomInfo, { path: { editorId }, body: {} })).room,
  })

export const useDebugInfo = (editorId: string): UseQueryResult<DebugInfo> =>
  useQuery({
    ...ONCE,
    queryKey: ['debugInfo', editorId],
    queryFn: () => call(adminApi.debug, { path: { editorId }, body: {} }),
  })

export function useForceStop(editorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(adminApi.forceStop, { path: { editorId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['roomInfo', editorId] }),
  })
}

export function useDeleteMessage(editorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { itemId: string; reason: string }) =>
      call(adminApi.deleteMessage, { path: { editorId }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['olderChatPage', editorId] })
      void client.invalidateQueries({ queryKey: patternKey(editorId) })
    },
  })
}

/** What admins did to a design, for its owner. */
export const usePatternAudit = (id: string, isOn: boolean): UseQueryResult<AuditEntry[]> =>
  useQuery({
    queryKey: auditKey(id),
    queryFn: async () => (await call(adminApi.patternAudit, { path: { id } })).entries,
    enabled: isOn,
  })

/** The lists of the page Admin, each with the time of a row, before which the next page begins. */
const LISTS = {
  people: async (query: Asked) => timed((await call(adminApi.people, { query })).people, 'createdAt'),
  workspaces: async (query: Asked) => timed((await call(adminApi.orgs, { query })).orgs, 'createdAt'),
  designs: async (query: Asked) => timed((await call(adminApi.patterns, { query })).patterns, 'updatedAt'),
  rooms: async (query: Asked) => timed((await call(adminApi.rooms, { query })).rooms, 'openedAt'),
  runs: async (query: Asked) => timed((await call(adminApi.runs, { query })).runs, 'at'),
  models: async ({ q }: Asked) => ({
    rows: (await call(adminApi.models, { query: { q } })).models,
    next: null,
  }),
  audit: async (query: Asked) => timed((await call(adminApi.audit, { query })).entries, 'createdAt'),
}

interface Asked {
  q: string | undefined
  before: number | undefined
}

export type AdminList = keyof typeof LISTS
export type AdminRow<L extends AdminList> = Awaited<ReturnType<(typeof LISTS)[L]>>['rows'][number]

function timed<T, K extends keyof T>(rows: T[], key: K): { rows: T[]; next: number | null } {
  const last = rows.at(-1)
  return { rows, next: last && rows.length >= ADMIN_PAGE_ROWS ? Number(last[key]) : null }
}

export const useAdminList = <L extends AdminList>(list: L, q: string) =>
  useInfiniteQuery({
    queryKey: ['admin', list, q],
    queryFn: ({ pageParam }) =>
      LISTS[list]({ q: q || undefined, before: pageParam ?? undefined }) as Promise<{
        rows: AdminRow<L>[]
        next: number | null
      }>,
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
    // While somebody types, what was found before stays, with the menu that may be open on it.
    placeholderData: keepPreviousData,
  })
