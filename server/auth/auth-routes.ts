import { parse, serialize } from 'hono/utils/cookie'
import { createAuth, headersForAuth } from '#server/auth/better-auth.ts'
import { deviceCookieName } from '#server/auth/session-cookie.ts'
import { beginTry, endTry, type Trier } from '#server/auth/sign-in-tries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { endAndTell } from '#server/events/tell-rooms.ts'
import { type AppHono, addressOf, checkOrigin, checkSize, errorResponse, readBody } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'
import { isId, newId } from '#shared/ids.ts'
import { tooManyTries } from '#shared/messages.ts'
import { oneLine } from '#shared/text.ts'

/** The calls of better-auth this product uses; everything else it brings is not reachable. */
const AUTH_PATHS = ['sign-up/email', 'sign-in/email', 'sign-in/anonymous', 'sign-out'] as const
const AUTH_MAX_BYTES = 16_000
const DEVICE_KNOWN_FOR_S = 180 * 24 * 60 * 60

export function authRoutes(app: AppHono): void {
  for (const path of AUTH_PATHS) {
    app.post(`/api/auth/${path}`, async ({ env, req: { raw }, executionCtx }) => {
      checkSize(raw, AUTH_MAX_BYTES)
      // Nobody is kept from leaving by those who try to come in.
      await checkLimit(path === 'sign-out' ? env.ADDRESS_LIMIT : env.SIGN_IN_LIMIT, addressOf(raw))
      checkOrigin(settingsOf(env), raw)
      if (path === 'sign-in/anonymous' && !settingsOf(env).GUESTS) throw new AppError('guests_off')
      const body = withOneLineName(await readBody(raw, AUTH_MAX_BYTES))
      const teller = { env, waitUntil: (work: Promise<unknown>) => executionCtx.waitUntil(work) }
      // Signing out ends a session, and a guest who signs in leaves one behind: their sockets are closed.
      const ask = async () => {
        const headers = await headersForAuth(env, raw)
        const request = new Request(raw.url, { method: 'POST', headers, body })
        return endAndTell(teller, () => createAuth(env).handler(request))
      }
      const email = path.endsWith('/email') ? emailIn(body) : null
      if (!email) return ask()
      return withPassword(env, { email, ...senderOf(env, raw) }, path === 'sign-in/email', ask)
    })
  }
}

/** A call that hashes a password, which takes 80 ms of the one thread: a guess waits its time before that. */
async function withPassword(
  env: Bindings,
  trier: Trier,
  isGuess: boolean,
  ask: () => Promise<Response>,
): Promise<Response> {
  const begun = isGuess ? await beginTry(env.DB, trier) : { isKnown: false, keys: [] }
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

async function checkLimit(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key })
  if (!success) throw new AppError('too_many_requests')
}

/** A person's name is seen by others as any other name. */
function withOneLineName(body: string): string {
  try {
    const parsed = JSON.parse(body) as { name?: unknown }
    return typeof parsed?.name === 'string' ? JSON.stringify({ ...parsed, name: oneLine(parsed.name) }) : body
  } catch {
    return body
  }
}

/** Whose password is tried: what is no e-mail address is refused by better-auth itself, before it hashes. */
function emailIn(body: string): string | null {
  try {
    const { email } = JSON.parse(body) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : null
  } catch {
    return null
  }
}
