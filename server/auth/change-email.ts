import { type AuthCall, accountOf, askLibrary } from '#server/auth/ask-library.ts'
import { createAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import { findSessionStart } from '#server/auth/sessions-queries.ts'
import { AppError } from '#shared/errors.ts'

/** Whoever has just come in has shown who they are. */
const JUST_MS = 10 * 60_000

/**
 * A new address takes the account with it, so a session left open is not enough: the password is asked for, unless the
 * session has just begun.
 */
export async function changeEmail(call: AuthCall): Promise<Response> {
  const { env, request, body } = call
  const { email } = await accountOf(call)
  const { newEmail } = body
  const ask = () => askLibrary(call, { body: { newEmail } })
  if (typeof body.password !== 'string') {
    if (await hasJustBegun(call)) return ask()
    throw new AppError('forbidden', 'Enter your password to change your address.')
  }
  return withPassword(env, request, { email, isGuess: true }, async () => {
    await checkPassword(call, String(body.password))
    return ask()
  })
}

export async function hasJustBegun({ env, request }: Pick<AuthCall, 'env' | 'request'>): Promise<boolean> {
  const { sessionId } = (await visitorOf(env, request)).caller
  const begun = sessionId ? await findSessionStart(env.DB, sessionId) : null
  return begun !== null && Date.now() - begun.getTime() < JUST_MS
}

export async function checkPassword(
  { env, request }: Pick<AuthCall, 'env' | 'request'>,
  password: string,
): Promise<void> {
  try {
    await createAuth(env).api.verifyPassword({ headers: request.headers, body: { password } })
  } catch {
    throw new AppError('forbidden', 'This password is not right.')
  }
}
