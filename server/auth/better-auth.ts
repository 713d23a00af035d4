import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { anonymous } from 'better-auth/plugins'
import { parseSigned } from 'hono/utils/cookie'
import { findSession, type SessionRow } from '#server/auth/sessions-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import * as schema from '#server/db/schema/auth.ts'
import type { Settings } from '#server/env.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import type { Actor } from '#shared/actor.ts'
import {
  GUEST_NAME,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  type SessionUser,
} from '#shared/users.ts'

const RENEWED_AFTER_S = 60 * 60 * 24

const made = new WeakMap<Bindings, ReturnType<typeof makeAuth>>()

/** better-auth keeps its own paths under `/api/auth`; made once a Worker. */
export function createAuth(env: Bindings): ReturnType<typeof makeAuth> {
  const auth = made.get(env) ?? makeAuth(env)
  made.set(env, auth)
  return auth
}

function makeAuth(env: Bindings) {
  const settings = settingsOf(env)
  const isSecure = settings.BASE_URL.startsWith('https:')
  return betterAuth({
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secret: settings.AUTH_SECRET,
    trustedOrigins: appOrigins(settings),
    database: drizzleAdapter(database(env.DB), { provider: 'sqlite', schema }),
    telemetry: { enabled: false },
    // A wrong password is an answer, not a warning.
    logger: { level: 'error' },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      autoSignIn: true,
    },
    user: { changeEmail: { enabled: false }, deleteUser: { enabled: false } },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: RENEWED_AFTER_S },
    advanced: {
      cookies: {
        session_token: {
          name: sessionCookieName(isSecure),
          attributes: { sameSite: 'lax', httpOnly: true, secure: isSecure, path: '/' },
        },
      },
      useSecureCookies: false,
    },
    plugins: [
      anonymous({
        generateName: () => GUEST_NAME,
        // The guest is deleted by moveGuestTo, in the same batch that moves the designs.
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) =>
          moveGuestTo(env.DB, anonymousUser.user.id, newUser.user.id),
      }),
    ],
  })
}

/** `__Host-` wherever the connection is secure: no sibling host can set or read it. */
const sessionCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}maquette_session`

/** Of the browser, not of the session: it stays after logging out, and says that its person was here before. */
export const deviceCookieName = ({ BASE_URL }: Settings): string =>
  `${BASE_URL.startsWith('https:') ? '__Host-' : ''}maquette_device`

/** Where the app may be called from; on one machine the loopback addresses name the same server. */
export function appOrigins({ BASE_URL, PORT, isLocal }: Settings): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map(name => `http://${name}:${PORT}`)
  return [...new Set([new URL(BASE_URL).origin, ...(isLocal ? loopback : [])])]
}

/** The app by the name this request called it: a link that leads elsewhere would find nobody signed in. */
export function originOf(settings: Settings, request: Request): string {
  const host = request.headers.get('host')?.toLowerCase()
  const { origin } = new URL(settings.BASE_URL)
  return appOrigins(settings).find(known => new URL(known).host === host) ?? origin
}

/** Who sends this request; null when nobody is signed in. */
export async function sessionUser(env: Bindings, request: Request): Promise<SessionUser | null> {
  const token = await sessionToken(env, request)
  const found = token ? await findSession(env.DB, token) : null
  if (!found) return null
  // Reading a session through the library is what makes it last longer.
  if (Date.now() - found.renewedAt.getTime() > RENEWED_AFTER_S * 1_000)
    await createAuth(env).api.getSession({ headers: request.headers })
  return toSessionUser(env, found.user)
}

/**
 * Headers for the library without the cookie of a session that is over: it takes that cookie back in the very answer
 * that logs somebody in, and with it the new one.
 */
export async function headersForAuth(env: Bindings, request: Request): Promise<Headers> {
  const headers = new Headers(request.headers)
  const token = await sessionToken(env, request)
  if (!token || !(await findSession(env.DB, token))) headers.delete('cookie')
  return headers
}

/** The session's token, once its signature is found right. */
export async function sessionToken(env: Bindings, request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie')
  const { AUTH_SECRET, BASE_URL } = settingsOf(env)
  const name = sessionCookieName(BASE_URL.startsWith('https:'))
  if (!cookies?.includes(name)) return null
  return (await parseSigned(cookies, AUTH_SECRET, name))[name] || null
}

export function toSessionUser(env: Bindings, row: SessionRow['user']): SessionUser {
  const { id, name, email, image, emailVerified } = row
  const isGuest = Boolean(row.isAnonymous)
  const { ADMIN_EMAILS, ADMIN_USER_IDS } = settingsOf(env)
  return {
    id,
    name,
    email: isGuest ? null : email,
    avatarUrl: image ?? null,
    isGuest,
    isAdmin: ADMIN_USER_IDS.includes(id) || (emailVerified && ADMIN_EMAILS.includes(email)),
  }
}

export const hashPassword = async (env: Bindings, password: string): Promise<string> =>
  (await createAuth(env).$context).password.hash(password)

/**
 * Who may see and try the models, with the server's keys: an admin; where the server is local and names no admins,
 * whoever has an account. A guest is made by any first prompt, so a guest is none.
 */
export function isOperator(settings: Settings, { isAdmin, isGuest }: SessionUser): boolean {
  const { isLocal, ADMIN_EMAILS, ADMIN_USER_IDS } = settings
  const namesAdmins = ADMIN_EMAILS.length + ADMIN_USER_IDS.length > 0
  return isAdmin || (isLocal && !namesAdmins && !isGuest)
}

export const actorOf = ({ id, isGuest }: SessionUser): Actor => ({ kind: isGuest ? 'guest' : 'user', id })
