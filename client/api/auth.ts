import { z } from 'zod'
import { errorOf, send } from '#client/api/call.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { SignInService } from '#shared/users.ts'

export interface Credentials {
  email: string
  password: string
}

/** Logged in, or not before a code is given. */
export type LoggedIn = 'in' | 'code'
/** Logged in, or not before the address is confirmed by a link in a mail. */
export type Created = 'in' | 'mail'

export async function logIn(input: Credentials): Promise<LoggedIn> {
  const { twoFactorRedirect } = answerSchema.parse(await post('sign-in/email', input))
  return twoFactorRedirect ? 'code' : 'in'
}

export async function createAccount(input: Credentials & { name: string }): Promise<Created> {
  const { token } = answerSchema.parse(await post('sign-up/email', input))
  return token ? 'in' : 'mail'
}

export async function continueAsGuest(): Promise<void> {
  await post('sign-in/anonymous', {})
}

export async function logOut(): Promise<void> {
  await post('sign-out', {})
}

/** The code of an app, or one of the codes kept for the day it is lost. */
export async function giveCode({ way, code }: { way: 'totp' | 'backup-code'; code: string }): Promise<void> {
  await post(`two-factor/verify-${way}`, { code })
}

/** The page of that service to go to. */
export async function startSignIn(provider: SignInService, returnTo: string): Promise<string> {
  return z.object({ url: z.url() }).parse(await post('sign-in/social', { provider, returnTo })).url
}

const answerSchema = z.object({
  token: z.string().nullish(),
  twoFactorRedirect: z.boolean().optional(),
})

/** A call of better-auth, which answers in shapes of its own. */
export async function post(path: string, body: object): Promise<unknown> {
  const response = await send(`/api/auth/${path}`, { method: 'POST', body })
  if (!response.ok) throw await authError(response)
  return response.json()
}

/** What better-auth says went wrong, for those who show it beside its field. */
export class AuthError extends AppError {
  readonly authCode: string

  constructor(authCode: string, sentence: string) {
    super('bad_request', sentence)
    this.authCode = authCode
  }
}

export const hasAuthCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof AuthError && codes.includes(error.authCode)

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
  if (body?.code && sentence) return new AuthError(body.code, sentence)
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
  EMAIL_NOT_VERIFIED: 'This address is not confirmed yet. Open the link in the mail that was sent to it.',
  INVALID_TOKEN: MESSAGES.linkIsOver,
  TOKEN_EXPIRED: 'This link is over. Ask for another one.',
  INVALID_USER: 'This link is of another account. Log in to that one to use it.',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'This account has no password yet. Choose one by “Forgot your password?”.',
  INVALID_CODE: 'This code is not right, or its time is over. Try the one your app shows now.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Log in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Log in again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Wait a quarter of an hour and try again.',
  PASSKEY_NOT_FOUND: 'No account here has this passkey. It was removed, or belongs to another server.',
  AUTHENTICATION_FAILED: 'This passkey was not taken. Try again.',
  CHALLENGE_NOT_FOUND: 'This took too long. Try again.',
  FAILED_TO_VERIFY_REGISTRATION: 'The passkey was not taken. Try again.',
  USER_NOT_VERIFIED: 'This passkey asked nobody who they are. Use one with a PIN, a finger or a face.',
  PREVIOUSLY_REGISTERED: 'This passkey is known here already.',
  TOTP_ALREADY_ENABLED: 'The second factor is on already.',
  FAILED_TO_CREATE_USER: 'The account could not be created. Try again in a moment.',
  VALIDATION_ERROR: 'Check the e-mail address and the password.',
}
