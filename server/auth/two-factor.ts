import { parse } from 'hono/utils/cookie'
import { type AuthCall, askLibrary } from '#server/auth/ask-library.ts'
import { headersForAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import { canRead } from '#server/auth/second-factor.ts'
import { findSecondFactor } from '#server/auth/second-factor-queries.ts'
import { challengeCookieName, sessionCookieName } from '#server/auth/session-cookie.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/** The password was right and a code is asked for: whoever is here meanwhile, mostly a guest, stays so until it is given. */
export async function keptGuest(call: AuthCall): Promise<Response> {
  const response = await askLibrary(call)
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { twoFactorRedirect?: boolean } | null
  if (!body?.twoFactorRedirect) return response
  await checkReadable(call.env, String(call.body.email))
  const session = `${sessionCookieName(settingsOf(call.env))}=`
  const kept = response.headers.getSetCookie().filter(cookie => !cookie.startsWith(session))
  const answer = new Response(response.body, response)
  answer.headers.delete('set-cookie')
  for (const cookie of kept) answer.headers.append('set-cookie', cookie)
  return answer
}

/** No code is right for a secret that was sealed with another auth.secret, so none is asked for. */
async function checkReadable(env: Bindings, email: string): Promise<void> {
  const sealed = await findSecondFactor(env.DB, email.toLowerCase())
  if (sealed && !(await canRead(settingsOf(env).AUTH_SECRET, sealed)))
    throw new AppError('conflict', MESSAGES.secondFactorUnreadable)
}

/**
 * A code that signs in, or one that turns the second factor on for whoever is signed in. Where one is asked for, that
 * goes before the session of whoever is here, and a guest's things move to the account as by any other way in.
 */
export async function verifyCode(call: AuthCall): Promise<Response> {
  const { env, request } = call
  const settings = settingsOf(env)
  const cookies = parse(request.headers.get('cookie') ?? '')
  const challenge = cookies[challengeCookieName(settings)]
  if (!challenge) return askLibrary(call)
  const { user: here } = await visitorOf(env, request)
  const headers = await headersForAuth(env, request)
  headers.set('cookie', `${challengeCookieName(settings)}=${encodeURIComponent(challenge)}`)
  const response = await askLibrary(call, { headers })
  if (response.ok && here?.isGuest) {
    const { user } = (await response.clone().json()) as { user: { id: string } }
    await endAndTell(call, () => moveGuestTo(env.DB, here.id, user.id))
  }
  return response
}
