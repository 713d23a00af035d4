import type { AuthPathName } from '#server/auth/auth-paths.ts'
import { authWithPasskeys, createAuth, headersForAuth } from '#server/auth/better-auth.ts'
import { visitorOf } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { AppError } from '#shared/errors.ts'
import type { SessionUser } from '#shared/users.ts'

/** One call below `/api/auth`, once its body is known. */
export interface AuthCall {
  env: Bindings
  request: Request
  waitUntil(work: Promise<unknown>): void
  path: AuthPathName
  body: Record<string, unknown>
}

interface Otherwise {
  path?: AuthPathName
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Headers
}

/**
 * Hands a call to better-auth. Many of them end a session (signing out, a new password, a guest who signs in), so the
 * rooms of whatever ended are told.
 */
export function askLibrary(
  call: AuthCall,
  { method = 'POST', query, ...otherwise }: Otherwise = {},
): Promise<Response> {
  const { env, request } = call
  return endAndTell(call, async () => {
    const url = new URL(`/api/auth/${otherwise.path ?? call.path}`, request.url)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const headers = otherwise.headers ?? (await headersForAuth(env, request))
    const body = method === 'GET' ? null : JSON.stringify(otherwise.body ?? call.body)
    const auth = url.pathname.startsWith(PASSKEY_CALLS) ? await authWithPasskeys(env) : createAuth(env)
    return auth.handler(new Request(url, { method, headers, body }))
  })
}

const PASSKEY_CALLS = '/api/auth/passkey/'

/** Whose account it is about; guests have none. */
export async function accountOf({
  env,
  request,
}: Pick<AuthCall, 'env' | 'request'>): Promise<SessionUser & { email: string }> {
  const { user } = await visitorOf(env, request)
  if (!user) throw new AppError('unauthenticated')
  if (user.isGuest || !user.email)
    throw new AppError('forbidden', 'This needs an account, and a guest has none.')
  return { ...user, email: user.email }
}

/** What better-auth says went wrong, beside its status. */
export async function codeOf(response: Response): Promise<string | null> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return typeof body?.code === 'string' ? body.code : null
}
