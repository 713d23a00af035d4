import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { anonymous, genericOAuth, twoFactor } from 'better-auth/plugins'
import { afterReset } from '#server/auth/after-reset.ts'
import { authMails } from '#server/auth/auth-mails.ts'
import { otherServices } from '#server/auth/other-services.ts'
import { PASSKEY_COOKIE } from '#server/auth/passkey-host.ts'
import { recoveryCodes } from '#server/auth/recovery-codes.ts'
import { mayBegin } from '#server/auth/session-begin.ts'
import {
  challengeCookieName,
  isSecure,
  passkeyCookieName,
  sessionCookieName,
  sessionToken,
} from '#server/auth/session-cookie.ts'
import { findSession } from '#server/auth/sessions-queries.ts'
import { ssoSession } from '#server/auth/sso/sso-session.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import * as schema from '#server/db/schema/auth.ts'
import type { Settings } from '#server/env.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import { logError } from '#server/logs/log-error.ts'
import { GUEST_NAME, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

/** Without being read. */
export const SESSION_LASTS_S = 60 * 60 * 24 * 30

/** A session lasts longer by being read once this has passed since it last did. */
export const RENEWED_AFTER_S = 60 * 60 * 24

/** The page that says why somebody did not come in by another service. */
export const LOG_IN_FAILED = '/log-in-failed'

const made = new WeakMap<Bindings, ReturnType<typeof makeAuth>>()

/** better-auth keeps its own paths under `/api/auth`; made once a Worker. */
export function createAuth(env: Bindings): ReturnType<typeof makeAuth> {
  const auth = made.get(env) ?? makeAuth(env)
  made.set(env, auth)
  return auth
}

const madeWithPasskeys = new WeakMap<Bindings, ReturnType<typeof makeAuth>>()

/** The same with the calls of passkeys, whose code is as large as a sixth of the Worker: loaded when it is first asked. */
export async function authWithPasskeys(env: Bindings): Promise<ReturnType<typeof makeAuth>> {
  const { passkeys } = await import('#server/auth/passkeys.ts')
  const auth = madeWithPasskeys.get(env) ?? makeAuth(env, passkeys(env, appOrigins(settingsOf(env))))
  madeWithPasskeys.set(env, auth)
  return auth
}

function makeAuth(env: Bindings, more: BetterAuthPlugin[] = []) {
  const settings = settingsOf(env)
  const mails = authMails(env)
  // Without a provider nobody could be asked to prove an address.
  const isProven = settings.MAIL_URL !== undefined
  const cookie = { sameSite: 'lax', httpOnly: true, secure: isSecure(settings), path: '/' } as const
  return betterAuth({
    appName: 'Maquette',
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secret: settings.AUTH_SECRET,
    trustedOrigins: appOrigins(settings),
    database: drizzleAdapter(database(env.DB), { provider: 'sqlite', schema }),
    telemetry: { enabled: false },
    // Who somebody is there is asked once; nothing is done there in their name.
    account: { encryptOAuthTokens: true, updateAccountOnSignIn: false },
    onAPIError: { errorURL: `${settings.BASE_URL}${LOG_IN_FAILED}` },
    databaseHooks: {
      session: { create: { before: (session, context) => mayBegin(env, session, context?.path) } },
    },
    // A wrong password is an answer, not a warning.
    logger: { level: 'error', log: (_, message, error) => logAuth(message, error) },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      autoSignIn: true,
      requireEmailVerification: isProven,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mails.resetPassword,
      onPasswordReset: ({ user }) => afterReset(env, user),
      onExistingUserSignUp: mails.knownAddress,
    },
    ...(isProven ? { emailVerification: { sendVerificationEmail: mails.verify, sendOnSignUp: true } } : {}),
    user: {
      changeEmail: {
        enabled: true,
        updateEmailWithoutVerification: !isProven,
        sendChangeEmailConfirmation: mails.confirmLeaving,
      },
      deleteUser: { enabled: false },
    },
    // How fresh a session has to be is asked before the library is.
    session: { expiresIn: SESSION_LASTS_S, updateAge: RENEWED_AFTER_S, freshAge: 0 },
    advanced: {
      cookies: {
        session_token: { name: sessionCookieName(settings), attributes: cookie },
        two_factor: { name: challengeCookieName(settings), attributes: cookie },
        [PASSKEY_COOKIE]: { name: passkeyCookieName(settings), attributes: cookie },
      },
      useSecureCookies: false,
      defaultCookieAttributes: cookie,
    },
    plugins: [
      // Before what moves a guest: with a code still asked for, nobody has come in.
      twoFactor({ backupCodeOptions: { customBackupCodesGenerate: recoveryCodes } }),
      ssoSession(),
      ...more,
      genericOAuth({ config: otherServices(settings) }),
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

/** Some of what the library logs is an error with a word about it, some are words alone. */
function logAuth(message: string, error: unknown): void {
  if (error instanceof Error) logError(`better-auth: ${message}`, error)
  else logError('better-auth', new Error(message))
}

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

/**
 * Headers for the library without the cookie of a session that is over: it takes that cookie back in the very answer
 * that logs somebody in, and with it the new one.
 */
export async function headersForAuth(env: Bindings, request: Request): Promise<Headers> {
  const headers = new Headers(request.headers)
  const token = await sessionToken(env, request)
  if (!token || !(await findSession(env.DB, token))) headers.set('cookie', withoutSession(env, headers))
  return headers
}

/** The others say what somebody has begun, such as coming in by another service. */
function withoutSession(env: Bindings, headers: Headers): string {
  const session = `${sessionCookieName(settingsOf(env))}=`
  const pairs = (headers.get('cookie') ?? '').split('; ')
  return pairs.filter(pair => !pair.startsWith(session)).join('; ')
}

export const hashPassword = async (env: Bindings, password: string): Promise<string> =>
  (await createAuth(env).$context).password.hash(password)
