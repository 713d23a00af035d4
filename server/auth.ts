import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { anonymous } from 'better-auth/plugins'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import * as schema from '#server/db/schema.ts'
import type { Settings } from '#server/env.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import type { Actor } from '#shared/actor.ts'
import { GUEST_NAME, type SessionUser } from '#shared/users.ts'

const PASSWORD_MIN_CHARACTERS = 8

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
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_MIN_CHARACTERS, autoSignIn: true },
    user: { changeEmail: { enabled: false }, deleteUser: { enabled: false } },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
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

/** Where the app may be called from; on one machine the loopback addresses name the same server. */
export function appOrigins({ BASE_URL, PORT, isLocal }: Settings): string[] {
  const loopback = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]
  return [...new Set([new URL(BASE_URL).origin, ...(isLocal ? loopback : [])])]
}

/** Who sends this request; null when nobody is signed in. */
export async function sessionUser(env: Bindings, request: Request): Promise<SessionUser | null> {
  if (!request.headers.get('cookie')?.includes('maquette_session')) return null
  const session = await createAuth(env).api.getSession({ headers: request.headers })
  if (!session) return null
  const { id, name, email, image, emailVerified } = session.user
  const isGuest = Boolean(session.user.isAnonymous)
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

export const actorOf = ({ id, isGuest }: SessionUser): Actor => ({ kind: isGuest ? 'guest' : 'user', id })
