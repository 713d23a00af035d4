import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { continueAsGuest, createAccount, giveCode, logIn, logOut, post } from '#client/api/auth.ts'
import { call } from '#client/api/call.ts'
import { logInWithPasskey } from '#client/api/passkeys.ts'
import { fetchSession, SESSION_KEY } from '#client/api/users.ts'
import { loginCountAtom, sessionEndedAtAtom } from '#client/state/login-count.ts'
import { accountApi } from '#shared/api/account.ts'

export const useLogIn = () => useAuthCall(logIn)
export const useCreateAccount = () => useAuthCall(createAccount)
export const useGiveCode = () => useAuthCall(giveCode)
export const useLogInWithPasskey = () => useAuthCall(logInWithPasskey)
/** Confirms an address; with the password of its account it logs in to it as well. */
export const useVerifyEmail = () =>
  useAuthCall(async (body: { token: string; password?: string }): Promise<void> => {
    await post('verify-email', body)
  })
export const useContinueAsGuest = () => useAuthCall(continueAsGuest)
export const useLogOut = () =>
  useAuthCall(async () => {
    await logOut()
    const { clearDevice } = await import('#client/room/working-copy/work-on-device.ts')
    await clearDevice()
  })

/** Ends the account, and with it the session. */
export const useDeleteAccount = () =>
  useAuthCall(async (body: { password: string; designs: 'delete' | 'handOver'; to?: string }) => {
    await call(accountApi.delete, { body })
    const { clearDevice } = await import('#client/room/working-copy/work-on-device.ts')
    await clearDevice()
  })

const AUTH_KEY = ['auth']
/** A room that says again at once that the session is over is not asked again. */
const ENDED_AGAIN_MS = 5_000

/** Logging in or out is under way: what the rooms say of the old session is no news. */
export const useIsChangingSession = (): boolean => useIsMutating({ mutationKey: AUTH_KEY }) > 0

function useAuthCall<Input, Outcome>(perform: (input: Input) => Promise<Outcome>) {
  const askAgain = useAskAgain()
  const setEndedAt = useSetAtom(sessionEndedAtAtom)
  return useMutation({
    mutationKey: AUTH_KEY,
    mutationFn: perform,
    onSuccess: async outcome => {
      // Nobody else is asking yet.
      if (outcome === 'code' || outcome === 'mail') return
      setEndedAt(null)
      await askAgain()
    },
  })
}

/** The session has ended elsewhere, or its time was over: whoever is left, and be it a visitor, goes on here. */
export function useSessionEnded(): () => Promise<void> {
  const askAgain = useAskAgain()
  const [endedAt, setEndedAt] = useAtom(sessionEndedAtAtom)
  return async () => {
    if (endedAt !== null && Date.now() - endedAt < ENDED_AGAIN_MS) return
    setEndedAt(Date.now())
    await askAgain()
  }
}

/** Somebody else is asking now: everything known is asked again. */
function useAskAgain(): () => Promise<void> {
  const client = useQueryClient()
  const raiseLoginCount = useSetAtom(loginCountAtom)
  return async () => {
    await client.fetchQuery({ queryKey: SESSION_KEY, queryFn: fetchSession, staleTime: 0 })
    await drawn()
    client.removeQueries({ predicate: query => query.queryKey[0] !== SESSION_KEY[0] && !query.isActive() })
    await client.invalidateQueries({ predicate: query => query.queryKey[0] !== SESSION_KEY[0] })
    raiseLoginCount(count => count + 1)
  }
}

/** What is shown knows the new session by then: what asks only for somebody who is in asks no more. */
const drawn = (): Promise<void> => new Promise(done => setTimeout(done))
