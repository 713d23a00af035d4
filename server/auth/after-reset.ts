import { tellOwner } from '#server/auth/auth-mails.ts'
import { forgetTokens, proveAddress } from '#server/auth/verification-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'

/** After a new password was chosen by a link: other such links are over, and a link that was mailed has proven the address. */
export async function afterReset(
  env: Bindings,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  await forgetTokens(env.DB, id)
  if (settingsOf(env).MAIL_URL && !emailVerified) await proveAddress(env.DB, id)
  await tellOwner(env, email, 'Your password was changed')
}
