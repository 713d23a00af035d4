import { hasPassword } from '#server/auth/accounts-queries.ts'
import { type AuthCall, accountOf, askLibrary } from '#server/auth/ask-library.ts'
import { checkPassword, hasJustBegun } from '#server/auth/change-email.ts'
import { passkeyHost } from '#server/auth/passkey-host.ts'
import { listPasskeys } from '#server/auth/passkeys-queries.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { AppError } from '#shared/errors.ts'

const PASSKEYS_MAX = 20

/** What the library tells, without keys. */
export async function ownPasskeys(env: Bindings, request: Request): Promise<Response> {
  const { id } = await accountOf({ env, request })
  return Response.json(await listPasskeys(env.DB, id))
}

/**
 * Begins one more way in, which goes past the password and the second factor: a session left open is not enough, so
 * the password is asked for, unless the session has just begun.
 */
export async function beginPasskey(call: AuthCall): Promise<Response> {
  const { env, request, body } = call
  checkPossible(env)
  const { id, email } = await accountOf(call)
  if ((await listPasskeys(env.DB, id)).length >= PASSKEYS_MAX)
    throw new AppError('conflict', `An account has ${PASSKEYS_MAX} passkeys at most. Remove one first.`)
  const ask = () => askLibrary(call, { method: 'GET', query: { name: email } })
  if (typeof body.password !== 'string') {
    if (await hasJustBegun(call)) return ask()
    if (await hasPassword(env.DB, id))
      throw new AppError('forbidden', 'Enter your password to add a passkey.')
    throw new AppError('conflict', 'Log in again, then add the passkey within ten minutes.')
  }
  return withPassword(env, request, { email, isGuess: true }, async () => {
    await checkPassword(call, String(body.password))
    return ask()
  })
}

/** The library only prefers that the passkey asks who one is; here it has to. */
export async function beginPasskeySignIn(call: AuthCall): Promise<Response> {
  checkPossible(call.env)
  const response = await askLibrary(call, { method: 'GET' })
  if (!response.ok) return response
  const options = (await response.json()) as object
  return new Response(JSON.stringify({ ...options, userVerification: 'required' }), response)
}

/** The library would answer with the key. */
export async function renamePasskey(call: AuthCall): Promise<Response> {
  const response = await askLibrary(call)
  return response.ok ? Response.json({ status: true }) : response
}

export function checkPossible(env: Bindings): void {
  if (passkeyHost(settingsOf(env)) === null)
    throw new AppError('not_configured', 'Passkeys need an https address; BASE_URL of this server has none.')
}
