import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, hasCode } from '#client/api/call.ts'
import { SESSION_KEY } from '#client/api/users.ts'
import { codeHostApi } from '#shared/api/code-host.ts'
import type { CallInput, RouteReply } from '#shared/api/route.ts'
import type { LinkStatus, SyncPreview } from '#shared/code-host.ts'

const INSTALLATIONS_KEY = ['installations']
const INSTALLATIONS_STALE_MS = 15_000
/** The ways to the host are good for ten minutes. */
const WAYS_ANEW_MS = 5 * 60_000
const PREVIEW_STALE_MS = 30_000
const RETRY_AFTER_MS = 1_000

/** What a host or an operator said is final; only what failed on its way, or had to wait its turn, is asked again. */
const isPassing = (failures: number, error: Error): boolean =>
  failures < 3 && hasCode(error, 'unavailable', 'internal', 'busy')

const linkKey = (patternId: string): string[] => ['linkStatus', patternId]
const previewKey = (patternId: string): string[] => ['syncPreview', patternId]

/** Which repository a design is linked to; asked again whenever the room says that this has changed. */
export const useLinkStatus = (
  patternId: string,
  revision: number,
  isAsked = true,
): UseQueryResult<LinkStatus> =>
  useQuery({
    queryKey: [...linkKey(patternId), revision],
    queryFn: () => call(codeHostApi.linkStatus, { path: { id: patternId } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: isPassing,
    retryDelay: RETRY_AFTER_MS,
  })

export type Installations = RouteReply<typeof codeHostApi.installations>

/** Accounts of the host that the app may work in, or where it is connected. Whoever comes back from there asks again. */
export const useInstallations = (): UseQueryResult<Installations> =>
  useQuery({
    queryKey: INSTALLATIONS_KEY,
    queryFn: () => call(codeHostApi.installations, { body: {} }),
    staleTime: INSTALLATIONS_STALE_MS,
    refetchInterval: WAYS_ANEW_MS,
    retry: isPassing,
    retryDelay: RETRY_AFTER_MS,
  })

/** What the next sync would do there, of this version and on this commit. */
export const useSyncPreview = (
  patternId: string,
  of: { artifactId: string | null; commitId: string | null },
  isAsked: boolean,
): UseQueryResult<SyncPreview> =>
  useQuery({
    queryKey: [...previewKey(patternId), of],
    queryFn: () => call(codeHostApi.preview, { path: { id: patternId }, body: {} }),
    enabled: isAsked,
    staleTime: PREVIEW_STALE_MS,
    refetchOnWindowFocus: false,
    retry: isPassing,
    retryDelay: RETRY_AFTER_MS,
  })

/** The account that came back from the host with this code. */
export function useLinkAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string; state: string }) => call(codeHostApi.linkAccount, { body }),
    onSuccess: () =>
      Promise.all([SESSION_KEY, INSTALLATIONS_KEY].map(queryKey => client.invalidateQueries({ queryKey }))),
  })
}

export type RepositoryChoice = Omit<CallInput<typeof codeHostApi.linkRepository>['body'], 'editorRoomId'>

export function useLinkRepository(patternId: string) {
  const again = useAskAgain(patternId)
  return useMutation({
    mutationFn: (choice: RepositoryChoice) =>
      call(codeHostApi.linkRepository, { body: { ...choice, editorRoomId: patternId } }),
    // What was refused because of somebody else's link is shown by asking as well.
    onSettled: again,
  })
}

export type SyncRequest = CallInput<typeof codeHostApi.sync>['body']

export function useSync(patternId: string) {
  const again = useAskAgain(patternId)
  return useMutation({
    mutationFn: (body: SyncRequest) => call(codeHostApi.sync, { path: { id: patternId }, body }),
    onSettled: again,
  })
}

export function usePull(patternId: string) {
  const again = useAskAgain(patternId)
  return useMutation({
    mutationFn: (requestId: string) =>
      call(codeHostApi.pull, { path: { id: patternId }, body: { requestId } }),
    onSettled: again,
  })
}

export function useDisconnect(patternId: string) {
  const again = useAskAgain(patternId)
  return useMutation({
    mutationFn: () => call(codeHostApi.disconnect, { path: { id: patternId }, body: {} }),
    onSettled: again,
  })
}

/** Whatever came of it, either side may be another now. */
function useAskAgain(patternId: string): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([linkKey, previewKey].map(keyOf => client.invalidateQueries({ queryKey: keyOf(patternId) })))
}
