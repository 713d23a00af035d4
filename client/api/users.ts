import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import type { RouteReply } from '#shared/api/route.ts'
import { usersApi } from '#shared/api/users.ts'
import { type Experiment, experiment } from '#shared/experiments.ts'
import type { OnboardingAttributes, OneTimeKey } from '#shared/onboarding.ts'
import {
  METADATA_STALE_MS,
  PREFERENCES_STALE_MS,
  type SessionUser,
  type UserMetadata,
  type UserPreferences,
} from '#shared/users.ts'

export type Session = RouteReply<typeof usersApi.session>

export const SESSION_KEY = ['session']
const PREFERENCES_KEY = ['preferences']
const SESSION_STALE_MS = 60_000

export const fetchSession = (): Promise<Session> => call(usersApi.session, {})

/** Who is asking, and what this server offers. */
export const useSession = (): UseQueryResult<Session> =>
  useQuery({ queryKey: SESSION_KEY, queryFn: fetchSession, staleTime: SESSION_STALE_MS })

/** On until the server says otherwise, so that nothing appears late. */
export const useExperiment = (name: Experiment): boolean => {
  const server = useSession().data?.server
  return server ? experiment(name, server) : true
}

/** Null while it is not known yet, or when nobody is signed in. */
export const useMe = (): SessionUser | null => useSession().data?.user ?? null

/** For one of many people; see `useUserMetadata`. */
export const userMetadata = (userId: string | null) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: () => call(usersApi.metadata, { path: { userId: userId ?? '' } }),
    staleTime: METADATA_STALE_MS,
    enabled: userId !== null,
    retry: false,
  })

export const useUserMetadata = (userId: string | null): UseQueryResult<UserMetadata> =>
  useQuery(userMetadata(userId))

export const usePreferences = (): UseQueryResult<UserPreferences> => {
  const isSignedIn = useMe() !== null
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: () => call(usersApi.preferences, {}),
    staleTime: PREFERENCES_STALE_MS,
    enabled: isSignedIn,
  })
}

/** Shown at once, taken back when the server says no. */
export function useUpdatePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (updatedPreferences: Partial<UserPreferences>) =>
      call(usersApi.updatePreferences, { body: { updatedPreferences } }),
    onMutate: change => {
      const before = client.getQueryData<UserPreferences>(PREFERENCES_KEY)
      if (before) client.setQueryData(PREFERENCES_KEY, { ...before, ...change })
      return { before }
    },
    onSuccess: preferences => client.setQueryData(PREFERENCES_KEY, preferences),
    onError: (_, __, context) => client.setQueryData(PREFERENCES_KEY, context?.before),
  })
}

/** Whether something that is shown once still has to be; and notes that it was, at once. */
export function useOneTimeKey(key: OneTimeKey): { isOpen: boolean; close(): void; reopen(): void } {
  const client = useQueryClient()
  const known = useSession().data?.user
  const { mutate } = useMutation({
    mutationFn: (value: boolean) => call(usersApi.oneTimeKeys, { body: { key, value } }),
  })
  const note = (value: boolean) => {
    const user = known && { ...known, oneTimeKeys: { ...known.oneTimeKeys, [key]: value } }
    client.setQueryData<Session>(SESSION_KEY, before => before && { ...before, user: user ?? null })
    mutate(value)
  }
  return {
    isOpen: known ? known.oneTimeKeys[key] !== true : false,
    close: () => note(true),
    reopen: () => note(false),
  }
}

export const useSaveAttributes = () =>
  useMutation({
    mutationFn: (attributes: OnboardingAttributes) => call(usersApi.attributes, { body: { attributes } }),
  })
