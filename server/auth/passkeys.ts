import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import { passkeyFields } from '#server/auth/passkey-fields.ts'
import { PASSKEY_COOKIE, passkeyHost } from '#server/auth/passkey-host.ts'
import { findPasskeyOwner, notePasskeyUse } from '#server/auth/passkeys-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'

/** A passkey is both factors, so whoever holds it has shown to it who they are: by a finger, a face or a PIN. */
export function passkeys(env: Bindings, origins: string[]): BetterAuthPlugin[] {
  const settings = settingsOf(env)
  const rpID = passkeyHost(settings)
  if (!rpID) return []
  const plugin = passkey({
    rpID,
    rpName: 'Maquette',
    // A page of a preview host may ask for the passkeys of a domain above it, but never under our name.
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: PASSKEY_COOKIE },
    registration: {
      async afterVerification({ verification }) {
        const { registrationInfo: made } = verification
        if (!made?.userVerified) throw new APIError('BAD_REQUEST', NOT_VERIFIED)
        if (await findPasskeyOwner(env.DB, made.credential.id)) throw new APIError('BAD_REQUEST', KNOWN)
      },
    },
    authentication: {
      async afterVerification({ verification: { authenticationInfo } }) {
        if (!authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED', NOT_VERIFIED)
        const owner = await findPasskeyOwner(env.DB, authenticationInfo.credentialID)
        if (settings.MAIL_URL && !owner?.isProven) throw new APIError('FORBIDDEN', NOT_PROVEN)
        await notePasskeyUse(env.DB, authenticationInfo.credentialID)
      },
    },
  })
  return [plugin, passkeyFields]
}

const NOT_VERIFIED = {
  code: 'USER_NOT_VERIFIED',
  message: 'This passkey did not ask who you are.',
}
const KNOWN = { code: 'PREVIOUSLY_REGISTERED', message: 'This passkey is known here already.' }
const NOT_PROVEN = { code: 'EMAIL_NOT_VERIFIED', message: 'This address is not confirmed yet.' }
