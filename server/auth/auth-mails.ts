import { sayingsOf } from '#server/auth/mail-token.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { tell } from '#server/events/outbox.ts'

export interface Mailed {
  email: string
}

/** What better-auth has sent: every link leads to a page of this server, where a person presses a button. */
export function authMails(env: Bindings) {
  const linkTo = (path: string) => `${settingsOf(env).BASE_URL}${path}`
  return {
    async resetPassword({ user, token }: { user: Mailed & { isAnonymous?: boolean | null }; token: string }) {
      const said = { link: linkTo(`/reset-password/${token}`) }
      if (!user.isAnonymous) await tell(env, { type: 'password_forgotten', mailTo: user.email, said })
    },
    /** One call for a new account and for a new address, told apart by the token. */
    async verify({ user, token }: { user: Mailed; token: string }) {
      const type = newAddressOf(token) ? 'new_address_given' : 'address_given'
      await tell(env, { type, mailTo: user.email, said: { link: linkTo(`/verify-email/${token}`) } })
    },
    async confirmLeaving({ user, newEmail, token }: { user: Mailed; newEmail: string; token: string }) {
      const said = { newAddress: newEmail, link: linkTo(`/verify-email/${token}`) }
      await tell(env, { type: 'address_to_change', mailTo: user.email, said })
    },
    async knownAddress({ user }: { user: Mailed }) {
      await tell(env, { type: 'known_address_given', mailTo: user.email, said: { link: linkTo('/') } })
    },
  }
}

/** Tells whoever has an account of what happened to it, whoever did it. */
export async function tellOwner(env: Bindings, email: string, what: string): Promise<void> {
  const said = { what, link: `${settingsOf(env).BASE_URL}/settings` }
  await tell(env, { type: 'account_changed', mailTo: email, said })
}

const newAddressOf = (token: string): string | null => sayingsOf(token).updateTo ?? null
