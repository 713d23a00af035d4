import { parse, serialize } from 'hono/utils/cookie'
import { deviceCookieName } from '#server/auth/session-cookie.ts'
import { beginTry, endTry, type Trier } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { addressOf, checkLimit, errorResponse } from '#server/serve.ts'
import { isId, newId } from '#shared/ids.ts'
import { tooManyTries } from '#shared/messages.ts'

const DEVICE_KNOWN_FOR_S = 180 * 24 * 60 * 60

/** A call that hashes a password, which takes 80 ms of the one thread: a guess waits its time before that. */
export async function withPassword(
  env: Bindings,
  request: Request,
  whose: { email: string; isGuess: boolean },
  ask: () => Promise<Response>,
): Promise<Response> {
  const trier: Trier = { email: whose.email.trim().toLowerCase(), ...senderOf(env, request) }
  const begun = whose.isGuess ? await beginTry(env.DB, trier) : { isKnown: false, keys: [] }
  if ('waitMs' in begun) return waitFirst(begun.waitMs)
  // Strangers use up their own share, never that of people who were here before.
  await checkLimit(env.HASHING_LIMIT, begun.isKnown ? 'known' : 'strangers')
  const response = await ask()
  if (!response.ok) return response
  const device = trier.device ?? newId()
  await endTry(env.DB, { ...trier, device }, begun.keys)
  const answer = new Response(response.body, response)
  answer.headers.append('set-cookie', deviceCookie(env, device))
  return answer
}

function waitFirst(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1_000)
  const response = errorResponse('too_many_requests', tooManyTries(seconds))
  response.headers.set('retry-after', String(seconds))
  return response
}

function senderOf(env: Bindings, request: Request): Omit<Trier, 'email'> {
  const name = deviceCookieName(settingsOf(env))
  const device = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  return { address: addressOf(request), device: isId(device) ? device : null }
}

const deviceCookie = (env: Bindings, device: string): string =>
  serialize(deviceCookieName(settingsOf(env)), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settingsOf(env).BASE_URL.startsWith('https:'),
    maxAge: DEVICE_KNOWN_FOR_S,
  })
