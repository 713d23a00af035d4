import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { z } from 'zod'
import { errorOf, send } from '#client/api/call.ts'
import { fetchSession, SESSION_KEY } from '#client/api/users.ts'
import { sessionEndedAtAtom, sessionEpochAtom } from '#client/state/login-count.ts'
import { AppError } from '#shared/errors.ts'

export interface Credentials {
  email: string
  password: string
}

export const useLogIn = () => useAuthCall((input: Credentials) => post('sign-in/email', input))
export const useCreateAccount = () =>
  useAuthCall((input: Credentials & { name: string }) => post('sign-up/email', input))
export const useContinueAsGuest = () => useAuthCall(() => post('sign-in/anonymous', {}))
/** `clearDevice` goes before anything is asked again: what is asked then may be kept on the device. */
export const useLogOut = (clearDevice: () => Promise<void>) =>
  useAuthCall(async () => {
    await post('sign-out', {})
    await clearDevice()
  })

const AUTH_KEY = ['auth']
/** A room that says again at once that the session is over is not asked again. */
const ENDED_AGAIN_MS = 5_000

/** Logging in or out is under way: what the rooms say of the old session is no news. */
export const useIsChangingSession = (): boolean => useIsMutating({ mutationKey: AUTH_KEY }) > 0

function useAuthCall<Input>(perform: (input: Input) => Promise<void>) {
  const askAgain = useAskAgain()
  const setEndedAt = useSetAtom(sessionEndedAtAtom)
  return useMutation({
    mutationKey: AUTH_KEY,
    mutationFn: perform,
    onSuccess: async () => {
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
  const raiseEpoch = useSetAtom(sessionEpochAtom)
  return async () => {
    await client.fetchQuery({ queryKey: SESSION_KEY, queryFn: fetchSession, staleTime: 0 })
    client.removeQueries({ predicate: query => query.queryKey[0] !== SESSION_KEY[0] && !query.isActive() })
    await client.invalidateQueries({ predicate: query => query.queryKey[0] !== SESSION_KEY[0] })
    raiseEpoch(epoch => epoch + 1)
  }
}

async function post(path: string, body: object): Promise<void> {
  const response = await send(`/api/auth/${path}`, { method: 'POST', body })
  if (!response.ok) throw await authError(response)
}

const bodySchema = z.object({ code: z.string(), message: z.string() }).partial()

/** better-auth answers `{ code, message }`; the limiter before it answers as every other call. */
export async function authError(response: Response): Promise<AppError> {
  const body = bodySchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).data
  const sentence = body?.code ? SENTENCES[body.code] : undefined
  if (sentence) return new AppError('bad_request', sentence)
  return errorOf(response)
}

const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'This e-mail and password do not go together. Check both and try again.',
  INVALID_EMAIL: 'Enter a valid e-mail address.',
  INVALID_PASSWORD: 'This password is not right.',
  USER_NOT_FOUND: 'There is no account with this e-mail yet. Create one instead.',
  USER_ALREADY_EXISTS: 'There is an account with this e-mail already. Log in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this e-mail already. Log in instead.',
  PASSWORD_TOO_SHORT: 'Use at least 8 characters for the password.',
  PASSWORD_TOO_LONG: 'Use at most 128 characters for the password.',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'You are a guest here already.',
  FAILED_TO_CREATE_USER: 'The account could not be created. Try again in a moment.',
  VALIDATION_ERROR: 'Check the e-mail address and the password.',
}
