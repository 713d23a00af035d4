import { sayingsOf } from '#server/auth/mail-token.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import {
  knownAddressLetter,
  leavingAddressLetter,
  newAddressLetter,
  passwordLetter,
  securityLetter,
  verificationLetter,
} from '#server/features/mail/letters/account-letters.ts'
import { type Letter, mailOf } from '#server/features/mail/letters/letter.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'

export interface Mailed {
  email: string
}

/** What better-auth has sent: every link leads to a page of this server, where a person presses a button. */
export function authMails(env: Bindings) {
  const linkTo = (path: string) => `${settingsOf(env).BASE_URL}${path}`
  const send = async (to: string, letter: Letter) => {
    await sendMail(env, mailOf(to, letter), { kind: 'account' })
  }
  return {
    async resetPassword({ user, token }: { user: Mailed & { isAnonymous?: boolean | null }; token: string }) {
      if (!user.isAnonymous) await send(user.email, passwordLetter(linkTo(`/reset-password/${token}`)))
    },
    /** One call for a new account and for a new address, told apart by the token. */
    async verify({ user, token }: { user: Mailed; token: string }) {
      const link = linkTo(`/verify-email/${token}`)
      await send(user.email, newAddressOf(token) ? newAddressLetter(link) : verificationLetter(link))
    },
    async confirmLeaving({ user, newEmail, token }: { user: Mailed; newEmail: string; token: string }) {
      await send(user.email, leavingAddressLetter(newEmail, linkTo(`/verify-email/${token}`)))
    },
    async knownAddress({ user }: { user: Mailed }) {
      await send(user.email, knownAddressLetter(linkTo('/')))
    },
  }
}

/** Tells whoever has an account of what happened to it, whoever did it. */
export async function tellOwner(env: Bindings, email: string, what: string): Promise<void> {
  const letter = securityLetter(what, `${settingsOf(env).BASE_URL}/settings`)
  await sendMail(env, mailOf(email, letter), { kind: 'notice' })
}

const newAddressOf = (token: string): string | null => sayingsOf(token).updateTo ?? null
