import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { authError, post } from '#client/api/auth.ts'
import { call, errorOf, send } from '#client/api/call.ts'
import { SESSION_KEY } from '#client/api/users.ts'
import { accountApi } from '#shared/api/account.ts'

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => post('request-password-reset', { email }) })

/** Whether the link still lets choose a password; asked once, because using it ends it. */
export const usePasswordLink = (token: string) =>
  useQuery({
    queryKey: ['passwordLink', token],
    queryFn: () => call(accountApi.passwordLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => post('reset-password', body),
  })

export const useSendVerification = () =>
  useMutation({ mutationFn: (email: string) => post('send-verification-email', { email }) })

export const useChangePassword = () =>
  useAccountChange((body: { currentPassword: string; newPassword: string }) => post('change-password', body))

export const useChangeEmail = () =>
  useAccountChange((body: { newEmail: string; password: string }) => post('change-email', body))

export const useRename = () => useAccountChange((name: string) => post('update-user', { name }))

export const useTakeAvatar = () =>
  useAccountChange(async (bytes: Blob) => {
    const response = await send('/api/user/avatar', { method: 'POST', bytes })
    if (!response.ok) throw await errorOf(response)
  })

export const useRemoveAvatar = () => useAccountChange(() => call(accountApi.removeAvatar, {}))

export interface OwnSession {
  id: string
  userAgent: string | null
  updatedAt: number
  isCurrent: boolean
}

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    userAgent: z.string().nullable(),
    updatedAt: z.iso.datetime().transform(text => Date.parse(text)),
    isCurrent: z.boolean(),
  }),
)

const SESSIONS_KEY = ['sessions']

/** Where one is logged in. */
export const useSessions = (): UseQueryResult<OwnSession[]> =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => {
      const response = await send('/api/auth/list-sessions', { method: 'GET' })
      if (!response.ok) throw await authError(response)
      return sessionsSchema.parse(await response.json())
    },
  })

export const useEndSession = () => useSessionEnd((id: string) => post('revoke-session', { token: id }))

export const useEndOtherSessions = () => useSessionEnd(() => post('revoke-other-sessions', {}))

function useSessionEnd<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }) })
}

const secretSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** Nothing is on yet: a code of the app has to show that it took the secret. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: async (password: string) => secretSchema.parse(await post('two-factor/enable', { password })),
  })

export const useTurnOnSecondFactor = () =>
  useAccountChange((code: string) => post('two-factor/verify-totp', { code }))

export const useTurnOffSecondFactor = () =>
  useAccountChange((password: string) => post('two-factor/disable', { password }))

export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: async (password: string) =>
      secretSchema
        .pick({ backupCodes: true })
        .parse(await post('two-factor/generate-backup-codes', { password })),
  })

/** What it changes is part of who is asking. */
function useAccountChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: SESSION_KEY })
      await client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
  })
}
