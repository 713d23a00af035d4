import { z } from 'zod'
import { errorOf, send } from '#client/api/call.ts'
import { AppError } from '#shared/errors.ts'

export interface Credentials {
  email: string
  password: string
}

export const logIn = (input: Credentials): Promise<void> => post('sign-in/email', input)
export const createAccount = (input: Credentials & { name: string }): Promise<void> =>
  post('sign-up/email', input)
export const continueAsGuest = (): Promise<void> => post('sign-in/anonymous', {})
export const logOut = (): Promise<void> => post('sign-out', {})

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
