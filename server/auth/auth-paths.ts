import { z } from 'zod'
import { lineSchema } from '#shared/text.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

export interface AuthPath {
  /** All that is handed on; whatever else is sent is dropped, addresses to be led to above all. */
  body: z.ZodType<Record<string, unknown>>
  /** Somebody with an account, as against a guest. */
  needsAccount?: true
  /** The library hashes a password: one that is guessed, or a new one. */
  hashes?: 'guess' | 'new'
  /** Nobody is kept from it by those who try to come in. */
  isAlwaysLetIn?: true
  /** Answered before anything is looked up: neither words nor time tell who has an account. */
  isSilent?: true
}

const MOST = 1_000
const email = z.string().trim().max(MOST)
const password = z.string().max(MOST)
const newPassword = z.string().min(PASSWORD_MIN_CHARACTERS).max(PASSWORD_MAX_CHARACTERS)
const token = z.string().min(1).max(2_000)
const code = z.string().trim().min(1).max(40)
/** A page of this server: no address, and nothing a browser would take for one. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
const nothing = z.object({})
/** What a browser says of a passkey, whose parts the library reads. */
const credential = z.record(z.string().max(100), z.unknown())
const account = { needsAccount: true } as const

/** The calls of better-auth this product uses, below `/api/auth`; everything else it brings is not reachable. */
export const AUTH_PATHS = {
  // Of a server that sends mail nobody hears what the library says, so this is all that is said.
  'sign-up/email': {
    body: z.object({ name: lineSchema(MOST), email: email.pipe(z.email()), password: newPassword }),
    hashes: 'new',
  },
  'sign-in/email': { body: z.object({ email, password }), hashes: 'guess' },
  'sign-in/social': {
    body: z
      .object({ provider: z.enum(['github', 'google']), returnTo: ownPath.default('/') })
      .transform(({ provider, returnTo }) => ({ provider, callbackURL: returnTo, disableRedirect: true })),
  },
  'sign-in/sso': { body: z.object({ email: z.email().max(MOST), returnTo: ownPath.default('/') }) },
  'sign-in/anonymous': { body: nothing },
  'sign-out': { body: nothing, isAlwaysLetIn: true },
  'request-password-reset': { body: z.object({ email: z.email() }), isSilent: true },
  'send-verification-email': { body: z.object({ email: z.email() }), isSilent: true },
  'reset-password': { body: z.object({ token, newPassword }), hashes: 'new' },
  'verify-email': { body: z.object({ token, password: password.optional() }) },
  'change-email': { body: z.object({ newEmail: z.email(), password: password.optional() }), ...account },
  'change-password': {
    body: z
      .object({ currentPassword: password, newPassword })
      // Whoever else is logged in is logged out, which is mostly why one changes it.
      .transform(given => ({ ...given, revokeOtherSessions: true })),
    ...{ ...account, hashes: 'guess' },
  },
  'update-user': { body: z.object({ name: lineSchema(100).pipe(z.string().min(1)) }), ...account },
  'revoke-session': { body: z.object({ token }), ...account },
  'revoke-sessions': { body: nothing, ...account },
  'revoke-other-sessions': { body: nothing, ...account },
  'two-factor/enable': { body: z.object({ password }), ...account, hashes: 'guess' },
  'two-factor/disable': { body: z.object({ password }), ...account, hashes: 'guess' },
  'two-factor/generate-backup-codes': { body: z.object({ password }), ...account, hashes: 'guess' },
  'passkey/generate-register-options': { body: z.object({ password: password.optional() }), ...account },
  'passkey/verify-registration': {
    body: z.object({ response: credential, name: lineSchema(100).optional() }),
    ...account,
  },
  'passkey/generate-authenticate-options': { body: nothing },
  'passkey/verify-authentication': { body: z.object({ response: credential }) },
  'passkey/delete-passkey': { body: z.object({ id: z.string().min(1).max(100) }), ...account },
  'passkey/update-passkey': {
    body: z.object({ id: z.string().min(1).max(100), name: lineSchema(100).pipe(z.string().min(1)) }),
    ...account,
  },
  'two-factor/verify-totp': { body: z.object({ code }) },
  'two-factor/verify-backup-code': { body: z.object({ code }) },
} satisfies Record<string, AuthPath>

export type AuthPathName = keyof typeof AUTH_PATHS
