import { createEmailVerificationToken } from 'better-auth/api'
import { findByEmail } from '#server/auth/admin-link-queries.ts'
import { type AuthCall, accountOf, askLibrary } from '#server/auth/ask-library.ts'
import { authMails } from '#server/auth/auth-mails.ts'
import { createAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import { findSessionStart } from '#server/auth/sessions-queries.ts'
import { settingsOf } from '#server/bindings.ts'
import { AppError } from '#shared/errors.ts'

/** Whoever has just come in has shown who they are. */
const JUST_MS = 10 * 60_000

/**
 * A new address takes the account with it, so a session left open is not enough: the password is asked for, unless the
 * session has just begun.
 */
export async function changeEmail(call: AuthCall): Promise<Response> {
  const { env, request, body } = call
  const account = await accountOf(call)
  const { email } = account
  const { newEmail } = body
  const ask = () => asTaken(call, account, () => askLibrary(call, { body: { newEmail } }))
  if (typeof body.password !== 'string') {
    if (await hasJustBegun(call)) return ask()
    throw new AppError('forbidden', 'Enter your password to change your address.')
  }
  return withPassword(env, request, { email, isGuess: true }, async () => {
    await checkPassword(call, String(body.password))
    return ask()
  })
}

/** Where mail is sent, a taken address gets the mails of a free one: one that did not come would tell whose it is. */
async function asTaken(
  { env, body }: AuthCall,
  { email, isEmailVerified }: { email: string; isEmailVerified?: boolean | undefined },
  ask: () => Promise<Response>,
): Promise<Response> {
  const newEmail = String(body.newEmail).toLowerCase()
  const isTaken = (await findByEmail(env.DB, newEmail)) !== null && newEmail !== email
  const answer = await ask()
  const { AUTH_SECRET, MAIL_URL } = settingsOf(env)
  if (!isTaken || !answer.ok || !MAIL_URL || !isEmailVerified) return answer
  const asked = { requestType: 'change-email-confirmation' }
  const token = await createEmailVerificationToken(AUTH_SECRET, email, newEmail, undefined, asked)
  // Its link leads on to a mail to whoever has the address, and changes nothing.
  await authMails(env).confirmLeaving({ user: { email }, newEmail, token })
  return answer
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
