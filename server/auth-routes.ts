import { createAuth } from '#server/auth.ts'
import { settingsOf } from '#server/bindings.ts'
import { type AppHono, addressOf, checkOrigin, checkSize, readBody } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'

/** The calls of better-auth this product uses; everything else it brings is not reachable. */
const AUTH_PATHS = ['sign-up/email', 'sign-in/email', 'sign-in/anonymous', 'sign-out']
const AUTH_MAX_BYTES = 16_000

export function authRoutes(app: AppHono): void {
  for (const path of AUTH_PATHS) {
    app.post(`/api/auth/${path}`, async ({ env, req }) => {
      const { raw } = req
      checkSize(raw, AUTH_MAX_BYTES)
      await checkLimit(env.SIGN_IN_LIMIT, addressOf(raw))
      await checkLimit(env.HASHING_LIMIT, 'everybody')
      checkOrigin(settingsOf(env), raw)
      if (path === 'sign-in/anonymous' && !settingsOf(env).GUESTS) throw new AppError('guests_off')
      const body = await readBody(raw, AUTH_MAX_BYTES)
      const email = emailIn(body)
      if (email) await checkLimit(env.SIGN_IN_LIMIT, `e-mail ${email}`)
      return createAuth(env).handler(new Request(raw.url, { method: 'POST', headers: raw.headers, body }))
    })
  }
}

async function checkLimit(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key })
  if (!success) throw new AppError('too_many_requests')
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
